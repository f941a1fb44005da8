/** Short words for phases, states of cards and resources, as a board shows them. */
export const states = {
  'moment.round': {
    en: (a: { round: number }) => `round ${a.round}`,
    fr: (a: { round: number }) => `round ${a.round}`,
  },
  'phase.setup': { en: () => 'set-up', fr: () => 'mise en place' },
  'phase.player': { en: () => 'player phase', fr: () => 'phase des Joueurs' },
  'phase.villain': { en: () => 'villain phase', fr: () => 'phase du Méchant' },
  'flag.exhausted': { en: () => 'exhausted', fr: () => 'inclinée' },
  'flag.stunned': { en: () => 'stunned', fr: () => 'Sonné' },
  'flag.confused': { en: () => 'confused', fr: () => 'Désorienté' },
  'flag.tough': { en: () => 'tough', fr: () => 'Tenace' },
  'flag.used': { en: () => 'ability used this round', fr: () => 'capacité utilisée ce round' },
  'flag.discount': {
    en: ({ n }: { n: number }) => `the next card costs ${n} less`,
    fr: ({ n }: { n: number }) => `la prochaine carte coûte ${n} de moins`,
  },
  'resource.energy': { en: () => 'energy', fr: () => 'énergie' },
  'resource.mental': { en: () => 'mental', fr: () => 'mental' },
  'resource.physical': { en: () => 'physical', fr: () => 'physique' },
  'resource.wild': { en: () => 'wild', fr: () => 'libre' },
} as const
