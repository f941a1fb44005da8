import {
  become,
  commits,
  type EventRule,
  isOf,
  type Machine,
  NOBODY,
  type Seat,
} from '@quadriga/kernel/author'
import { type ChampionsTable, sharedZone } from '../table.ts'
import { isKind } from '../query/card.ts'
import { faceOf, identityOf } from '../query/seat.ts'
import { type DefeatDraft, event } from '../kinds/index.ts'
import { discardPile, putAway } from './leave.ts'

/** Minions go to the encounter discard pile, allies and schemes to their owner's. Villains and identities are no pile's. */
const defeat = commits(event.defeat, (m, draft) => {
  const { thing, attack } = draft
  if (attack >= 0) noteDefeat(m, draft)
  if (isKind(m, thing, 'villain', 'hero', 'alter-ego')) return
  const pile = draft.wasMinion ? sharedZone.encounterDiscard : discardPile(m, thing)
  draft.thing = putAway(m, thing, pile, { place: 'top' })
})

/** An attack of a character remembers whom it defeated. */
function noteDefeat(m: Machine, { attack: depth, thing, wasMinion }: DefeatDraft): void {
  if (!isOf(m.event(depth), event.attack)) return
  const attack = m.ownEventOf(depth, event.attack)
  attack.defeated = [...attack.defeated, thing]
  attack.defeatedEnemy = true
  attack.defeatedMinion ||= wasMinion
}

const phase = commits(event.phase, (m, draft) => {
  const table = m.ownTable<ChampionsTable>()
  table.phase = draft.phase
  table.round = draft.round
})

type PlayerKind = typeof event.turn

/** Something about a player; the log names the identity. */
function ofPlayer(kind: PlayerKind, change: (table: ChampionsTable, seat: Seat) => void): EventRule {
  return commits(kind, (m, draft) => {
    draft.thing = identityOf(m, draft.seat)
    change(m.ownTable<ChampionsTable>(), draft.seat)
  })
}

const turn = ofPlayer(event.turn, (table, seat) => {
  table.turn = seat
})

const turnEnds = ofPlayer(event.turnEnds, (table) => {
  table.turn = NOBODY
})

const firstPlayer = ofPlayer(event.firstPlayer, (table, seat) => {
  table.firstPlayer = seat
})

const eliminated = ofPlayer(event.eliminated, (table, seat) => {
  table.eliminated = table.eliminated.map((was, one) => was || one === seat)
  if (table.turn === seat) table.turn = NOBODY
})

/** The next stage of the villain or of the main scheme: the two cards change places, what lies there stays. */
const nextStage = commits(event.nextStage, (m, { thing, next }) => {
  const now = m.own(thing)
  const { code } = now
  become(m, thing, m.thing(next).code)
  become(m, next, code)
  now['damage'] = 0
  now['threat'] = 0
  putAway(m, next, sharedZone.removed)
})

const newDeck = commits(event.newDeck, (m, draft) => {
  draft.who = faceOf(m, draft.seat)
})

export const tableEvents = [
  defeat,
  phase,
  turn,
  turnEnds,
  firstPlayer,
  eliminated,
  nextStage,
  newDeck,
  commits(event.newEncounterDeck),
  commits(event.roundEnds),
]
