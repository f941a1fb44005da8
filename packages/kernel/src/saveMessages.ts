import { defineMessages } from './text/message.ts'

/** What can be wrong with the file of a saved game. */
export const saveMessages = defineMessages({
  'save.notJson': {
    en: (a: { problem: string }) => `not complete JSON: ${a.problem}`,
    // What the browser says about it is English: it would be a foreign word in the middle of a French sentence.
    fr: () => 'le fichier est endommagé, ou ce n’est pas une partie sauvegardée (JSON incomplet)',
  },
  'save.notSave': { en: () => 'not a saved game', fr: () => 'ce n’est pas une partie sauvegardée' },
  'save.noFormat': {
    en: () => 'missing: not a saved game',
    fr: () => 'absent : ce n’est pas une partie sauvegardée',
  },
  'save.format': {
    en: () => 'not a whole number from 1 on',
    fr: () => 'ce n’est pas un nombre entier à partir de 1',
  },
  'save.newer': {
    en: (a: { format: number; known: number }) =>
      `version ${a.format} is newer than this program’s ${a.known}`,
    fr: (a: { format: number; known: number }) =>
      `la version ${a.format} est plus récente que celle de ce programme, ${a.known}`,
  },
  'save.missing': { en: () => 'missing', fr: () => 'absent' },
  'save.text': { en: () => 'missing or not a text', fr: () => 'absent, ou pas un texte' },
  'save.people': { en: () => 'missing or not a list of names', fr: () => 'absent, ou pas une liste de noms' },
  'save.nobody': { en: () => 'nobody sits at the table', fr: () => 'personne n’est à la table' },
  'save.list': { en: () => 'missing or not a list', fr: () => 'absent, ou pas une liste' },
  'save.chance': {
    en: () => 'what chance said is not a list of pairs',
    fr: () => 'ce que le hasard a dit n’est pas une liste de paires',
  },
  'save.notAnswer': { en: () => 'not an answer', fr: () => 'ce n’est pas une réponse' },
  'save.decision': {
    en: () => 'the decision is missing or not a whole number',
    fr: () => 'la décision est absente, ou n’est pas un nombre entier',
  },
  'save.seat': {
    en: () => 'the seat is missing or not a whole number',
    fr: () => 'la place est absente, ou n’est pas un nombre entier',
  },
  'save.picks': {
    en: () => 'the picks are missing or not a list of texts',
    fr: () => 'les choix sont absents, ou ne sont pas une liste de textes',
  },
  'save.seed': { en: () => 'the new seed is not a text', fr: () => 'la nouvelle graine n’est pas un texte' },
  'save.build': { en: () => 'the build is not a text', fr: () => 'la version n’est pas un texte' },
  'save.hand': {
    en: () => 'the mark of chance by hand is not “true”',
    fr: () => 'la marque du hasard à la main n’est pas « true »',
  },
})
