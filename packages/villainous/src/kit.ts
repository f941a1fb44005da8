import {
  type Machine,
  NOBODY,
  type Query,
  reason,
  type Rng,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import {
  type Beginning,
  figuresQuestion,
  type GameKit,
  type Given,
  KitProblem,
  type Subject,
} from '@quadriga/testkit/kit'
import { boardLines } from './board.ts'
import { actionTypes, type ActionType, type Card } from './card.ts'
import { event } from './kinds/index.ts'
import { villainous } from './game.ts'
import { alliesOf, by, cardOf, isKind, locationNamed, villainCard, villainOf } from './query/domain.ts'
import { explainStrength, strengthOf } from './query/strength.ts'
import { isCovered, openActions } from './query/symbols.ts'
import { beginFate } from './rules/fate.ts'
import { turn } from './rules/turn.ts'
import { actionRefusal } from './rules/verbs.ts'
import { layBoards, modes, playable, type Setup } from './setup.ts'
import { ownTable, tableOf } from './table.ts'

function setupFor({ kind, seats, settings }: Beginning) {
  const [mode = kind === 'setup' ? 'omnipotent' : 'implacable'] = settings['mode'] ?? []
  if (!(modes as readonly unknown[]).includes(mode))
    throw new KitProblem(
      { en: `no mode '${mode}'`, fr: `aucun mode «\u00a0${mode}\u00a0»` },
      String(mode),
      modes,
    )
  return { villains: seats.map(({ id }) => id), mode: mode as Setup['mode'], laid: kind === 'position' }
}

/** Cards of a villain belong to that villain's player, wherever a position puts them; Fate cards to nobody. */
function settle(m: Machine, id: ThingId): void {
  const set = cardOf(m, id)?.set ?? ''
  const owner = m.order().find((seat) => villainCard(m, seat).id === set) ?? NOBODY
  if (set === '') return
  const thing = m.own(id)
  thing.owner = owner
  thing.controller = owner
}

/** The location somebody speaks of: the tile itself or the place it stands for. */
function placeNamed(q: Query, { zone, thing }: Subject): ThingId {
  if (isKind(q, thing, 'location')) return thing
  const found = q.state.zones[zone]
  return found === undefined ? -1 : locationNamed(q, found.name, found.seat)
}

function isAction(word: string): word is ActionType {
  return (actionTypes as readonly string[]).includes(word)
}

/** What tests, scenario files and the command line need to know about this game. */
export const kit: GameKit = {
  game: villainous,
  setup: setupFor,
  setups: {
    duel: () => ({ villains: ['thanos', 'ultron'], mode: 'omnipotent', laid: false }),
    three: () => ({ villains: [...playable], mode: 'omnipotent', laid: false }),
    any: (rng: Rng) => {
      const first = rng.below(playable.length)
      const second = (first + 1 + rng.below(playable.length - 1)) % playable.length
      return {
        villains: [playable[first] as string, playable[second] as string],
        mode: 'omnipotent',
        laid: false,
      }
    },
  },
  ownSetup: {
    questions: [figuresQuestion(villainous, playable, 2, playable.length)],
    made: ([chosen = []]) => ({ villains: chosen, mode: 'omnipotent' }),
  },
  lay(m, asked) {
    const elsewhere = asked.named.map(({ id }) => id)
    layBoards(m, setupFor(asked), elsewhere)
  },
  resume(m, { turn: seat, phase, round }) {
    const table = ownTable(m)
    if (seat !== NOBODY) table.active = seat
    table.stage = phase === 'actions' ? 'actions' : 'move'
    table.round = round
    m.call(turn, {})
  },
  enters: settle,
  filler: (q, zone, seat, count) => {
    const code = zone.startsWith('fate') ? 'fate-common-she-hulk' : fillers[villainCard(q, seat).id]
    return new Array<string>(count).fill(code ?? 'thanos-space-throne')
  },

  seatNames: (q, seat) => [villainCard(q, seat).id],
  seatKinds: ['villain'],
  figure: (q, seat) => villainOf(q, seat),
  zones: {
    pile: { zone: 'discard', words: ['discard pile'] },
    freeStones: { zone: 'stones' },
  },
  stands: {
    read: (q, seat) => tableOf(q).at[seat] ?? '',
    write(m, seat, zone) {
      const table = ownTable(m)
      table.at = table.at.map((place, i) => (i === seat ? zone : place))
    },
  },

  fields: {
    strength: { read: (q, { thing }) => (isKind(q, thing, 'hero', 'ally') ? strengthOf(q, thing) : null) },
    strengthToken: {
      words: ['strength tokens'],
      signed: true,
      read: (q, { thing }) => (isKind(q, thing, 'hero', 'ally') ? explainStrength(q, thing).tokens : null),
      write(m, { thing }, value) {
        m.own(thing)[value < 0 ? 'minusTokens' : 'plusTokens'] = Math.abs(value)
      },
    },
    actions: { read: (q, { seat }) => (seat < 0 ? null : openActions(q, seat)) },
    allies: { read: (q, { seat }) => (seat < 0 ? null : alliesOf(q, seat).length) },
  },
  flags: { covered: { read: (q, of) => (placeNamed(q, of) < 0 ? null : isCovered(q, placeNamed(q, of))) } },
  moment: (q) => ({ turn: tableOf(q).active, phase: tableOf(q).stage, round: tableOf(q).round }),
  phases: { move: [], actions: ['action'] },

  procedures: {
    'relocate <thing> to <zone>': (m, card: Given, to: Given) => {
      const seat = Math.max(0, m.thing(card.thing).controller)
      m.propose(event.relocate, { ...by(m, seat), thing: card.thing, place: placeNamed(m, to) })
    },
    'fate by <seat>': (m, { seat }: Given) => beginFate(m, seat),
  },
  procedureNotes: {
    'relocate <thing> to <zone>': {
      en: 'Moves the card as an effect would, with everything that answers it; no action symbol is used',
      fr: 'Déplace la carte comme le ferait un effet, avec tout ce qui y répond\u202f; aucun symbole d’action n’est utilisé',
    },
    'fate by <seat>': {
      en: 'The Fate action of that player without its symbol; the turn does not advance',
      fr: 'L’action Destinée de ce joueur sans son symbole\u202f; le tour n’avance pas',
    },
  },
  board: boardLines,
  refusal(q, seat: Seat, verb, _object, name) {
    if (verb === 'take' && isAction(name)) return actionRefusal(q, seat, name)
    return verb === 'with' ? reason('refused.strength', {}, 'villainous:vanquish') : undefined
  },
  conserves: (code) =>
    (villainous.content as readonly Card[]).find(({ id }) => id === code)?.kind !== 'location',
}

/** Cards that change nothing while they lie in a deck or a hand. */
const fillers: Readonly<Record<string, string>> = {
  thanos: 'thanos-space-throne',
  ultron: 'ultron-duplicate-sentry',
  taskmaster: 'taskmaster-training-dummy',
  hela: 'hela-disir',
}
