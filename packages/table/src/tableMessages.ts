import { defineMessages } from '@quadriga/kernel/text'

/** What a table itself refuses, where no rule of a game does. */
export const tableMessages = defineMessages({
  'table.readOnly': {
    en: () => 'This game can only be looked at.',
    fr: () => 'Cette partie ne peut être que regardée.',
  },
  'table.waitsForChance': {
    en: () => 'The table waits for a result that is to be entered.',
    fr: () => 'La table attend un résultat à saisir.',
  },
  'table.noChanceWanted': {
    en: () => 'No result is to be entered now.',
    fr: () => 'Aucun résultat n’est à saisir maintenant.',
  },
  'table.notYourSeat': {
    en: () => 'Somebody else holds this seat.',
    fr: () => 'Quelqu’un d’autre tient ce siège.',
  },
  'table.stillHere': {
    en: () => 'This person is here, or was a moment ago. Give them a little time.',
    fr: () => 'Cette personne est là, ou l’était il y a un instant. Laissez-lui un peu de temps.',
  },
  'table.noSuchSeat': {
    en: (a: { seat: number }) => `There is no seat ${a.seat + 1} at this table.`,
    fr: (a: { seat: number }) => `Il n’y a pas de siège ${a.seat + 1} à cette table.`,
  },
  'table.otherEra': {
    en: () => 'Something was taken back since this was asked.',
    fr: () => 'Quelque chose a été annulé depuis cette question.',
  },
  'table.fair': {
    en: () => 'This is a fair game against bots: nothing that was revealed is taken back.',
    fr: () => 'C’est une partie loyale contre des bots : rien de ce qui a été révélé n’est annulé.',
  },
  'table.noRequest': {
    en: () => 'Nobody asks to take anything back now.',
    fr: () => 'Personne ne demande d’annuler quoi que ce soit.',
  },
  'table.cannotCome': {
    en: (a: { word: string }) => `“${a.word}” cannot come here: none of it is left where this comes from.`,
    fr: (a: { word: string }) =>
      `« ${a.word} » ne peut pas venir ici : il n’en reste pas là d’où cela vient.`,
  },
  'table.noSuchWord': {
    en: (a: { word: string }) => `There is no “${a.word}” in this game.`,
    fr: (a: { word: string }) => `Il n’y a pas de « ${a.word} » dans ce jeu.`,
  },
})
