import { type Language, loadedGame, type Message, type RichText } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import * as n from '../text/nouns.ts'

type Part = { card: string; n: number }
type Card = { card: string }
type Between = { min: number; max: number }
type Hit = Between & { card: string }

const name = t.thing
const same = <A>(words: (a: A) => t.Phrase) => ({ en: words, fr: words })
const accelerationIcon = t.noun({
  en: 'acceleration icon',
  fr: ['icône d’accélération', 'icônes d’accélération', 'f'],
})
const accelerationToken = n.counterNouns.acceleration
const encounterCard = t.noun({ en: 'encounter card', fr: ['carte Rencontre', 'cartes Rencontre', 'f'] })
const aside = (en: string, fr: string) => t.parentheses(t.both(en, fr))

/** "3", or "3 to 6". */
function span({ min, max }: Between): t.Phrase {
  return min === max ? min : t.both(t.group(min, 'to', max), t.group(min, 'à', max))
}

/** "1 damage", or "1 to 3 damage". */
function amount(a: Between, of: t.Noun): t.Phrase {
  return a.min === a.max ? t.count(a.min, of) : t.group(span(a), t.bare(of, t.plural))
}

/** The parts of numbers. */
const why = {
  'why.printed': same((a: Part) => t.group(name(a.card), aside('printed', 'imprimé'))),
  'why.plus': same((a: Part) => name(a.card)),
  'why.times': same((a: Part) => t.group(name(a.card), t.parentheses(t.group('×', a.n)))),
  'why.over': same((a: Part) => t.group(name(a.card), t.parentheses(t.group('÷', a.n)))),
  'why.set': same((a: Part) => t.group(name(a.card), t.parentheses(t.group('=', a.n)))),
  'why.perPlayer': {
    en: () => 'for the other players',
    fr: () => 'pour les autres joueurs',
  },
  'why.icon': same((a: Part) => t.of(name(a.card), accelerationIcon)),
  'why.token': same((a: Part) => t.count(a.n, accelerationToken)),
  'why.base': same((a: Part) => name(a.card)),
  'why.boost': {
    en: (a: Part) => t.group('boost:', name(a.card)),
    fr: (a: Part) => t.group('boost :', name(a.card)),
  },
  'why.less': {
    en: (a: Part) => t.group('prevented by', name(a.card)),
    fr: (a: Part) => t.group('prévenu par', name(a.card)),
  },
  'why.defence': same((a: Part) => t.of(name(a.card), n.statNouns.def)),
  'why.half': {
    en: (a: Part) => t.group('halved by', name(a.card)),
    fr: (a: Part) => t.group('réduit de moitié par', name(a.card)),
  },
  'why.double': {
    en: (a: Part) => t.group('doubled by', name(a.card)),
    fr: (a: Part) => t.group('doublé par', name(a.card)),
  },
} as const

/** What the next villain phase brings. */
const coming = {
  'forecast.attack': {
    en: (a: Hit & { target: string }) => t.group(name(a.card), 'attacks', name(a.target), 'for', span(a)),
    fr: (a: Hit & { target: string }) => t.group(name(a.card), 'attaque', name(a.target), 'pour', span(a)),
  },
  'forecast.mayAttack': {
    en: (a: Hit & { target: string }) => t.group(name(a.card), 'may attack', name(a.target), 'for', span(a)),
    fr: (a: Hit & { target: string }) =>
      t.group(name(a.card), 'peut attaquer', name(a.target), 'pour', span(a)),
  },
  'forecast.scheme': {
    en: (a: Hit) => t.group(name(a.card), 'schemes for', span(a)),
    fr: (a: Hit) => t.group(name(a.card), 'manigance pour', span(a)),
  },
  'forecast.stunned': {
    en: (a: Card) => t.group(name(a.card), 'is stunned and does not attack'),
    fr: (a: Card) => t.group(name(a.card), 'a une carte Sonné et n’attaque pas'),
  },
  'forecast.confused': {
    en: (a: Card) => t.group(name(a.card), 'is confused and does not scheme'),
    fr: (a: Card) => t.group(name(a.card), 'a une carte Désorienté et ne manigance pas'),
  },
  'forecast.stopped': {
    en: (a: Card) => t.group(name(a.card), 'will not activate'),
    fr: (a: Card) => t.group(name(a.card), 'ne s’activera pas'),
  },
  'forecast.undefended': {
    en: (a: Hit) => t.group('undefended:', name(a.card), 'takes', amount(a, n.damage)),
    fr: (a: Hit) => t.group('sans défense :', name(a.card), 'subit', amount(a, n.damage)),
  },
  'forecast.defended': {
    en: (a: Hit) => t.group(name(a.card), 'defends and takes', amount(a, n.damage)),
    fr: (a: Hit) => t.group(name(a.card), 'défend et subit', amount(a, n.damage)),
  },
  'forecast.tough': {
    en: (a: Hit) => t.group(name(a.card), 'loses a tough card and takes no damage'),
    fr: (a: Hit) => t.group(name(a.card), 'perd une carte Tenace et ne subit aucun dégât'),
  },
  'forecast.lethal.surely': {
    en: (a: Card) => t.group(name(a.card), 'will be defeated'),
    fr: (a: Card) => t.group(name(a.card), 'ne survivra pas'),
  },
  'forecast.lethal.possibly': {
    en: (a: Card) => t.group(name(a.card), 'may be defeated'),
    fr: (a: Card) => t.group(name(a.card), 'risque de ne pas survivre'),
  },
  'forecast.lethal.not': {
    en: (a: Card) => t.group(name(a.card), 'survives'),
    fr: (a: Card) => t.group(name(a.card), 'survit'),
  },
  'forecast.completes.surely': {
    en: (a: Card) => t.group(name(a.card), 'will be completed'),
    fr: (a: Card) => t.group(name(a.card), 'arrivera à son terme'),
  },
  'forecast.completes.possibly': {
    en: (a: Card) => t.group(name(a.card), 'may be completed'),
    fr: (a: Card) => t.group(name(a.card), 'peut arriver à son terme'),
  },
  'forecast.completes.not': {
    en: (a: Card) => t.group(name(a.card), 'is not completed'),
    fr: (a: Card) => t.group(name(a.card), 'n’arrivera pas à son terme'),
  },
  'forecast.threat': same((a: Hit) => t.group(name(a.card), t.both('gets', 'reçoit'), amount(a, n.threat))),
  'forecast.dealt': same((a: Between) => amount(a, encounterCard)),
  'forecast.choice': {
    en: (a: Card) => t.group(name(a.card), 'leaves a choice'),
    fr: (a: Card) => t.group(name(a.card), 'laisse un choix'),
  },
  'forecast.runsOut': {
    en: () => 'the encounter deck runs out: one acceleration token',
    fr: () => 'le deck Rencontre s’épuise : un pion Accélération',
  },
  'forecast.endOfRound': {
    en: (a: Card) => t.group('at the end of the round:', name(a.card)),
    fr: (a: Card) => t.group('à la fin du round :', name(a.card)),
  },
} as const

/** Words for forecasts and for the parts of numbers, both languages side by side. */
export const forecastMessages = t.defineMessages({ ...why, ...coming })

/** Says a message of a forecast, with the names of cards of the game. */
export function sayForecast(message: Message, language: Language): RichText {
  const { definitions } = loadedGame('champions')
  const names = (id: string): t.NounPhrase => {
    const found = definitions.get(id)?.names
    return found === undefined ? t.a(n.card) : t.name({ ...found, id })
  }
  return forecastMessages.say(message, language, { names })
}
