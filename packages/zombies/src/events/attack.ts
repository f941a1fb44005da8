import { commits, type Machine, move, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { boardIn, hasFlag, sideOf } from '../query/board.ts'
import { diceOf, mostHunger } from '../query/hunger.ts'
import { isChampion } from '../query/pieces.ts'
import { ownTable, tableOf } from '../table.ts'
import { changeHunger, changePower, spendActions } from './hero.ts'

const faces = ['1', '2', '3', '4', '5', '6']
export const six = faces.length

/** Rolls dice one after the other; chance speaks for each. */
export function rollDice(m: Machine, source: string, count: number): number[] {
  return Array.from({ length: count }, () => m.speak(source, faces) + 1)
}

/** Every natural 6 may add dice, and added dice may add more. */
function rollExploding(m: Machine, count: number, explodes: number): number[] {
  const results = rollDice(m, 'attack', count)
  if (explodes > 0) {
    for (let n = 0; n < results.length; n++)
      if (results[n] === six) results.push(...rollDice(m, 'attack', explodes))
  }
  return results
}

/** The dice fall; who attacks pays now. */
const roll = commits(event.roll, (m, draft) => {
  const attack = m.ownEventOf(draft.event, event.attack)
  const { seat, hero, power, cost, explodes } = attack
  spendActions(m, seat, cost)
  changePower(m, hero, -power)
  draft.results = rollExploding(m, diceOf(m, attack), explodes)
  attack.results = draft.results
})

const attack = commits(event.attack, (m, draft) => {
  draft.fallen = draft.figures.map((id) => m.thing(id).face)
})

/** Where an eliminated Enemy goes. */
function graveOf(m: Machine, id: ThingId): string {
  if (tableOf(m).killsStay) return 'gone'
  return isChampion(m, id) ? sideOf(m).championPile : 'reserve'
}

const eliminate = commits(event.eliminate, (m, draft) => {
  draft.fallen = []
  draft.worth = 0
  for (const id of draft.figures) {
    const { face } = m.thing(id)
    if (isLaidDown(m, id, draft.eaten)) {
      // Nobody eliminated it, so it is worth nothing.
      m.own(id)['down'] = 1
      continue
    }
    const isHero = isChampion(m, id)
    draft.worth += isHero ? m.stat(id, 'toughness') : 1
    draft.fallen = [...draft.fallen, face]
    if (isHero) ownTable(m).slain = [...tableOf(m).slain, face]
    m.own(id)['frozen'] = 0
    move(m, id, m.zoneIndex(graveOf(m, id)))
  }
})

/** Some are only laid down: by a rule of the mission, or unless they are eaten. */
function isLaidDown(m: Machine, id: ThingId, eaten: boolean): boolean {
  if (m.thing(id).face === 'juggernaut' && hasFlag(m, 'unstoppableJuggernaut')) return true
  return !eaten && m.stat(id, 'rises') > 0
}

const resist = commits(event.resist, (m, draft) => {
  draft.results = rollDice(m, 'fighter', draft.n)
})

/** Whoever has eaten hungers no more. */
const eat = commits(event.eat, (m, draft) => {
  changeHunger(m, draft.hero, -mostHunger)
  const table = ownTable(m)
  draft.code = m.thing(draft.citizen).code
  table.eaten = [...table.eaten, draft.code]
  move(m, draft.citizen, m.zoneIndex('rescued'))
})

const removeEnemies = commits(event.removeEnemies, (m, draft) => {
  draft.fallen = draft.figures.map((id) => m.thing(id).face)
  for (const id of draft.figures) {
    m.own(id)['frozen'] = 0
    move(m, id, m.zoneIndex(graveOf(m, id)))
  }
})

const handChanges = commits(event.handChanges, (m, { hand, how }) => {
  if (how === 'remove') move(m, hand, m.zoneIndex('away'))
  else m.own(hand)['charged'] = how === 'charge' ? 1 : 0
})

const carryHand = commits(event.carryHand, (m, { hero, hand, to }) => {
  m.own(hand)['place'] = boardIn(m).places.indexOf(to)
  const own = m.own(hero)
  own['actions'] = (own['actions'] as number) - 1
})

const destroy = commits(event.destroy, (m, { enemy }) => {
  const table = ownTable(m)
  table.slain = [...table.slain, m.thing(enemy).face]
  move(m, enemy, m.zoneIndex('gone'))
})

export const attackEvents = [
  resist,
  eat,
  removeEnemies,
  roll,
  attack,
  eliminate,
  handChanges,
  carryHand,
  destroy,
]
