import { type Language, type Query, type Seat, sizeOf, type ThingId } from '@quadriga/kernel/author'
import { statuses, tokens } from './card.ts'
import { attachedTo, cardOf } from './query/card.ts'
import { isCharacter, maxHitPoints, minionsOf, remaining, villainOf } from './query/characters.ts'
import { mainSchemeOf, sideSchemes, stepOneThreat, threatLimit } from './query/schemes.ts'
import { identityOf, playerOrder } from './query/seat.ts'
import { tableOf } from './table.ts'

const words = {
  en: {
    colon: ': ',
    firstPlayer: 'first player',
    hp: 'hit points',
    damage: ['damage', 'damage'],
    threat: ['threat', 'threat'],
    each: 'each round',
    encounterDeck: 'encounter deck',
    deck: 'deck',
    discard: 'discard pile',
    dealt: 'dealt encounter cards',
    engaged: 'engaged with',
    inPlay: 'in play',
    hand: 'hand',
    exhausted: 'exhausted',
    counters: ['counter', 'counters'],
    facedown: 'a facedown card',
    status: { stunned: 'stunned', confused: 'confused', tough: 'tough' },
    stats: { sch: 'SCH', thw: 'THW', atk: 'ATK', def: 'DEF', rec: 'REC' },
    keywords: {
      guard: 'Guard',
      retaliate: 'Retaliate',
      crisis: 'crisis',
      hazard: 'hazard',
      accelerationIcon: 'acceleration',
    },
  },
  fr: {
    colon: ' : ',
    firstPlayer: 'premier joueur',
    hp: 'points de vie',
    damage: ['dégât', 'dégâts'],
    threat: ['menace', 'menaces'],
    each: 'par round',
    encounterDeck: 'deck Rencontre',
    deck: 'deck',
    discard: 'pile de défausse',
    dealt: 'cartes Rencontre distribuées',
    engaged: 'engagés avec',
    inPlay: 'en jeu',
    hand: 'main',
    exhausted: 'carte inclinée',
    counters: ['jeton', 'jetons'],
    facedown: 'une carte face cachée',
    status: { stunned: 'Sonné', confused: 'Désorienté', tough: 'Tenace' },
    stats: { sch: 'MNG', thw: 'CTR', atk: 'ATQ', def: 'DEF', rec: 'REC' },
    keywords: {
      guard: 'Garde',
      retaliate: 'Riposte',
      crisis: 'crise',
      hazard: 'aléas',
      accelerationIcon: 'accélération',
    },
  },
} as const

type Words = (typeof words)[Language]

/** The table for a terminal: the villain's side above, then each player with the viewer last, as one sits at it. */
export function boardLines(q: Query, viewer: Seat, language: Language): string[] {
  const w: Words = words[language]
  const name = (id: ThingId) => nameOf(q, id, language)
  const line = (id: ThingId, indent: string) => thingLines(q, id, indent, language)
  const schemes = [mainSchemeOf(q), ...sideSchemes(q)].filter((id) => q.exists(id))
  const order = playerOrder(q)
  const seats = [...order.filter((seat) => seat !== viewer), ...order.filter((seat) => seat === viewer)]
  return [
    ...(order.length > 1 ? [`${w.firstPlayer}${w.colon}${name(identityOf(q, tableOf(q).firstPlayer))}`] : []),
    ...(q.exists(villainOf(q)) ? line(villainOf(q), '') : []),
    ...schemes.flatMap((id) => schemeLines(q, id, language)),
    ...q.ids('environments').flatMap((id) => line(id, '  ')),
    `  ${w.encounterDeck} ${sizeOf(q.zone('encounterDeck'))}, ${w.discard} ${q.ids('encounterDiscard').length}`,
    ...seats.flatMap((seat) => seatLines(q, seat, seat === viewer, language)),
  ]
}

function schemeLines(q: Query, id: ThingId, language: Language): string[] {
  const w: Words = words[language]
  const limit = threatLimit(q, id)
  const now = q.counter(id, 'threat')
  const threat = `${now}${limit > 0 ? `/${limit}` : ''} ${counted(w.threat, Math.max(now, limit))}`
  const icons = keywords(q, id, language).map((word) => ` · ${word}`)
  const rise = id === mainSchemeOf(q) ? `, +${stepOneThreat(q)} ${w.each}` : ''
  const [, ...below] = thingLines(q, id, '  ', language)
  return [`  ${nameOf(q, id, language)}${w.colon}${threat}${rise}${icons.join('')}`, ...below]
}

