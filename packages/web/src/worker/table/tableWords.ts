import { frenchTypography } from '@quadriga/kernel/text'

/** The few words of a local table that belong to no game. The page's own words are in `page/words`. */
export const tableWords = {
  en: {
    facedown: 'a facedown card',
    hitPoints: (now: number, max: number) => `${now} of ${max} hit points`,
    ofMost: (n: number, most: number, name: string) => `${n} of ${most} ${name}`,
    only: 'There is nothing better to do.',
    notAsked: 'This is no answer to the question that is asked now.',
    printed: 'printed',
    gone: 'leaves',
    stage: 'next stage',
    unknownWord: (word: string) => `There is no “${word}” in this game.`,
    goneWord: (word: string) => `“${word}” cannot come here: none of it is left where this comes from.`,
    noSuchGame: 'There is no such game here.',
    noBoard: (game: string) => `The game “${game}” has no board here.`,
    online: {
      unreachable: 'The server cannot be reached. Try again in a moment.',
      noTable: 'There is no such table, or it is not yours.',
      build: 'The server has newer rules. Load the page again.',
    },
  },
  fr: {
    facedown: 'une carte face cachée',
    hitPoints: (now: number, max: number) => `${now} ${now < 2 ? 'point' : 'points'} de vie sur ${max}`,
    ofMost: (n: number, most: number, name: string) => `${n} ${name} sur ${most}`,
    only: 'Il n’y a rien de mieux à faire.',
    notAsked: 'Ce n’est pas une réponse à la question posée maintenant.',
    printed: 'imprimé',
    gone: 'quitte le jeu',
    stage: 'stade suivant',
    unknownWord: (word: string) => frenchTypography(`Il n’y a pas de « ${word} » dans ce jeu.`),
    goneWord: (word: string) =>
      frenchTypography(`« ${word} » ne peut pas venir ici : il n’en reste pas là d’où cela vient.`),
    noSuchGame: 'Cette partie n’existe pas ici.',
    noBoard: (game: string) => frenchTypography(`Le jeu « ${game} » n’a pas de plateau ici.`),
    online: {
      unreachable: 'Le serveur est injoignable. Réessayez dans un instant.',
      noTable: 'Cette table n’existe pas, ou ce n’est pas la vôtre.',
      build: 'Le serveur a des règles plus récentes. Rechargez la page.',
    },
  },
} as const
