import type { Area } from '../../model/words/area.ts'

export const seatWords = {
  'curtain.title': { en: 'Hand the screen to {person}', fr: 'Passez l’écran à {person}' },
  'curtain.text': {
    en: 'Hands are secret. Make sure that nobody else is looking, then go on.',
    fr: 'Les mains sont secrètes. Assurez-vous que personne d’autre ne regarde, puis continuez.',
  },
  'curtain.respond': { en: '{person}, do you respond?', fr: '{person}, réagissez-vous ?' },
  'curtain.look': { en: '{person} looks', fr: '{person} regarde' },
  'curtain.ready': { en: 'I am {person}', fr: 'Je suis {person}' },
  'seats.title': { en: 'Seats', fr: 'Places' },
  'seats.holder': { en: 'Who plays {name}', fr: 'Qui joue {name}' },
  'seats.me': { en: 'Me', fr: 'Moi' },
  'seats.greedy': { en: 'Bot', fr: 'Bot' },
  'seats.rookie': { en: 'Rookie bot', fr: 'Bot débutant' },
  'seats.regular': { en: 'Regular bot', fr: 'Bot habitué' },
  'seats.veteran': { en: 'Veteran bot', fr: 'Bot vétéran' },
  'seats.random': { en: 'Bot that plays at random', fr: 'Bot qui joue au hasard' },
  'seats.another': { en: 'Another person here', fr: 'Une autre personne ici' },
  'seats.person': { en: 'Player {n}', fr: 'Joueur {n}' },
  'seats.bot': { en: 'bot', fr: 'bot' },
  'seats.key': { en: 'Alt and {n}', fr: 'Alt et {n}' },
  'table.menu': { en: 'Seats, pace and replay', fr: 'Places, rythme et rediffusion' },
  'table.close': { en: 'Close', fr: 'Fermer' },
  'table.files': { en: 'This game', fr: 'Cette partie' },
} as const satisfies Area
