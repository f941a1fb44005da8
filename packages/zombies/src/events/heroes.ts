import { type EventKind, type Machine, move, NOBODY, type Seat, type ThingId } from '@quadriga/kernel/author'
import { levelOf, turnActions } from '../query/danger.ts'
import { heroesInPlay, heroOf } from '../query/pieces.ts'
import { ownTable, tableOf } from '../table.ts'

export const mostPower = 4

/** Power goes up to its cap and down to nothing. */
export function changePower(m: Machine, hero: ThingId, n: number): void {
  const thing = m.own(hero)
  thing['power'] = Math.max(0, Math.min(mostPower, (thing['power'] as number) + n))
}

/** Experience; a new danger level may bring a further Action at once. */
export function gainExperience(m: Machine, hero: ThingId, n: number): void {
  const before = m.counter(hero, 'xp')
  const thing = m.own(hero)
  thing['xp'] = before + n
  if (levelOf(before) === 0 && levelOf(before + n) > 0) thing['actions'] = (thing['actions'] as number) + 1
}

/** Spends Actions of a hero, whose turn has then begun. */
export function spendActions(m: Machine, seat: Seat, n: number): void {
  const hero = m.own(heroOf(m, seat))
  hero['actions'] = (hero['actions'] as number) - n
  beginTurn(m, seat)
}

function beginTurn(m: Machine, seat: Seat): void {
  const table = ownTable(m)
  table.active = seat
  table.begun = true
}

function nextHero(m: Machine): Seat {
  const { done } = tableOf(m)
  const seats = heroesInPlay(m)
    .map((id) => m.thing(id).owner)
    .sort((a, b) => a - b)
  return seats.find((seat) => !done.includes(seat)) ?? NOBODY
}

export const heroEvents: readonly EventKind[] = [
  {
    kind: 'playersBegin',
    commit(m) {
      const table = ownTable(m)
      table.phase = 'players'
      table.begun = false
      table.done = []
      table.used = []
      for (const id of heroesInPlay(m)) {
        changePower(m, id, 1)
        m.own(id)['actions'] = turnActions(m, id)
      }
      table.active = nextHero(m)
    },
    log: [],
    things: [],
  },
  {
    kind: 'endTurn',
    commit(m, draft) {
      const table = ownTable(m)
      table.done = [...table.done, draft.seat]
      table.begun = false
      table.used = []
      table.active = nextHero(m)
    },
    log: ['hero'],
    things: ['hero'],
  },
  {
    kind: 'heroMoves',
    commit(m, draft) {
      spendActions(m, draft.seat, draft['cost'] as number)
      move(m, draft['hero'] as ThingId, m.zoneIndex(String(draft['to'])))
    },
    log: ['hero', 'to', 'cost'],
    things: ['hero'],
  },
  {
    kind: 'powerUp',
    commit(m, draft) {
      spendActions(m, draft.seat, 1)
      changePower(m, draft['hero'] as ThingId, 2)
    },
    log: ['hero'],
    things: ['hero'],
  },
  {
    kind: 'useSkill',
    commit(m, draft) {
      beginTurn(m, draft.seat)
      changePower(m, draft['hero'] as ThingId, -(draft['power'] as number))
      const table = ownTable(m)
      table.used = [...table.used, String(draft['skill'])]
    },
    log: ['hero', 'skill'],
    things: ['hero'],
  },
  {
    kind: 'rescue',
    commit(m, draft) {
      spendActions(m, draft.seat, 1)
      changePower(m, draft['hero'] as ThingId, mostPower)
      move(m, draft['citizen'] as ThingId, m.zoneIndex('held', draft.seat))
    },
    log: ['hero', 'citizen'],
    things: ['hero', 'citizen'],
  },
  {
    kind: 'takeObjective',
    commit(m, draft) {
      spendActions(m, draft.seat, 1)
      move(m, draft['objective'] as ThingId, m.zoneIndex('away'))
      const table = ownTable(m)
      table.taken = [...table.taken, String(draft['color'])]
      gainExperience(m, draft['hero'] as ThingId, 5)
      for (const id of draft['unlocks'] as readonly ThingId[]) m.own(id)['locked'] = 0
    },
    log: ['hero', 'objective'],
    things: ['hero', 'objective'],
  },
  {
    kind: 'leave',
    commit(m, draft) {
      move(m, draft['hero'] as ThingId, m.zoneIndex('away'))
      if (heroesInPlay(m).length === 0 && !tableOf(m).fallen) {
        m.end({
          kind: 'won',
          winners: Array.from({ length: m.seats }, (_, seat) => seat),
          cause: 'outcome.escaped',
        })
      }
    },
    log: ['hero'],
    things: ['hero'],
  },
]
