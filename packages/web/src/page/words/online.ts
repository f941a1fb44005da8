import type { Area } from '../../model/words/area.ts'

/** What any table may say because of tables on a server; the rest comes with their screens. */
export const onlineWords = {
  'online.not.withheld': {
    en: 'Other tables still play with the same cards and dice: the seed is told when all are over.',
    fr: 'D’autres tables jouent encore avec les mêmes cartes et les mêmes dés : la graine sera révélée quand toutes auront fini.',
  },
  'online.sureAsk': {
    en: '{people} will be asked. If everybody agrees, cards and dice will be drawn anew.',
    fr: 'L’accord de {people} sera demandé. Si tout le monde accepte, le hasard décidera à nouveau.',
  },
  'online.watching.public': {
    en: 'You are watching. You see what everybody may know.',
    fr: 'Vous regardez. Vous voyez ce que tout le monde peut savoir.',
  },
  'online.watching.late': {
    en: 'You are watching. You see all hands, one round late or more.',
    fr: 'Vous regardez. Vous voyez toutes les mains, avec un round de retard ou plus.',
  },
  'online.watching.open': {
    en: 'You are watching. You see all hands.',
    fr: 'Vous regardez. Vous voyez toutes les mains.',
  },
  'online.follow': { en: 'Follow who decides', fr: 'Suivre qui décide' },
  'online.lookFrom': { en: 'Look from', fr: 'Regarder depuis' },
} as const satisfies Area
