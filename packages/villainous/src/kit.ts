import {
  create,
  type Machine,
  move,
  NOBODY,
  NOTHING,
  type Query,
  reason,
  remove,
  type Rng,
  type Seat,
  shuffled,
  type ThingId,
} from '@quadriga/kernel/author'
import {
  type Beginning,
  type GameKit,
  type Given,
  type KitField,
  KitProblem,
  type Subject,
} from '@quadriga/testkit/kit'
import { atTable } from './atTable.ts'
import { boardLines } from './board.ts'
import { actionTypes, type ActionType, type Card, type Crisis } from './card.ts'
import { content, villains } from './content/index.ts'
import { villainous } from './game.ts'
import { event } from './kinds/index.ts'
import { ownSetup } from './ownSetup.ts'
import { strengthNeeded, strengthOn } from './query/crises.ts'
import {
  alliesOf,
  by,
  cardOf,
  isCharacter,
  isKind,
  isSwitchedOff,
  locationNamed,
  villainCard,
  villainOf,
} from './query/domain.ts'
import { isMarked, marksCollected } from './query/marks.ts'
import { modes } from './query/mode.ts'
import { costOf } from './query/playing.ts'
import { explainStrength, strengthOf } from './query/strength.ts'
import { isCovered, openActions } from './query/symbols.ts'
import { beginFate } from './rules/fate.ts'
import { turn } from './rules/turn.ts'
import { actionRefusal } from './rules/verbs.ts'
import { notPlayable, rulings } from './rulings.ts'
import { series } from './series/index.ts'
import { layBoards, type Setup } from './setup.ts'
import { ownTable, tableOf } from './table.ts'
import { printed } from './text/printed.ts'
import { actionWords } from './text/say.ts'

function setupFor({ kind, seats, settings }: Beginning) {
  const [mode = 'implacable'] = settings['mode'] ?? []
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
  const card = cardOf(m, id)
  const set = card?.set ?? ''
  const thing = m.own(id)
  if (card?.kind === 'tile' || card?.kind === 'token') thing.controller = thing.owner
  // There are so many Soul Marks and no more: the one that lies here is not in the supply.
  if (card?.kind === 'token' && !m.inZone(id, 'supply')) takeFromSupply(m)
  if (set === '') return
  const owner = m.order().find((seat) => villainCard(m, seat).id === set) ?? NOBODY
  thing.owner = owner
  thing.controller = owner
}

function takeFromSupply(m: Machine): void {
  const [spare] = m.order().flatMap((seat) => m.ids('supply', seat))
  if (spare !== undefined) remove(m, spare)
}

/** Puts a new thing on another one: an Ally on a Crisis, an Item on an Ally, a Soul Mark on a Hero. */
function attach(m: Machine, code: string, host: ThingId): ThingId {
  const { zone } = m.thing(host)
  // Stones and Soul Marks are there already: the one that is put on a card is one of them.
  const spare = [...m.ids('stones'), ...m.order().flatMap((seat) => m.ids('supply', seat))]
  const known = spare.find((one) => m.thing(one).face === code)
  const id =
    known === undefined ? create(m, code, zone, m.state.zones[zone]?.seat ?? NOBODY) : move(m, known, zone)
  m.own(id).host = host
  if (known === undefined) settle(m, id)
  return id
}

/** The location somebody speaks of: the tile itself or the place it stands for. */
function placeNamed(q: Query, { zone, thing }: Subject): ThingId {
  if (isKind(q, thing, 'location', 'crisis')) return thing
  const found = q.state.zones[zone]
  return found === undefined ? NOTHING : locationNamed(q, found.name, found.seat)
}

function isAction(word: string): word is ActionType {
  return (actionTypes as readonly string[]).includes(word)
}

/** Two to four villains in any order, in any mode. */
function anySetup(rng: Rng, count = 2 + rng.below(3), mode = modes[rng.below(modes.length)]) {
  const ids = shuffled(
    villains.map(({ id }) => id),
    rng,
  )
  return { villains: ids.slice(0, count), mode: mode ?? 'implacable', laid: false }
}

const fields: Readonly<Record<string, KitField>> = {
  strength: {
    read(q, { thing }) {
      if (isCharacter(q, thing)) return strengthOf(q, thing)
      return isKind(q, thing, 'crisis') ? strengthNeeded(q, thing) : null
    },
  },
  present: {
    words: ['strength on it'],
    read: (q, { thing }) => (isKind(q, thing, 'crisis') ? strengthOn(q, thing) : null),
  },
  strengthToken: {
    words: ['strength tokens'],
    signed: true,
    read: (q, { thing }) => (isCharacter(q, thing) ? explainStrength(q, thing).tokens : null),
    write(m, { thing }, value) {
      m.own(thing)[value < 0 ? 'minusTokens' : 'plusTokens'] = Math.abs(value)
    },
  },
  cost: {
    read(q, { thing }) {
      if (!q.exists(thing) || cardOf(q, thing)?.set === '') return null
      const { owner } = q.thing(thing)
      return owner === NOBODY ? null : costOf(q, owner, thing)
    },
  },
  actions: { read: (q, { seat }) => (seat < 0 ? null : openActions(q, seat)) },
  allies: { read: (q, { seat }) => (seat < 0 ? null : alliesOf(q, seat).length) },
  marks: {
    words: ['soul marks'],
    read: (q, { seat }) => (seat < 0 ? null : marksCollected(q).length),
  },
}

