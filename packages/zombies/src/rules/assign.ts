import {
  type DraftOf,
  message,
  NOTHING,
  procedure,
  type Query,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { six } from '../events/attack.ts'
import { event } from '../kinds/index.ts'
import { enemiesIn, enemyCard, isPiece } from '../query/pieces.ts'

type Attack = Readonly<DraftOf<typeof event.attack>>

interface Assigning {
  event: number
  /** Hits that are left; those of one die go to one Enemy. */
  packets: readonly number[]
  fallen: readonly ThingId[]
}

/**
 * Hits are spent on Enemies in the order of Target Priority. They stay with a class until it is wiped out, and what
 * cannot fell its next figure is lost. Where figures differ, the players say which one falls.
 */
export const assign = procedure<Assigning>('zombies.assign', {
  count(m, f) {
    const packets = packetsOf(m.eventOf(f.event, event.attack))
    f.packets = packets
    f.fallen = []
    m.ownEventOf(f.event, event.attack).packets = packets
  },
  which(m, f) {
    const attack = m.eventOf(f.event, event.attack)
    const choice = fellable(m, attack, f)
    const [only] = choice
    if (only === undefined) m.goto('over')
    else if (choice.length === 1) {
      m.goto('which')
      fell(m, attack, f, only)
    } else
      m.ask({
        seat: attack.seat,
        ask: message('ask.target'),
        options: thingOptions(m, 'target', choice),
        because: attack.attack,
      })
  },
  fell(m, f) {
    const attack = m.eventOf(f.event, event.attack)
    m.goto('which')
    fell(m, attack, f, m.chosen()[0] ?? NOTHING)
  },
  over(m, f) {
    m.done()
    m.ownEventOf(f.event, event.attack).figures = f.fallen
  },
})

/** One figure takes the Hits it needs. */
function fell(q: Query, attack: Attack, f: Assigning, target: ThingId): void {
  f.packets = spent(f.packets, toughnessIn(q, attack, target))
  f.fallen = [...f.fallen, target]
}

/** The Hits of each die that hits. */
function packetsOf({ results, bonus, accuracy, hits, sixes }: Attack): number[] {
  return results
    .filter((result) => result + bonus >= accuracy)
    .map((result) => (result === six ? sixes : hits))
}

export function toughnessIn(
  q: Query,
  { pierce, softBrutes }: Pick<Attack, 'pierce' | 'softBrutes'>,
  id: ThingId,
): number {
  if (softBrutes && q.thing(id).face === 'brute') return 1
  return Math.max(1, q.stat(id, 'toughness') - pierce)
}

/** One figure of each name that the Hits left can fell now: those of the first class, or any for who picks targets. */
function fellable(q: Query, attack: Attack, { packets, fallen }: Assigning): ThingId[] {
  const standing = enemiesIn(q, attack.zone).filter(
    (id) => !fallen.includes(id) && !(attack.sparesHeroes && isPiece(q, id, 'zombieHero')),
  )
  const first = Math.min(...standing.map((id) => enemyCard(q, id).priority))
  const open = attack.ignoresPriority
    ? standing
    : standing.filter((id) => enemyCard(q, id).priority === first)
  const total = packets.reduce((sum, n) => sum + n, 0)
  const weak = open.filter((id) => toughnessIn(q, attack, id) <= total)
  const names = weak.map((id) => q.thing(id).face)
  return weak.filter((_, place) => names.indexOf(names[place] as string) === place)
}

/** What is left of the Hits after one figure is felled with the least waste, large packets first. */
export function spent(packets: readonly number[], toughness: number): number[] {
  const left = [...packets].sort((a, b) => b - a)
  let needed = toughness
  while (needed > 0 && left.length > 0) {
    const fitting = left.findIndex((n) => n <= needed)
    const [used = 0] = left.splice(fitting < 0 ? left.length - 1 : fitting, 1)
    needed -= used
  }
  return left
}

export const assignRules = [assign]