function seatLines(q: Query, seat: Seat, isViewer: boolean, language: Language): string[] {
  const w: Words = words[language]
  const who = identityOf(q, seat)
  const minions = minionsOf(q, seat)
  const dealt = q.ids('dealt', seat).length
  const hand = q.ids('hand', seat)
  const piles = `${w.deck} ${sizeOf(q.zone('deck', seat))}, ${w.discard} ${q.ids('discard', seat).length}`
  const named = isViewer
    ? `${w.colon}${hand.map((id) => `${nameOf(q, id, language)}${costText(q, id)}`).join(', ')}`
    : ''
  return [
    ...thingLines(q, who, '', language),
    ...(minions.length > 0 ? [`  ${w.engaged} ${nameOf(q, who, language)}${w.colon.trimEnd()}`] : []),
    ...minions.flatMap((id) => thingLines(q, id, '    ', language)),
    ...q.ids('play', seat).flatMap((id) => (q.thing(id).host >= 0 ? [] : thingLines(q, id, '  ', language))),
    `  ${piles}${dealt > 0 ? `, ${w.dealt} ${dealt}` : ''}`,
    `  ${w.hand} ${hand.length}${named}`,
  ]
}

/** A card in play with what counts on it, and below it what is attached to it. */
function thingLines(q: Query, id: ThingId, indent: string, language: Language): string[] {
  const parts = [nameOf(q, id, language), ...numbers(q, id, language)]
  const attached = attachedTo(q, id).flatMap((other) => thingLines(q, other, `${indent}  └ `, language))
  return [`${indent}${parts.join(' · ')}`, ...attached]
}

function numbers(q: Query, id: ThingId, language: Language): string[] {
  const w: Words = words[language]
  if (q.thing(id).face === '') return []
  const card = cardOf(q, id)
  const found: string[] = []
  if (isCharacter(q, id)) {
    found.push(`${remaining(q, id)}/${maxHitPoints(q, id)} ${w.hp}`)
    for (const [stat, word] of Object.entries(w.stats)) {
      // A facedown Drone has its numbers from another card.
      if (card.stats[stat] !== undefined || q.stat(id, stat) > 0) found.push(`${word} ${q.stat(id, stat)}`)
    }
    found.push(...keywords(q, id, language))
  } else if (q.counter(id, 'damage') > 0) {
    const damage = q.counter(id, 'damage')
    found.push(`${damage} ${counted(w.damage, damage)}`)
  }
  for (const status of statuses) if (q.counter(id, status) > 0) found.push(w.status[status])
  for (const token of tokens) {
    const many = q.counter(id, token)
    if (many > 0) found.push(`${many} ${counted(w.counters, many)}`)
  }
  if (q.counter(id, 'exhausted') > 0) found.push(w.exhausted)
  return found
}

const stages = ['', ' I', ' II', ' III']

/** The printed name; a villain with its stage, as its cards differ by nothing else. */
function nameOf(q: Query, id: ThingId, language: Language): string {
  if (q.thing(id).face === '') return words[language].facedown
  const { kind, id: face, names } = cardOf(q, id)
  const stage = kind === 'villain' ? (stages[Number(/\d$/.exec(face)?.[0] ?? 0)] ?? '') : ''
  return `${names[language]}${stage}`
}

/** Keywords and icons that bind players as long as the card is there. */
function keywords(q: Query, id: ThingId, language: Language): string[] {
  return Object.entries(words[language].keywords).flatMap(([stat, word]) => {
    const value = q.stat(id, stat)
    return value > 0 ? [stat === 'retaliate' ? `${word} ${value}` : word] : []
  })
}

function counted([one, many]: readonly [string, string], count: number): string {
  return count > 1 ? many : one
}

/** What a card in hand costs as printed; resource cards have no cost. */
function costText(q: Query, id: ThingId): string {
  if (q.thing(id).face === '') return ''
  const { kind, stats } = cardOf(q, id)
  return kind === 'resource' ? '' : ` (${stats['cost'] ?? 0})`
}