/** What tests, scenario files and the command line need to know about this game. */
export const kit: GameKit = {
  game: villainous,
  setup: setupFor,
  setups: {
    omnipotent: (rng) => anySetup(rng, 2, 'omnipotent'),
    duel: (rng) => anySetup(rng, 2, 'implacable'),
    three: (rng) => anySetup(rng, 3),
    four: (rng) => anySetup(rng, 4),
    any: (rng) => anySetup(rng),
  },

  series,
  ownSetup,
  symbols: (q, seat) =>
    actionTypes.map((type) => ({ names: actionWords(type), refusal: actionRefusal(q, seat, type) })),
  printed,
  lay(m, asked) {
    const elsewhere = asked.named.map(({ id }) => id)
    const [gone = false] = asked.settings['klaw gone'] ?? asked.settings['klawGone'] ?? []
    layBoards(m, setupFor(asked), gone === true ? [...elsewhere, 'klaw'] : elsewhere)
  },
  resume(m, { turn: seat, phase, round }) {
    const table = ownTable(m)
    if (seat !== NOBODY) table.active = seat
    table.stage = phase === 'actions' ? 'actions' : 'move'
    table.round = round
    m.call(turn, {}, phase === 'start' ? 'begin' : 'settle')
  },
  attach,
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

  fields,
  flags: {
    covered: {
      read: (q, of) => (isKind(q, placeNamed(q, of), 'location') ? isCovered(q, placeNamed(q, of)) : null),
    },
    marked: { read: (q, { thing }) => (isKind(q, thing, 'hero') ? isMarked(q, thing) : null) },
    switchedOff: {
      words: ['switched off'],
      read: (q, { thing }) => (q.inZone(thing, 'specialty') ? isSwitchedOff(q, thing) : null),
    },
  },
  moment: (q) => atTable.moment({ table: q.table() }),
  phases: { start: ['start of turn'], move: [], actions: ['action'] },

  procedures: {
    'relocate <thing> to <zone>': (m, card: Given, to: Given) => {
      const seat = Math.max(0, m.thing(card.thing).controller)
      m.propose(event.relocate, { ...by(m, seat), thing: card.thing, place: placeNamed(m, to) })
    },
    'defeat <thing> by <seat>': (m, card: Given, { seat }: Given) =>
      m.propose(event.defeat, { ...by(m, seat), thing: card.thing }),
    'discard <thing> by <seat>': (m, card: Given, { seat }: Given) =>
      m.propose(event.discard, { ...by(m, seat), thing: card.thing }),
    'fate by <seat>': (m, { seat }: Given) => beginFate(m, seat),
  },
  procedureNotes: {
    'relocate <thing> to <zone>': {
      en: 'Moves the card as an effect would, with everything that answers it; no action symbol is used',
      fr: 'Déplace la carte comme le ferait un effet, avec tout ce qui y répond\u202f; aucun symbole d’action n’est utilisé',
    },
    'defeat <thing> by <seat>': {
      en: 'An effect of that player defeats the character, with everything that answers it; Protectors are not looked at',
      fr: 'Un effet de ce joueur élimine le personnage, avec tout ce qui y répond\u202f; les Protecteurs ne sont pas pris en compte',
    },
    'discard <thing> by <seat>': {
      en: 'An effect of that player discards the card; nothing that waits for a defeat hears of it',
      fr: 'Un effet de ce joueur défausse la carte\u202f; rien de ce qui attend une élimination ne se déclenche',
    },
    'fate by <seat>': {
      en: 'The Fate action of that player without its symbol; the turn does not advance',
      fr: 'L’action Fatalité de ce joueur sans son symbole\u202f; le tour n’avance pas',
    },
  },
  board: boardLines,
  rulings,
  notPlayable,
  refusal(q, seat: Seat, verb, _object, name) {
    if (verb === 'take' && isAction(name)) return actionRefusal(q, seat, name)
    return verb === 'with' ? reason('refused.strength', {}, 'villainous:vanquish') : undefined
  },
  conserves: (code) =>
    (content as readonly (Card | Crisis)[]).find(({ id }) => id === code)?.kind !== 'location',
}

/** Cards that change nothing while they lie in a deck or a hand. */
const fillers: Readonly<Record<string, string>> = {
  thanos: 'thanos-space-throne',
  ultron: 'ultron-duplicate-sentry',
  taskmaster: 'taskmaster-training-dummy',
  hela: 'hela-disir',
  killmonger: 'killmonger-knight',
}
