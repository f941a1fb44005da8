import { become, type Draft, type EventKind, NOBODY, type Seat, type ThingId } from '@quadriga/kernel/author'
import { type ChampionsTable, type Phase, sharedZone } from '../table.ts'
import { isKind } from '../query/card.ts'
import { identityOf } from '../query/seat.ts'
import type { CharacterAttackDraft } from './attack.ts'
import { eventKind } from './kind.ts'
import { discardPile, putAway } from './leave.ts'

/** A character or a scheme is being defeated; the draft keeps what it was. */
export interface DefeatDraft extends Draft {
  thing: ThingId
  /** The face it showed: a Drone is a Drone no more once it lies face up. */
  wasFace: string
  /** The player it was engaged with, or -1. */
  wasEngaged: Seat
  wasMinion: boolean
  /** The player whose identity did it, or -1. */
  by: Seat
  /** Depth of the attack that did it, or -1. */
  attack: number
}

/** Minions go to the encounter discard pile, allies and schemes to their owner's. Villains and identities are no pile's. */
const defeat = eventKind<DefeatDraft>('defeat', {
  commit(m, draft) {
    const { thing, attack } = draft
    if (attack >= 0) noteDefeat(m.ownEvent<CharacterAttackDraft>(attack), draft)
    if (isKind(m, thing, 'villain', 'hero', 'alter-ego')) return
    const pile = draft.wasMinion ? sharedZone.encounterDiscard : discardPile(m, thing)
    draft.thing = putAway(m, thing, pile, { place: 'top' })
  },
  log: ['thing', 'wasFace'],
  things: ['thing'],
})

function noteDefeat(attack: CharacterAttackDraft, { thing, wasMinion }: DefeatDraft): void {
  if (attack.kind !== 'attack') return
  attack.defeated = [...attack.defeated, thing]
  attack.defeatedEnemy = true
  attack.defeatedMinion ||= wasMinion
}

interface PhaseDraft extends Draft {
  phase: Phase
  round: number
}

const phase = eventKind<PhaseDraft>('phase', {
  commit(m, draft) {
    const table = m.ownTable<ChampionsTable>()
    table.phase = draft.phase
    table.round = draft.round
  },
  log: ['phase', 'round'],
})

/** Something about a player; the log names the identity. */
interface PlayerDraft extends Draft {
  thing: ThingId
}

function playerEvent(kind: string, change: (table: ChampionsTable, seat: Seat) => void): EventKind {
  return eventKind<PlayerDraft>(kind, {
    commit(m, draft) {
      draft.thing = identityOf(m, draft.seat)
      change(m.ownTable<ChampionsTable>(), draft.seat)
    },
    log: ['seat', 'thing'],
    things: ['thing'],
  })
}

const turn = playerEvent('turn', (table, seat) => {
  table.turn = seat
})

const turnEnds = playerEvent('turnEnds', (table) => {
  table.turn = NOBODY
})

const firstPlayer = playerEvent('firstPlayer', (table, seat) => {
  table.firstPlayer = seat
})

const eliminated = playerEvent('eliminated', (table, seat) => {
  table.eliminated = table.eliminated.map((was, one) => was || one === seat)
  if (table.turn === seat) table.turn = NOBODY
})

interface StageDraft extends Draft {
  /** The card in play, which keeps its id and everything on it, and the one that takes its place. */
  thing: ThingId
  next: ThingId
}

/** The next stage of the villain or of the main scheme: the two cards change places, what lies there stays. */
const nextStage = eventKind<StageDraft>('nextStage', {
  commit(m, { thing, next }) {
    const now = m.own(thing)
    const { code } = now
    become(m, thing, m.thing(next).code)
    become(m, next, code)
    now['damage'] = 0
    now['threat'] = 0
    putAway(m, next, sharedZone.removed)
  },
  log: ['thing'],
  things: ['thing'],
})

const logOnly = (kind: string, log: readonly (keyof Draft & string)[]) =>
  eventKind<Draft>(kind, { commit: () => undefined, log, things: [] })

export const tableEvents = [
  defeat,
  phase,
  turn,
  turnEnds,
  firstPlayer,
  eliminated,
  nextStage,
  logOnly('newDeck', ['seat']),
  logOnly('newEncounterDeck', []),
  logOnly('roundEnds', []),
]
