import type { Language, Query, Seat, ThingId } from '@quadriga/kernel/author'
import { sizeOf } from '@quadriga/kernel/author'
import type { AbilityDefinition } from './definition.ts'
import { isFlipped } from './ops/boards.ts'
import { healthOf, heroOf, pointsOf } from './query/heroes.ts'
import { symbolName } from './text/symbols.ts'

const words = {
  en: {
    colon: ': ',
    health: 'health',
    cp: 'CP',
    hand: 'hand',
    deck: 'deck',
    discard: 'discard',
    dice: 'dice',
    tokens: 'tokens',
    upgrades: 'upgrades',
    rolled: 'rolled',
    flipped: 'the board is flipped',
  },
  fr: {
    colon: ' : ',
    health: 'Santé',
    cp: 'PC',
    hand: 'main',
    deck: 'pioche',
    discard: 'défausse',
    dice: 'dés',
    tokens: 'jetons',
    upgrades: 'améliorations',
    rolled: 'lancés',
    flipped: 'le plateau est retourné',
  },
} as const

/** The table for a terminal: the viewer last, as one sits at it. */
export function boardLines(q: Query, viewer: Seat, language: Language): string[] {
  const seats = Array.from({ length: q.seats }, (_, n) => (viewer + 1 + n + q.seats) % q.seats)
  return seats.flatMap((seat) => seatLines(q, seat, seat === viewer, language))
}

function seatLines(q: Query, seat: Seat, isViewer: boolean, language: Language): string[] {
  const w = words[language]
  const hero = heroOf(q, seat)
  const names = (ids: readonly ThingId[]) => ids.map((id) => q.definition(id).names[language]).join(', ')
  const hand = q.ids('hand', seat)
  const head = `${hero.names[language]}${w.colon}${healthOf(q, seat)} ${w.health}, ${pointsOf(q, seat)} ${w.cp}`
  const piles = `${w.deck} ${sizeOf(q.zone('deck', seat))}, ${w.discard} ${q.ids('discard', seat).length}`
  const upgrades = q
    .ids('board', seat)
    .filter((id) => (q.definition(id) as AbilityDefinition).kind === 'upgrade')
  const lines = [`${head}, ${w.hand} ${hand.length}, ${piles}`]
  if (isFlipped(q, seat)) lines.push(`  ${w.flipped}`)
  if (q.ids('status', seat).length > 0) lines.push(`  ${w.tokens}${w.colon}${names(q.ids('status', seat))}`)
  if (upgrades.length > 0) lines.push(`  ${w.upgrades}${w.colon}${names(upgrades)}`)
  lines.push(`  ${w.dice}${w.colon}${dice(q, q.ids('dice', seat), language)}`)
  const rolled = q.ids('effectDice', seat).filter((die) => q.counter(die, 'roll') > 0)
  if (rolled.length > 0) lines.push(`  ${w.rolled}${w.colon}${dice(q, rolled, language)}`)
  if (isViewer && hand.length > 0) lines.push(`  ${w.hand}${w.colon}${names(hand)}`)
  return lines
}

function dice(q: Query, ids: readonly ThingId[], language: Language): string {
  return ids
    .map((die) => {
      const pips = q.counter(die, 'pips')
      return `${pips} ${symbolName(heroOf(q, q.thing(die).owner).faces[pips - 1] ?? '', language)}`
    })
    .join(', ')
}
