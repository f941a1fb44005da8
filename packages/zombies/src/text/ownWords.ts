import type { OwnWords } from '@quadriga/kernel/author'

/** Texts with words of their own: those put together from their ops would say less well what they do. */
export const ownWords: Readonly<Record<string, OwnWords>> = {
  'psionic-energy/0': {
    tree: '5d9f8c3d',
    en: 'During your turn: Gain 1 Hunger → until the end of your next attack, Psionic Blade gets +1 maximum Range and Enemies have 1 less Toughness (at least 1)',
    fr: 'Pendant votre Tour\u00a0: gagnez 1 point de Faim → jusqu’à la fin de votre prochaine Attaque, la Lame psionique gagne +1 Portée maximale et les Ennemis ont 1 d’Endurance en moins (minimum 1)',
  },
  'no-visor/0': {
    tree: 'dd5e3b15',
    en: 'During your turn: Gain 1 Hunger → until the end of your next attack, Optic Blast gets +1 maximum Range and ignores Target Priority',
    fr: 'Pendant votre Tour\u00a0: gagnez 1 point de Faim → jusqu’à la fin de votre prochaine Attaque, la Rafale optique gagne +1 Portée maximale et ignore la Priorité des Cibles',
  },
  'z-valerie-cooper/0': {
    tree: '0f684855',
    en: 'At the start of the round, you may gain 1 Hunger',
    fr: 'Au début du Round, vous pouvez gagner 1 point de Faim',
  },
}
