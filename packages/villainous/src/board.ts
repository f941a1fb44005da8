import { type Language, type Query, type Seat, sizeOf, type ThingId } from '@quadriga/kernel/author'
import { plain, render } from '@quadriga/kernel/text'
import { cardOf, cardsAt, isKind, locationsOf, powerOf, villainCard } from './query/domain.ts'
import { strengthOf } from './query/strength.ts'
import { type ActionSymbol, placeOfFigure, symbolsAt } from './query/symbols.ts'
import { tableOf } from './table.ts'
import { actionName } from './text/say.ts'

const words = {
  en: {
    power: 'Power',
    hand: 'hand',
    deck: 'deck',
    pile: 'discard pile',
    own: 'Specialties',
    free: 'free Stones',
  },
  fr: {
    power: 'Pouvoir',
    hand: 'main',
    deck: 'pioche',
    pile: 'défausse',
    own: 'Compétences',
    free: 'Pierres libres',
  },
} as const

/** The table for a terminal: every domain with its symbols, the viewer's last. */
export function boardLines(q: Query, viewer: Seat, language: Language): string[] {
  const seats = Array.from({ length: q.seats }, (_, n) => (viewer + 1 + n + q.seats) % q.seats)
  const free = q.ids('stones')
  return [
    ...seats.flatMap((seat) => domainLines(q, seat, seat === viewer, language)),
    ...(free.length > 0 ? [`${words[language].free}: ${names(q, free, language)}`] : []),
  ]
}

function domainLines(q: Query, seat: Seat, isViewer: boolean, language: Language): string[] {
  const w = words[language]
  const hand = q.ids('hand', seat)
  const piles = `${w.deck} ${sizeOf(q.zone('deck', seat))}, ${w.pile} ${q.ids('discard', seat).length}`
  const head = `${villainCard(q, seat).names[language]}: ${powerOf(q, seat)} ${w.power}, ${w.hand} ${hand.length}, ${piles}`
  const lines = [head, ...locationsOf(q, seat).map((place) => locationLine(q, seat, place, language))]
  const own = q.ids('specialty', seat)
  if (own.length > 0) lines.push(`  ${w.own}: ${names(q, own, language)}`)
  if (isViewer && hand.length > 0) lines.push(`  ${w.hand}: ${names(q, hand, language)}`)
  return lines
}

/** `>` marks the figure; covered symbols stand in brackets, used ones are gone. */
function locationLine(q: Query, seat: Seat, place: ThingId, language: Language): string {
  const here = placeOfFigure(q, seat) === place
  const { active, used } = tableOf(q)
  const left = symbolsAt(q, place).filter(({ name }) => !(here && seat === active && used.includes(name)))
  const symbols = left.map((symbol) => symbolWords(symbol, language)).join(', ')
  const cards = names(q, cardsAt(q, place), language)
  return `  ${here ? '>' : ' '} ${q.definition(place).names[language]} (${symbols})${cards === '' ? '' : `: ${cards}`}`
}

function symbolWords({ types, amount, covered }: ActionSymbol, language: Language): string {
  const said = types.map((type) => plain(render(actionName(type), language))).join(' / ')
  const full = amount > 0 ? `${said} ${amount}` : said
  return covered ? `[${full}]` : full
}

function names(q: Query, ids: readonly ThingId[], language: Language): string {
  return ids
    .map((id) => {
      const name = cardOf(q, id)?.names[language] ?? '?'
      return isKind(q, id, 'hero', 'ally') && q.inZone(id, 'hand') === false
        ? `${name} ${strengthOf(q, id)}`
        : name
    })
    .join(', ')
}
