import type { Language, Query, Seat, ThingId } from '@quadriga/kernel/author'
import { sizeOf } from '@quadriga/kernel/author'
import { event } from './kinds/index.ts'
import type { AbilityDefinition, CardDefinition } from './definition.ts'
import { isFlipped } from './ops/boards.ts'
import { companionOf } from './query/companions.ts'
import { healthOf, heroOf, leaders, pointsOf } from './query/heroes.ts'
import { damageTo, healingTo, recordDepth } from './query/record.ts'
import { attemptsLeft } from './rules/attempts.ts'
import { tableOf } from './table.ts'
import { symbolName } from './text/symbols.ts'
import { idsOf, pileOf, seatZone } from './zones.ts'

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
    companions: 'companions',
    upgrades: 'upgrades',
    rolled: 'rolled',
    attempts: 'attempts left',
    coming: 'damage on its way',
    healing: 'healing on its way',
    flipped: 'the board is flipped',
    leader: 'leader',
  },
  fr: {
    colon: '\u00a0: ',
    health: 'Santé',
    cp: 'PC',
    hand: 'main',
    deck: 'pioche',
    discard: 'défausse',
    dice: 'dés',
    tokens: 'jetons',
    companions: 'Familiers',
    upgrades: 'améliorations',
    rolled: 'lancés',
    attempts: 'tentatives restantes',
    coming: 'dégâts en chemin',
    healing: 'soins en chemin',
    flipped: 'le plateau est retourné',
    leader: 'Chef',
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
  const names = (ids: readonly ThingId[]) => counted(ids.map((id) => q.definition(id).names[language]))
  const hand = idsOf(q, seatZone.hand, seat)
  const head = `${hero.names[language]}${w.colon}${healthOf(q, seat)} ${w.health}, ${pointsOf(q, seat)} ${w.cp}`
  const piles = `${w.deck} ${sizeOf(pileOf(q, seatZone.deck, seat))}, ${w.discard} ${idsOf(q, seatZone.discard, seat).length}`
  const upgrades = idsOf(q, seatZone.board, seat).filter(
    (id) => (q.definition(id) as AbilityDefinition).kind === 'upgrade',
  )
  const leads = tableOf(q).mode === 'king' && leaders(q).includes(seat) ? ` (${w.leader})` : ''
  const lines = [`${head}${leads}, ${w.hand} ${hand.length}, ${piles}`]
  lines.push(...comingLines(q, seat, language))
  if (isFlipped(q, seat)) lines.push(`  ${w.flipped}`)
  if (idsOf(q, seatZone.status, seat).length > 0)
    lines.push(`  ${w.tokens}${w.colon}${names(idsOf(q, seatZone.status, seat))}`)
  const companions = idsOf(q, seatZone.companions, seat).map((id) => {
    const { health, names: called } = companionOf(q, id)
    return health > 0 ? `${called[language]} ${q.counter(id, 'health')}/${health}` : called[language]
  })
  if (companions.length > 0) lines.push(`  ${w.companions}${w.colon}${companions.join(', ')}`)
  if (upgrades.length > 0) lines.push(`  ${w.upgrades}${w.colon}${names(upgrades)}`)
  const { active, phase } = tableOf(q)
  const isRolling = seat === active && phase === 'offensive_roll'
  const attempts = isRolling ? ` (${w.attempts}${w.colon}${attemptsLeft(q, seat)})` : ''
  const lying = lyingDice(q, seat)
  if (lying.length > 0) lines.push(`  ${w.dice}${w.colon}${dice(q, lying, language)}${attempts}`)
  const rolled = idsOf(q, seatZone.effectDice, seat).filter((die) => q.counter(die, 'roll') > 0)
  if (rolled.length > 0) lines.push(`  ${w.rolled}${w.colon}${dice(q, rolled, language)}`)
  if (isViewer && hand.length > 0) {
    const cards = hand.map((id) => `${q.definition(id).names[language]} (${costOf(q, id)})`)
    lines.push(`  ${w.hand}${w.colon}${cards.join(', ')}`)
  }
  return lines
}

/** The dice that mean something: those of an open roll, or else those of the turn; what an earlier roll left does not. */
function lyingDice(q: Query, seat: Seat): readonly ThingId[] {
  const all = idsOf(q, seatZone.dice, seat).filter((die) => q.counter(die, 'pips') > 0)
  const rolled = all.filter((die) => q.counter(die, 'roll') > 0)
  return rolled.length > 0 || seat !== tableOf(q).active ? rolled : all
}

/** What the open record would do to a seat if it were applied now. */
function comingLines(q: Query, seat: Seat, language: Language): string[] {
  const w = words[language]
  const depth = recordDepth(q)
  if (depth < 0) return []
  const record = q.eventOf(depth, event.attack, event.upkeep, event.damage)
  if (record.dealt.length > 0) return []
  const line = (word: string, n: number) => (n > 0 ? [`  ${word}${w.colon}${n}`] : [])
  return [...line(w.coming, damageTo(q, record, seat)), ...line(w.healing, healingTo(q, record, seat))]
}

/** Equal names once, with how many there are. */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ')
}

/** What a card in hand costs as printed. */
function costOf(q: Query, id: ThingId): number {
  return (q.definition(id) as AbilityDefinition | CardDefinition).cost
}

function dice(q: Query, ids: readonly ThingId[], language: Language): string {
  return ids
    .map((die) => {
      const pips = q.counter(die, 'pips')
      return `${pips} ${symbolName(heroOf(q, q.thing(die).owner).faces[pips - 1] ?? '', language)}`
    })
    .join(', ')
}
