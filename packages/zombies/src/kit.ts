import {
  AT_NOTHING,
  create,
  explain,
  type Machine,
  move,
  NOTHING,
  type Query,
  reason,
  remove,
  type Refusal,
  type Rng,
  type Seat,
  shuffled,
  turnFace,
  verbRefusal,
} from '@quadriga/kernel/author'
import {
  type Beginning,
  figuresQuestion,
  type GameKit,
  type KitField,
  type KitFlag,
  KitProblem,
  type KitZone,
} from '@quadriga/testkit/kit'
import { atTable } from './atTable.ts'
import { boardLines } from './board.ts'
import { allHeroes, boxes } from './boxes.ts'
import { missions } from './content/index.ts'
import { unlockSkills } from './events/hero.ts'
import { zombies } from './game.ts'
import { turnActions } from './query/danger.ts'
import { moveCost } from './query/actions.ts'
import { isOpen, nameOfZone, spawnPoints, surveyIn, zoneOfToken } from './query/board.ts'
import { heroOf, isPiece, kindOf } from './query/pieces.ts'
import { activateAll } from './rules/activate.ts'
import { citizensWalk, walkingCitizens } from './rules/citizens.ts'
import { round } from './rules/round.ts'
import { drawCard } from './rules/spawn.ts'
import { notPlayable, rulings } from './rulings.ts'
import { series } from './series/index.ts'
import { layBoard, type Setup } from './setup.ts'
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

function counterFlag(counter: string): KitFlag {
  return {
    read: (q, { thing }) => (thing === NOTHING ? null : q.counter(thing, counter) > 0),
    write: (m, { thing }) => {
      m.own(thing)[counter] = 1
    },
  }
}

const isOpening = (q: Query, thing: number) => thing !== NOTHING && isPiece(q, thing, 'door', 'window')

const open: KitFlag = {
  read: (q, { thing }) => (isOpening(q, thing) ? isOpen(q, thing) : null),
  write: (m, { thing }) => setOpen(m, m.thing(thing).face, true),
}

const closed: KitFlag = {
  read: (q, { thing }) => (isOpening(q, thing) ? !isOpen(q, thing) : null),
  write: (m, { thing }) => setOpen(m, m.thing(thing).face, false),
}

function setOpen(m: Machine, id: string, isTrue: boolean): void {
  const table = ownTable(m)
  const others = table.openings.filter((one) => one !== id)
  table.openings = (isTrue ? [...others, id] : others).sort()
}

/** Experience brings its Skills with it. */
const xp: KitField = {
  read: (q, { thing }) => (kindOf(q, thing) === 'hero' ? q.counter(thing, 'xp') : null),
  write(m, { thing }, value) {
    const given = m.counter(thing, 'actions')
    const isGiven = given !== turnActions(m, thing)
    m.own(thing)['xp'] = value
    unlockSkills(m, thing)
    if (isGiven) m.own(thing)['actions'] = given
  },
}

/** The zone of a Spawn Point, the Exit or the Hand. */
const place: KitField = {
  words: ['lies at'],
  read: (q, { thing }) =>
    thing !== NOTHING && isPiece(q, thing, 'spawnPoint', 'token') ? zoneOfToken(q, thing) : null,
}

/** A face-down card or token of a position. */
const facedown: KitFlag = {
  words: ['face down'],
  read: (q, { thing }) => (thing === NOTHING ? null : q.thing(thing).face !== q.thing(thing).code),
  write(m, { thing }) {
    const kind = kindOf(m, thing)
    turnFace(
      m,
      thing,
      kind === 'objective' ? 'hidden-objective' : kind === 'spawn' ? 'hidden-spawn' : 'hidden-citizen',
    )
  },
}

const ownCards = (zone: string): KitZone => ({
  zone,
  put(m, code, seat) {
    return create(m, code, m.zoneIndex(zone, seat), seat)
  },
})

const modeOf = (mission: string) => missions.find(({ id }) => id === mission)?.mode ?? 'heroic'

const teamOf = (rng: Rng, mission: string, n: number) =>
  shuffled(boxes[modeOf(mission)].heroes, rng)
    .slice(0, n)
    .map(({ id }) => id)

