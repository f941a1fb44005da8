import type { Area } from '../../model/words/area.ts'

export const creditsWords = {
  'credits.title': { en: 'Credits and licences', fr: 'Crédits et licences' },
  'credits.names.title': { en: 'Names and marks', fr: 'Noms et marques' },
  'credits.names': {
    en: 'Names of games, characters and cards belong to their owners and only say which game or card a rule is about: Marvel and its characters (Marvel Characters, Inc.), Marvel Champions: The Card Game (Fantasy Flight Games), Dice Throne (Dice Throne, Inc.), Marvel Villainous (Ravensburger), Marvel Zombies (CMON).',
    fr: 'Les noms de jeux, de personnages et de cartes appartiennent à leurs propriétaires et disent seulement de quel jeu ou de quelle carte parle une règle : Marvel et ses personnages (Marvel Characters, Inc.), Marvel Champions : Le Jeu de Cartes (Fantasy Flight Games), Dice Throne (Dice Throne, Inc.), Marvel Villainous (Ravensburger), Marvel Zombies (CMON).',
  },
  'credits.art': {
    en: 'There is no official art and no scan here, and no text was copied. Pictures are drawn by the program; sentences are computed from the rules or written by the authors. A short line such as “Draw 1 card.” may still read as it is printed: there is no other way to say it.',
    fr: 'Il n’y a ici ni illustration officielle ni numérisation, et aucun texte n’a été copié. Les images sont dessinées par le programme ; les phrases sont calculées à partir des règles ou écrites par les auteurs. Une ligne courte comme « Piochez 1 carte. » peut pourtant se lire comme sur la carte : on ne peut pas le dire autrement.',
  },
  'credits.icons.title': { en: 'Silhouettes', fr: 'Silhouettes' },
  'credits.icons': {
    en: 'Silhouettes on cards, tokens and dice come from {site} under {licence}; they are recoloured, cropped and printed with patterns. Their authors:',
    fr: 'Les silhouettes des cartes, jetons et dés viennent de {site}, sous {licence} ; elles sont recolorées, recadrées et imprimées avec des trames. Leurs auteurs :',
  },
  'credits.icons.by': {
    en: '{author}: {n, plural, one {# picture} other {# pictures}}',
    fr: '{author} : {n, plural, one {# image} other {# images}}',
  },
  'credits.fonts.title': { en: 'Typefaces', fr: 'Polices' },
  'credits.fonts': {
    en: 'Under the SIL Open Font License 1.1:',
    fr: 'Sous la licence SIL Open Font License 1.1 :',
  },
  'credits.signs.title': { en: 'Signs of the page', fr: 'Pictogrammes de la page' },
  'credits.signs': {
    en: 'Buttons use Lucide, by Lucide Icons and contributors, under the ISC licence.',
    fr: 'Les boutons utilisent Lucide, de Lucide Icons et ses contributeurs, sous licence ISC.',
  },
  'credits.software.title': { en: 'Software', fr: 'Logiciel' },
  'credits.software': {
    en: 'Quadriga is free software under the MIT licence, made with React, React Aria, TanStack Router and Virtual, Lingui, Zustand, Zod, idb, MiniSearch, fflate, tinykeys and Workbox, each under its own free licence.',
    fr: 'Quadriga est un logiciel libre sous licence MIT, construit avec React, React Aria, TanStack Router et Virtual, Lingui, Zustand, Zod, idb, MiniSearch, fflate, tinykeys et Workbox, chacun sous sa propre licence libre.',
  },
} as const satisfies Area
