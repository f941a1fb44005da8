import { objectiveOf, type State } from '@quadriga/kernel'
import { fillingAnswers, fillingDraw, isFull } from './fullest.ts'
import type { Situation } from './play.ts'

const isOver = ({ outcome }: State): boolean => outcome !== null

/** The round or turn that a game is in. */
function round({ table }: State): number {
  const { round: now, turns } = table as { round?: number; turns?: number }
  return now ?? turns ?? 0
}

const asks = ({ pending }: State, ask: string, of?: number): boolean =>
  pending.some(({ open, seat, ask: { key } }) => !open && key === ask && seat === (of ?? seat))

/** Whether what is asked has options of all these verbs. */
const offers = ({ pending }: State, ...verbs: readonly string[]): boolean =>
  verbs.every((verb) => pending.some(({ options }) => options.some(({ key }) => key.startsWith(`${verb}:`))))

/** The hit points of the hero who has least left. */
function weakest({ pages, setup }: State): number {
  const { heroes } = setup as { heroes: readonly string[] }
  const things = pages.flat().filter((thing) => thing !== null && heroes.includes(thing.code))
  return Math.min(...things.map((thing) => Number((thing as unknown as { health: number }).health)))
}

/** How many steps a villain still needs. */
function missing(state: State, seat: number): number {
  const { villains } = state.setup as { villains: readonly string[] }
  const face = villains[seat] ?? ''
  const villain = state.pages.flat().find((thing) => thing?.code === face)?.id ?? -1
  const parts = objectiveOf(state, face, seat, villain)?.parts ?? []
  return parts.reduce((sum, { have, need }) => sum + need - have, 0)
}

function academiesAt({ zones, pages }: State, place: string): number {
  const codes = pages.flat().map((thing) => thing?.code)
  const lying = zones.find(({ name }) => name === place)?.ids ?? []
  return lying.filter((id) => codes[id] === 'taskmaster-training-academy').length
}

/** Uses every turn to its end and holds schemes down, so that a game lasts. */
const lasting = {
  prefers: ['thwart', 'recover', 'defend', 'trigger', 'attack', 'play'],
  avoids: ['endTurn', 'end', 'pass'],
} as const

const four = ['spider-man', 'she-hulk', 'iron-man', 'black-panther']
const alone = { heroes: ['spider-man'], scenario: 'rhino' }
const duel = { heroes: ['gunslinger', 'barbarian'] }
const rivals = { villains: ['hela', 'ultron'], mode: 'implacable' }

/** Fills domains: cards are played, little is vanquished. */
const building = {
  prefers: ['take', 'play', 'to', 'on'],
  avoids: ['endTurn', 'vanquish', 'discard'],
} as const

