import type { Area } from '../../model/words/area.ts'

export const passingWords = {
  'passing.title': { en: 'Passing', fr: 'Passer' },
  'passing.level': { en: 'Reactions', fr: 'Réactions' },
  'passing.smart': {
    en: 'Smart: ask where I have a choice',
    fr: 'Automatique : demander quand j’ai le choix',
  },
  'passing.always': { en: 'Always ask me', fr: 'Toujours me demander' },
  'passing.forced': { en: 'Only what is forced', fr: 'Seulement ce qui est obligatoire' },
  'passing.levelText': {
    en: 'Whatever is set, you are asked where you can answer an attack, your defeat or the end of a scheme.',
    fr: 'Quel que soit le réglage, on vous demande là où vous pouvez répondre à une attaque, à votre défaite ou à l’achèvement d’une manigance.',
  },
  'passing.until': { en: 'Pass for longer…', fr: 'Passer plus longtemps…' },
  'passing.untilTurn': { en: 'Pass until my turn', fr: 'Passer jusqu’à mon tour' },
  'passing.untilPhase': { en: 'Pass until the next phase', fr: 'Passer jusqu’à la phase suivante' },
  'passing.untilRound': { en: 'Pass until the next round', fr: 'Passer jusqu’au round suivant' },
  'passing.chipTurn': { en: 'Passing until my turn', fr: 'Je passe jusqu’à mon tour' },
  'passing.chipPhase': { en: 'Passing until the next phase', fr: 'Je passe jusqu’à la phase suivante' },
  'passing.chipRound': { en: 'Passing until the next round', fr: 'Je passe jusqu’au round suivant' },
  'passing.stop': { en: 'Stop: {what}', fr: 'Arrêter : {what}' },
  'passing.chipUse': { en: '{card}: always use it', fr: '{card} : toujours l’utiliser' },
  'passing.chipNever': { en: '{card}: never use it', fr: '{card} : ne jamais l’utiliser' },
  'passing.auto': { en: 'Passing automatically…', fr: 'On passe automatiquement…' },
  'passing.veil': { en: 'A moment…', fr: 'Un instant…' },
  'passing.wait': { en: 'Wait, ask me', fr: 'Attendez, demandez-moi' },
  'passing.danger.attacked': { en: 'You are attacked.', fr: 'Vous êtes attaqué.' },
  'passing.danger.dying': { en: 'You could be defeated.', fr: 'Vous pourriez être vaincu.' },
  'passing.danger.scheme': {
    en: 'The scheme could be completed.',
    fr: 'La manigance pourrait être achevée.',
  },
} as const satisfies Area
