import { query, type State } from '@quadriga/kernel'
import type { Benefits } from '../benefits.ts'
import { damageToCome, threatToCome } from './championsForecast.ts'
import { alliesOf, forTable, hitPoints, identityOf, playersOf } from './championsTable.ts'
import { weights as w } from './championsWeights.ts'
import type { Reader } from './evaluation.ts'

/** What a position of Champions holds, in things that players count; everybody plays on one side. */
export function championsBenefits(state: State): Benefits {
  const q = query(state)
  const [main] = q.ids('mainScheme')
  const sides = q.ids('sideSchemes')
  const threat = (id: number) => q.counter(id, 'threat')
  const schemed = main === undefined ? 0 : threat(main) + threatToCome(q, main)
  return {
    villainDamage: [-villainLeft(q), w.villainHitPoint],
    threat: [-(schemed + sum(sides.map(threat))), w.threat],
    sideSchemes: [-sides.length, w.sideScheme + w.hazard],
    ...ofEnemies(q),
    ...ofPlayers(q),
  }
}

/** What the villain still has, over all of its stages. */
function villainLeft(q: Reader): number {
  return (
    sum(q.ids('villain').map((id) => hitPoints(q, id))) +
    sum(q.ids('villainDeck').map((id) => forTable(q, id, 'hp')))
  )
}

function ofEnemies(q: Reader): Benefits {
  const minions = playersOf(q).flatMap((seat) => q.ids('engaged', seat))
  const having = (status: string) =>
    [...q.ids('villain'), ...minions].filter((id) => q.counter(id, status) > 0).length
  return {
    minions: [-minions.length, w.minion + w.minionAttack],
    stunned: [having('stunned'), w.stunnedEnemy],
    confused: [having('confused'), w.confusedEnemy],
  }
}

function ofPlayers(q: Reader): Benefits {
  const seats = playersOf(q)
  const allies = seats.flatMap((seat) => alliesOf(q, seat)).length
  const identities = seats.map((seat) => identityOf(q, seat))
  const left = seats.map((seat) => hitPoints(q, identityOf(q, seat)) - damageToCome(q, seat))
  return {
    hitPoints: [sum(left), w.hitPoint],
    tough: [identities.filter((id) => q.counter(id, 'tough') > 0).length, w.toughHero],
    allies: [allies, w.ally + w.allyPower],
    inPlay: [seats.flatMap((seat) => q.ids('play', seat)).length - allies, w.inPlay + w.inPlayCost],
    cards: [seats.flatMap((seat) => q.ids('hand', seat)).length, w.card],
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0)
}
