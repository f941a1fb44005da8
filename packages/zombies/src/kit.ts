import {
  AT_NOTHING,
  explain,
  type Machine,
  move,
  NOTHING,
  type Query,
  reason,
  type Refusal,
  type Rng,
  type Seat,
  shuffled,
  verbRefusal,
} from '@quadriga/kernel/author'
import {
  type Beginning,
  figuresQuestion,
  type GameKit,
  KitProblem,
  type Subject,
} from '@quadriga/testkit/kit'
import { boardLines } from './board.ts'
import { heroes, missions } from './content/index.ts'
import { zombies } from './game.ts'
import { moveCost } from './query/actions.ts'
import { nameOfZone, surveyIn } from './query/board.ts'
import { heroCard, heroOf, isPiece, zoneOf } from './query/pieces.ts'
import { activateAll } from './rules/activate.ts'
import { citizensWalk, revealedCitizens } from './rules/citizens.ts'
import { round } from './rules/round.ts'
import { layBoard, playable, type Setup } from './setup.ts'
import { ownTable, tableOf } from './table.ts'

const known = missions.map(({ id }) => id)

function setupFor({ kind, seats, settings }: Beginning) {
  const [mission = 'MH0'] = settings['mission'] ?? []
  if (!known.includes(String(mission)))
    throw new KitProblem(
      { en: `no mission '${mission}'`, fr: `aucune mission «\u00a0${mission}\u00a0»` },
      String(mission),
      known,
    )
  return {
    mission: String(mission),
    heroes: seats.map(({ id }) => id),
    laid: kind === 'position',
  } satisfies Setup
}

function flagOf(counter: string, isSet: boolean) {
  return {
    read: (q: Query, { thing }: Subject) =>
      thing === NOTHING ? null : q.counter(thing, counter) > 0 === isSet,
    write: (m: Machine, { thing }: Subject) => {
      m.own(thing)[counter] = isSet ? 1 : 0
    },
  }
}

/** What tests, scenario files and the command line need to know about this game. */
export const kit: GameKit = {
  game: zombies,
  setup: setupFor,
  setups: {
    four: () => ({ mission: 'MH0', heroes: ['storm', 'wolverine', 'magneto', 'rogue'], laid: false }),
    any: (rng: Rng) => ({
      mission: 'MH0',
      heroes: shuffled(heroes, rng)
        .slice(0, 4)
        .map(({ id }) => id),
      laid: false,
    }),
  },
  ownSetup: {
    questions: [
      figuresQuestion(
        zombies,
        heroes.map(({ id }) => id),
        1,
        heroes.length,
      ),
    ],
    made: ([chosen = []]) => ({ heroes: chosen, mission: playable[0] }),
  },
  lay: (m, asked) => layBoard(m, setupFor(asked), (asked.settings['revealed'] ?? []).map(String)),
  resume(m, { turn, phase, round: number }) {
    const table = ownTable(m)
    table.round = number
    table.phase = phase === 'enemies' ? 'enemies' : 'players'
    if (turn >= 0) table.active = turn
    if (table.phase !== 'players') return
    m.call(round, { spawns: [] }, 'menu')
  },

  seatNames: (q, seat) => [q.thing(heroOf(q, seat)).face],
  seatKinds: ['hero'],
  figure: (q, seat) => heroOf(q, seat),
  stands: {
    read: (q, seat) => zoneOf(q, heroOf(q, seat)),
    write: (m, seat, zone) => void move(m, heroOf(m, seat), m.zoneIndex(zone)),
  },

  fields: {
    sees: {
      read: (q, of) => {
        const name = nameOfZone(q, of.zone)
        return name === '' ? null : Object.fromEntries(surveyIn(q).sees(name))
      },
    },
    moveCost: { read: (q, { thing }) => (isPiece(q, thing, 'hero') ? moveCost(q, thing) : null) },
  },
  flags: {
    open: flagOf('open', true),
    closed: flagOf('open', false),
    locked: flagOf('locked', true),
    revealed: {
      read: (q, { zone }) =>
        nameOfZone(q, zone) === '' ? null : tableOf(q).revealed.includes(nameOfZone(q, zone)),
    },
  },
  moment: (q) => ({ turn: tableOf(q).active, phase: tableOf(q).phase, round: tableOf(q).round }),
  phases: { players: ['player phase'], enemies: ['enemy phase'], end: ['end phase'] },
  events: { spawn: ['spawns'], wounds: ['wound'] },

  procedures: {
    'enemies activate': (m) => activateAll(m),
    'citizens activate': (m) => m.call(citizensWalk, { ids: revealedCitizens(m) }),
    'player phase begins': (m) => m.call(round, { spawns: [] }),
  },
  procedureNotes: {
    'enemies activate': {
      en: 'Every Enemy on the board acts once. Citizens stay, nothing is spawned, and the phase does not change',
      fr: 'Chaque Ennemi du plateau agit une fois. Les citoyens restent, rien n’apparaît, et la phase ne change pas',
    },
    'citizens activate': {
      en: 'Every revealed citizen walks one zone; hidden ones stay',
      fr: 'Chaque citoyen révélé avance d’une zone\u202f; les cachés restent',
    },
    'player phase begins': {
      en: 'A round from its beginning: the heroes’ turns follow, then the Enemies; it plays on top of what waits',
      fr: 'Une manche depuis son début\u00a0: les tours des héros suivent, puis les Ennemis\u202f; elle se joue par-dessus ce qui attend',
    },
  },
  decisions: { 'ask.turn': ['do'] },
  board: boardLines,
  refusal(q, seat, verb, { zone }, name) {
    const known = q.loaded.verbs.get(verb)
    if (known?.at === 'symbol') return skillRefusal(q, seat, name)
    if (known?.at !== 'zone' || nameOfZone(q, zone) === '') return undefined
    return verbRefusal(q, seat, known, { ...AT_NOTHING, zone })?.refusal
  },
  askingTells: true,
}

/** Why a skill cannot be used, called by its id or by the last part of it. */
function skillRefusal(q: Query, seat: Seat, name: string): Refusal {
  const { skills } = heroCard(q, heroOf(q, seat))
  const symbol = skills.find((id) => id === name || id.endsWith(`/${name}`))
  if (symbol === undefined) return reason('refused.noSkill', {}, 'zombies:skills')
  const [known] = explain(q.state, seat, { symbol })
  return known?.refusal ?? null
}