/** Games at moments worth testing, by name. They are played anew whenever the rules change. */
export const situations = {
  /** The first menu of the simplest game. */
  turn: {
    game: 'champions',
    setup: alone,
    seed: '1',
    people: ['me'],
    until: (state) => asks(state, 'ask.turn'),
  },
  /** The same against a villain whose main scheme has a long name. */
  longScheme: {
    game: 'champions',
    setup: { heroes: ['spider-man'], scenario: 'klaw' },
    seed: '1',
    people: ['me'],
    until: (state) => asks(state, 'ask.turn'),
  },
  /** A villain attacks: somebody may defend. */
  defend: {
    game: 'champions',
    setup: { heroes: ['spider-man', 'she-hulk'], scenario: 'rhino' },
    seed: '2',
    people: ['me', 'me'],
    ...lasting,
    until: (state) => asks(state, 'ask.defend'),
  },
  /** The villain attacks a hero who is alone. */
  struck: {
    game: 'champions',
    setup: { heroes: ['she-hulk'], scenario: 'rhino' },
    seed: '6',
    people: ['me'],
    ...lasting,
    until: (state) => asks(state, 'ask.defend'),
  },
  /** Something is being paid for, in the middle of an effect. */
  pay: {
    game: 'champions',
    setup: { heroes: ['she-hulk'], scenario: 'klaw' },
    seed: '1',
    people: ['me'],
    prefers: ['play'],
    until: (state) => asks(state, 'ask.pay'),
  },
  /** Some rounds are played: there is a past to read and to go back to. */
  midway: {
    game: 'champions',
    setup: alone,
    seed: '3',
    people: ['me'],
    ...lasting,
    until: (state) => round(state) > 2 && asks(state, 'ask.turn'),
  },
  /** Four heroes and a full table. */
  late: {
    game: 'champions',
    setup: { heroes: four, scenario: 'klaw' },
    seed: '5',
    people: ['me', 'me', 'me', 'me'],
    ...lasting,
    until: (state, length) => length > 200 && asks(state, 'ask.turn'),
  },
  /** One hero, and as much on the table as it must hold: minions, side schemes, allies, upgrades and supports. */
  fullest: {
    game: 'champions',
    setup: { ...alone, modular: ['bomb-scare', 'legions-of-hydra'] },
    seed: '11',
    people: ['me'],
    ...fillingAnswers,
    draws: fillingDraw,
    until: (state) => isFull(state) && asks(state, 'ask.turn'),
  },
  /** A lost game. */
  lost: { game: 'champions', setup: alone, seed: '2', people: ['me'], until: isOver },
  /** A roll phase with dice to keep. */
  roll: {
    game: 'dicethrone',
    setup: duel,
    seed: '3',
    people: ['me', 'me'],
    until: (state) => round(state) > 4 && asks(state, 'ask.attempt'),
  },
  /** A roll phase late in a duel, with upgrades on the board, cards in hand, something to announce and dice to throw. */
  offence: {
    game: 'dicethrone',
    setup: { heroes: ['barbarian', 'paladin'] },
    seed: '6',
    people: ['me', 'greedy'],
    prefers: ['play'],
    avoids: ['sell', 'end'],
    until: (state) =>
      round(state) > 6 && asks(state, 'ask.attempt', 0) && offers(state, 'activate', 'reroll'),
  },
  /** I am attacked and may defend. */
  attacked: {
    game: 'dicethrone',
    setup: { heroes: ['barbarian', 'paladin'] },
    seed: '2',
    people: ['me', 'greedy'],
    prefers: ['activate'],
    avoids: ['sell'],
    until: (state) => round(state) > 3 && asks(state, 'ask.defend', 0),
  },
  /** My roll, with a card in hand that turns one of my dice to a 6. */
  sixIt: {
    game: 'dicethrone',
    setup: { heroes: ['barbarian', 'paladin'] },
    seed: '3',
    people: ['me', 'greedy'],
    avoids: ['sell', 'play'],
    until: (state) =>
      asks(state, 'ask.attempt', 0) &&
      state.pending.some(({ options }) => options.some(({ key }) => key.startsWith('play:six_it'))),
  },
  /** A die of mine is turned to a number of my choice. */
  turnedDie: {
    game: 'dicethrone',
    setup: { heroes: ['barbarian', 'paladin'] },
    seed: '3',
    people: ['me', 'greedy'],
    prefers: ['play', 'die'],
    avoids: ['sell', 'end', 'activate'],
    until: (state) => asks(state, 'ask.face', 0) && offers(state, 'face'),
  },
  /** Two against two with companions on the table, and my roll. */
  fourFighters: {
    game: 'dicethrone',
    setup: { heroes: ['artificer', 'treant', 'huntress', 'vampire_lord'] },
    seed: '4',
    people: ['me', 'greedy', 'greedy', 'greedy'],
    avoids: ['sell', 'pass'],
    until: (state) => round(state) > 8 && asks(state, 'ask.attempt', 0),
  },
  /** Three in King of the Hill, and my main phase. */
  threeFighters: {
    game: 'dicethrone',
    setup: { heroes: ['seraph', 'monk', 'moon_elf'] },
    seed: '4',
    people: ['me', 'greedy', 'greedy'],
    avoids: ['sell', 'end'],
    until: (state) => round(state) > 6 && asks(state, 'ask.main', 0) && offers(state, 'sell'),
  },
  /** My first main phase in a duel with a bot. */
  duel: {
    game: 'dicethrone',
    setup: duel,
    seed: '3',
    people: ['me', 'greedy'],
    until: (state) => asks(state, 'ask.main', 0),
  },
  /** Somebody may act in between, with a card to do it with, and nobody is attacked. */
  reaction: {
    game: 'dicethrone',
    setup: duel,
    seed: '5',
    people: ['me', 'me'],
    until: ({ pending, frames }) =>
      pending.some(({ open, ask, options }) => !open && ask.key === 'ask.action' && options.length > 1) &&
      !frames.some(({ at, vars }) => at === 'event' && vars['kind'] === 'attack'),
  },
  /** A duel that will not last long, and my decision. */
  closing: {
    game: 'dicethrone',
    setup: duel,
    seed: '7',
    people: ['me', 'greedy'],
    until: (state) => weakest(state) <= 8 && asks(state, 'ask.main', 0),
  },
  /** Two people at one screen, each with a secret hand. */
  twoPeople: {
    game: 'dicethrone',
    setup: duel,
    seed: '4',
    people: ['Ann', 'Ben'],
    until: (state) => asks(state, 'ask.main'),
  },
  /** A finished duel. */
  won: { game: 'dicethrone', setup: duel, seed: '1', people: ['me', 'me'], until: isOver },
  /** A duel that the bot has won. */
  beaten: {
    game: 'dicethrone',
    setup: { heroes: ['barbarian', 'gunslinger'] },
    seed: '1',
    people: ['me', 'greedy'],
    until: ({ outcome }) => outcome?.winners.includes(1) === true,
  },
  /** My first move in a game of villains with a bot. */
  villains: {
    game: 'villainous',
    setup: rivals,
    seed: '1',
    people: ['me', 'greedy'],
    until: (state) => asks(state, 'ask.move', 0),
  },
  /** A domain with Heroes and Allies, and my actions, with somebody to vanquish. */
  villainActs: {
    game: 'villainous',
    setup: { villains: ['hela', 'thanos', 'ultron'], mode: 'implacable' },
    seed: '7',
    people: ['me', 'greedy', 'greedy'],
    ...building,
    until: (state) => round(state) > 6 && asks(state, 'ask.action', 0) && offers(state, 'vanquish', 'take'),
  },
  /** I have revealed a Hero and choose where it goes. */
  villainFate: {
    game: 'villainous',
    setup: { villains: ['taskmaster', 'hela', 'killmonger', 'ultron'], mode: 'immortal' },
    seed: '3',
    people: ['me', 'greedy', 'greedy', 'greedy'],
    ...building,
    until: (state) =>
      round(state) > 5 && asks(state, 'ask.to', 0) && state.pending.some(({ options }) => options.length > 8),
  },
  /** Somebody to vanquish where two Training Academies lie below the Allies. */
  villainAcademies: {
    game: 'villainous',
    setup: { villains: ['taskmaster', 'hela'], mode: 'omnipotent' },
    seed: '11',
    people: ['me', 'greedy'],
    prefers: ['play:taskmaster-training-academy', 'take', 'play', 'to:armory', 'on'],
    avoids: ['endTurn', 'vanquish', 'relocate'],
    until: (state) =>
      asks(state, 'ask.action', 0) && offers(state, 'vanquish') && academiesAt(state, 'armory') > 1,
  },
  /** Four villains with crowded domains and several Crises, and my actions. */
  villainCrowd: {
    game: 'villainous',
    setup: { villains: ['killmonger', 'thanos', 'hela', 'taskmaster'], mode: 'immortal' },
    seed: '4',
    people: ['me', 'greedy', 'greedy', 'greedy'],
    ...building,
    until: (state) => round(state) > 20 && asks(state, 'ask.action', 0) && offers(state, 'play', 'take'),
  },
  /** A duel with a bot that ends soon: one of the two needs one or two steps. */
  villainClosing: {
    game: 'villainous',
    setup: { villains: ['hela', 'ultron'], mode: 'omnipotent' },
    seed: '1',
    people: ['me', 'greedy'],
    bot: 'greedy',
    until: (state) => missing(state, 1) <= 1 && asks(state, 'ask.move', 0),
  },
  /** A finished duel of villains. */
  villainWon: {
    game: 'villainous',
    setup: { villains: ['taskmaster', 'ultron'], mode: 'omnipotent' },
    seed: '1',
    people: ['me', 'greedy'],
    bot: 'greedy',
    until: isOver,
  },
  /** Three people at one screen, each with a secret hand. */
  threeVillains: {
    game: 'villainous',
    setup: { villains: ['taskmaster', 'ultron', 'hela'], mode: 'implacable' },
    seed: '2',
    people: ['Ann', 'Ben', 'Cem'],
    ...building,
    until: (state) => round(state) > 3 && asks(state, 'ask.move'),
  },
  /** A duel in which nobody ever strikes. */
  thousand: {
    game: 'dicethrone',
    setup: duel,
    seed: '1',
    people: ['me', 'me'],
    avoids: ['activate'],
    until: (_, length) => length >= 1000,
  },
  /** The first turn of a mission with four heroes. */
  mission: {
    game: 'zombies',
    setup: { mission: 'MH0', heroes: ['storm', 'wolverine', 'rogue', 'colossus'] },
    seed: '1',
    people: ['me', 'me', 'me', 'me'],
    until: (state) => asks(state, 'ask.turn'),
  },
  /** Enemies wound a zone with several heroes: who takes the Wounds? */
  wounds: {
    game: 'zombies',
    setup: { mission: 'MH0', heroes: ['storm', 'wolverine', 'rogue', 'colossus'] },
    seed: '2',
    people: ['me', 'me', 'me', 'me'],
    prefers: ['open', 'powerUp'],
    until: (state) => asks(state, 'ask.wounds'),
  },
  /** Six heroes on the road, some rounds on: streets, buildings and a horde. */
  horde: {
    game: 'zombies',
    setup: {
      mission: 'MH2',
      heroes: ['storm', 'wolverine', 'magneto', 'rogue', 'colossus', 'mystique'],
    },
    seed: '4',
    people: ['me', 'me', 'me', 'me', 'me', 'me'],
    prefers: ['attack', 'rescue', 'interact', 'open', 'gainTrait'],
    avoids: ['endTurn', 'rule'],
    until: (state) => round(state) > 3 && asks(state, 'ask.turn', 0),
  },
} as const satisfies Readonly<Record<string, Situation>>

export type SituationName = keyof typeof situations
