import {
  describe,
  type Language,
  objectiveOf,
  type Query,
  type Seat,
  sizeOf,
  type ThingId,
} from '@quadriga/kernel/author'
import { plain, render } from '@quadriga/kernel/text'
import { crisisCard, strengthNeeded, strengthOn } from './query/crises.ts'
import {
  attachedTo,
  cardOf,
  cardsAt,
  crisesInPlay,
  isCharacter,
  locationsOf,
  powerOf,
  villainCard,
  villainOf,
} from './query/domain.ts'
import { isMark } from './query/marks.ts'
import { costOf } from './query/playing.ts'
import { strengthOf } from './query/strength.ts'
import { type ActionSymbol, placeOfFigure, symbolState, symbolsAt } from './query/symbols.ts'
import { actionName } from './text/say.ts'

const words = {
  en: {
    power: 'Power',
    hand: 'hand',
    deck: 'deck',
    pile: 'discard pile',
    own: 'Specialties',
    tiles: 'tiles',
    stored: 'stored',
    free: 'free Stones',
    crisis: 'Crisis',
    objective: 'objective',
    fate: 'Fate deck',
    marked: 'marked',
    cost: 'cost',
    colon: ': ',
    semicolon: '; ',
    gain: (n: number) => `Gain ${n} Power`,
  },
  fr: {
    power: 'Pouvoir',
    hand: 'main',
    deck: 'pioche',
    pile: 'défausse',
    own: 'Compétences',
    tiles: 'tuiles',
    stored: 'conservé',
    free: 'Pierres libres',
    crisis: 'Crise',
    objective: 'objectif',
    fate: 'pioche de Fatalité',
    marked: 'marqué',
    cost: 'coût',
    colon: '\u00a0: ',
    semicolon: '\u202f; ',
    gain: (n: number) => `Gagner ${n} ${n > 1 ? 'jetons' : 'jeton'} Pouvoir`,
  },
} as const

/** The table for a terminal: Crises, then every domain with its symbols, the viewer's last. */
export function boardLines(q: Query, viewer: Seat, language: Language): string[] {
  const w = words[language]
  const seats = Array.from({ length: q.seats }, (_, n) => (viewer + 1 + n + q.seats) % q.seats)
  const free = q.ids('stones')
  return [
    `${w.fate} ${sizeOf(q.zone('fateDeck'))}, ${w.pile} ${q.ids('fatePile').length}`,
    ...crisesInPlay(q).map((id) => crisisLine(q, id, language)),
    ...seats.flatMap((seat) => domainLines(q, seat, seat === viewer, language)),
    ...(free.length > 0 ? [`${w.free}${w.colon}${names(q, free, language)}`] : []),
  ]
}

function crisisLine(q: Query, id: ThingId, language: Language): string {
  const { target } = crisisCard(q, id)
  const w = words[language]
  const whose = target === '' ? '' : ` (${q.loaded.definitions.get(target)?.names[language] ?? target})`
  const cards = names(q, cardsAt(q, id), language)
  const head = `${w.crisis}${whose}${w.colon}${q.definition(id).names[language]} ${strengthOn(q, id)}/${strengthNeeded(q, id)}`
  return cards === '' ? head : `${head}${w.colon}${cards}`
}

function domainLines(q: Query, seat: Seat, isViewer: boolean, language: Language): string[] {
  const w = words[language]
  const hand = q.ids('hand', seat)
  const piles = `${w.deck} ${sizeOf(q.zone('deck', seat))}, ${w.pile} ${q.ids('discard', seat).length}`
  const head = `${villainCard(q, seat).names[language]}${w.colon}${powerOf(q, seat)} ${w.power}, ${w.hand} ${hand.length}, ${piles}`
  const lines = [
    head,
    `  ${w.objective}${w.colon}${progress(q, seat, isViewer, language)}`,
    ...locationsOf(q, seat).map((place) => locationLine(q, seat, place, language)),
  ]
  for (const [zone, label] of [
    ['specialty', w.own],
    ['stored', w.stored],
    ['tiles', w.tiles],
  ] as const) {
    const ids = q.ids(zone, seat)
    if (ids.length > 0) lines.push(`  ${label}${w.colon}${names(q, ids, language)}`)
  }
  if (isViewer && hand.length > 0) lines.push(`  ${w.hand}${w.colon}${inHand(q, seat, hand, language)}`)
  return lines
}

/** The parts of a villain's objective and how far they are: `5/8 …; 1/1 …`; of another it is said by name. */
function progress(q: Query, seat: Seat, isViewer: boolean, language: Language): string {
  const villain = villainOf(q, seat)
  const { face } = q.thing(villain)
  const actor = isViewer ? {} : { actor: face }
  return (objectiveOf(q.state, face, seat, villain)?.parts ?? [])
    .map(({ program, node, have, need }) => {
      const says = plain(describe('villainous', { program, node, ...actor }, language))
      return `${have}/${need} ${says.replace(/\.$/, '')}`
    })
    .join(words[language].semicolon)
}

/** `>` marks the figure; covered symbols stand in brackets, used ones are gone. */
function locationLine(q: Query, seat: Seat, place: ThingId, language: Language): string {
  const here = placeOfFigure(q, seat) === place
  const left = symbolsAt(q, place).filter((symbol) => symbolState(q, symbol) !== 'used')
  const symbols = left.map((symbol) => symbolWords(symbol, language)).join(', ')
  const cards = names(q, cardsAt(q, place), language)
  const shown = symbols === '' ? '' : ` (${symbols})`
  return `  ${here ? '>' : ' '} ${q.definition(place).names[language]}${shown}${cards === '' ? '' : `${words[language].colon}${cards}`}`
}

function symbolWords({ types, amount, covered }: ActionSymbol, language: Language): string {
  const said = types.map((type) => plain(render(actionName(type), language))).join(' / ')
  const full = amount > 0 ? words[language].gain(amount) : said
  return covered ? `[${full}]` : full
}

/** The cards of a hand, each with what it costs now, if a number says it. */
function inHand(q: Query, seat: Seat, ids: readonly ThingId[], language: Language): string {
  const { cost } = words[language]
  const priceOf = (id: ThingId): string =>
    cardOf(q, id)?.priceInText === true ? '' : ` (${cost} ${costOf(q, seat, id)})`
  return ids.map((id) => `${nameOf(q, id, language)}${priceOf(id)}`).join(', ')
}

function nameOf(q: Query, id: ThingId, language: Language): string {
  return cardOf(q, id)?.names[language] ?? '?'
}

/** Cards in a row, each with what is attached to it. */
function names(q: Query, ids: readonly ThingId[], language: Language): string {
  const isCarried = (id: ThingId): boolean => ids.includes(q.thing(id).host)
  return ids
    .filter((id) => !isCarried(id))
    .map((id) => `${withStrength(q, id, language)}${carried(q, id, language)}`)
    .join(', ')
}

function withStrength(q: Query, id: ThingId, language: Language): string {
  const name = nameOf(q, id, language)
  return isCharacter(q, id) ? `${name} ${strengthOf(q, id)}` : name
}

/** A Soul Mark is said by a word, and other things by their names. */
function carried(q: Query, id: ThingId, language: Language): string {
  const on = attachedTo(q, id).map((one) =>
    isMark(q, one) ? words[language].marked : nameOf(q, one, language),
  )
  return on.length === 0 ? '' : ` (${on.join(', ')})`
}