const missionSetups = Object.fromEntries(
  known.map((mission) => [
    mission,
    (rng: Rng) => ({ mission, heroes: teamOf(rng, mission, 4), laid: false }),
  ]),
)

/** Any mission, with any number of those who play it. */
function anySetup(rng: Rng, among: readonly string[]) {
  const mission = among[rng.below(among.length)] ?? 'MH0'
  return { mission, heroes: teamOf(rng, mission, 1 + rng.below(6)), laid: false }
}

/** What tests, scenario files and the command line need to know about this game. */
export const kit: GameKit = {
  game: zombies,
  setup: setupFor,
  setups: {
    four: () => ({ mission: 'MH0', heroes: ['storm', 'wolverine', 'magneto', 'rogue'], laid: false }),
    any: (rng: Rng) => anySetup(rng, known),
    zombies: (rng: Rng) =>
      anySetup(
        rng,
        known.filter((mission) => modeOf(mission) === 'zombie'),
      ),
    ...missionSetups,
  },
  ownSetup: {
    questions: [
      {
        ...figuresQuestion(zombies, known, 1, 1),
        asks: { en: 'Which mission?', fr: 'Quelle Mission\u202f?' },
      },
      {
        ...figuresQuestion(
          zombies,
          allHeroes.map(({ id }) => id),
          1,
          6,
        ),
        fits: (id, [[mission = 'MH0'] = []]) => boxes[modeOf(mission)].heroes.some((hero) => hero.id === id),
      },
    ],
    made: ([[mission = 'MH0'] = [], chosen = []]) => ({ heroes: chosen, mission }),
  },
  lay(m, asked) {
    layBoard(m, setupFor(asked), (asked.settings['revealed'] ?? []).map(String))
    // Kinds of Enemies whose figures are all used up elsewhere.
    const used = (asked.settings['without'] ?? []).map(String)
    for (const id of m.ids('reserve')) if (used.includes(m.thing(id).face)) remove(m, id)
  },
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
    read: (q, seat) => q.state.zones[q.thing(heroOf(q, seat)).zone]?.name ?? '',
    write: (m, seat, zone) => void move(m, heroOf(m, seat), m.zoneIndex(zone)),
  },
  zones: { traits: ownCards('traits'), citizen: ownCards('citizen'), carried: ownCards('carried') },

  fields: {
    sees: {
      read: (q, of) => {
        const name = nameOfZone(q, of.zone)
        return name === '' ? null : Object.fromEntries(surveyIn(q).sees(name))
      },
    },
    next: {
      read: (q, of) => {
        const name = nameOfZone(q, of.zone)
        return name === '' ? null : [...surveyIn(q).next(name).keys()]
      },
    },
    moveCost: { read: (q, { thing }) => (isPiece(q, thing, 'hero') ? moveCost(q, thing) : null) },
    xp,
    place,
  },
  flags: {
    open,
    closed,
    locked: counterFlag('locked'),
    hidden: counterFlag('hidden'),
    down: counterFlag('down'),
    frozen: counterFlag('frozen'),
    facedown,
    revealed: {
      read: (q, { zone }) =>
        nameOfZone(q, zone) === '' ? null : tableOf(q).revealed.includes(nameOfZone(q, zone)),
    },
  },
  moment: (q) => atTable.moment({ table: q.table() }),
  phases: { players: ['player phase'], enemies: ['enemy phase'], end: ['end phase'] },
  events: { spawn: ['spawns'], wounds: ['wound'] },

  procedures: {
    'enemies activate': (m) => activateAll(m),
    'citizens activate': (m) => m.call(citizensWalk, { ids: walkingCitizens(m) }),
    'player phase begins': (m) => m.call(round, { spawns: [] }),
    'player phase ends': (m) => m.call(round, { spawns: [] }, 'abandon'),
    'enemies spawn': (m) => m.call(round, { spawns: [...spawnPoints(m)] }, 'points'),
    'end phase': (m) => m.call(round, { spawns: [] }, 'end'),
    'draw for <zone>': (m, { zone }) => m.call(drawCard, { zone: nameOfZone(m, zone), card: '' }),
    'visit <word>': (m, { word }) => visited(m, word),
  },
  procedureNotes: {
    'enemies activate': {
      en: 'Every Enemy on an active floor acts once. Citizens stay, nothing is spawned, and the phase does not change',
      fr: 'Chaque Ennemi d’un étage actif agit une fois. Les citoyens restent, rien n’apparaît, et la phase ne change pas',
    },
    'citizens activate': {
      en: 'Every revealed citizen walks one zone; face-down ones stay',
      fr: 'Chaque citoyen révélé avance d’une zone\u202f; les cachés restent',
    },
    'player phase begins': {
      en: 'A round from its beginning: the heroes’ turns follow, then the Enemies; it plays on top of what waits',
      fr: 'Un Round depuis son début\u00a0: les tours des héros suivent, puis les Ennemis\u202f; il se joue par-dessus ce qui attend',
    },
    'player phase ends': {
      en: 'From the end of the Player Phase on: abandoned citizens, the Enemy Phase, the End Phase, and so on',
      fr: 'À partir de la fin de la Phase des Joueurs\u00a0: citoyens abandonnés, Phase des Ennemis, Phase de Fin, etc.',
    },
    'enemies spawn': {
      en: 'The spawning step with the Spawn Points that are active, then the End Phase and the next round',
      fr: 'L’étape de génération avec les Points actifs, puis la Phase de Fin et le Round suivant',
    },
    'end phase': {
      en: 'The End Phase from the check for defeat on, then the next round',
      fr: 'La Phase de Fin depuis le contrôle de défaite, puis le Round suivant',
    },
    'draw for <zone>': {
      en: 'One Spawn card for that zone, as when a building is opened',
      fr: 'Une carte Génération pour cette zone, comme à l’ouverture d’un bâtiment',
    },
    'visit <word>': {
      en: 'That floor or tile counts as entered before: nothing is drawn when a hero gets there',
      fr: 'Cet étage ou cette dalle compte comme déjà visité\u00a0: rien n’est pioché quand un héros y arrive',
    },
  },
  decisions: { 'ask.turn': ['do'], 'ask.free': ['free'] },
  board: boardLines,
  refusal(q, seat, verb, { zone }, name) {
    const found = q.loaded.verbs.get(verb)
    if (found?.at === 'zone' && nameOfZone(q, zone) !== '')
      return verbRefusal(q, seat, found, { ...AT_NOTHING, zone })?.refusal
    if (found?.at === 'thing' && verb === 'use') return cardRefusal(q, seat, name)
    return undefined
  },
  rulings,
  notPlayable,
  series,
  printed: {
    inText: [
      'least',
      'most',
      'dice',
      'accuracy',
      'actions',
      'toughness',
      'range',
      'blast',
      'turnActions',
      'powerGain',
      'traitDraw',
      'hungerGain',
      'fullHealth',
      'weak',
      'silences',
      'rises',
      'shielded',
      'dulls',
    ],
    icons: [],
    nouns: {},
  },
  unshown: ['place', 'copied', 'active'],
  askingTells: true,
  conserves: (code) => !copied.has(code),
}

/** Attacks and Skills may be copied for a round. */
const copied = new Set(
  zombies.content.filter(({ kind }) => kind === 'attack' || kind === 'skill').map(({ id }) => id),
)

function visited(m: Machine, place: string): void {
  const table = ownTable(m)
  table.visited = [...table.visited, place]
}

/** Why a card cannot be used, called by its id or name. */
function cardRefusal(q: Query, seat: Seat, name: string): Refusal {
  const own = [
    ...q.ids('sheet', seat),
    ...q.ids('locked', seat),
    ...q.ids('traits', seat),
    ...q.ids('citizen', seat),
  ]
  const thing = own.find((id) => [q.thing(id).face, q.definition(id).names.en.toLowerCase()].includes(name))
  if (thing === undefined) return reason('refused.noSkill', {}, 'zombies:skills')
  return explain(q.state, seat, { thing }).find(({ verb }) => verb === 'use')?.refusal ?? null
}
