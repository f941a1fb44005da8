import {
  create,
  type Machine,
  NOBODY,
  NOTHING,
  type Query,
  type Refusal,
  rest,
  type Rng,
  shuffled,
  type Seat,
  type ThingId,
  turnFace,
} from '@quadriga/kernel/author'
import { event } from './kinds/index.ts'
import { atTable } from './atTable.ts'
import { boardLines } from './board.ts'
import { type Beginning, type GameKit, type KitField, KitProblem, type KitZone } from '@quadriga/testkit/kit'
import { content } from './content/index.ts'
import { heroDecks } from './decks/played.ts'
import { starterDecks } from './decks/starterDecks.ts'
import { modularSets, scenarios } from './content/sets.ts'
import { entersWith } from './events/cards.ts'
import { champions } from './game.ts'
import { inPlay } from './query/card.ts'
import { isCharacter, isEnemy, maxHitPoints, remaining, villainOf } from './query/characters.ts'
import { attackRefusal, removalRefusal } from './query/legality.ts'
import { mainSchemeOf, threatLimit } from './query/schemes.ts'
import { identityOf, playerOrder } from './query/seat.ts'
import { abilitiesWith, abilityOf } from './query/usable.ts'
import { ownSetup } from './ownSetup.ts'
import { enemyAttackDraft } from './rules/enemyAttack.ts'
import { enemySchemeDraft } from './rules/enemyScheme.ts'
import { reveal } from './rules/reveal.ts'
import { endPlayerPhase, round } from './rules/round.ts'
import { freshTable } from './layTable.ts'
import { playerTurn } from './rules/turn.ts'
import { activation, villainPhase } from './rules/villainPhase.ts'
import { notPlayable, rulings } from './rulings.ts'
import { series } from './series/index.ts'
import { type ChampionsSetup, difficulties, RANDOM_SET, setupOf, unknownCards } from './setup.ts'
import { type ChampionsTable, tableOf } from './table.ts'
import { printed } from './text/printed.ts'

const settings = ['villain', 'scenario', 'mode', 'modular', 'first player']

/** Heroes are called by either side of their card. */
function heroOf(id: string): string {
  const card = content.find((one) => one.id === id)
  return card?.kind === 'alter-ego' ? card.otherFace : id
}

function setup({ seats, settings: given }: Beginning): ChampionsSetup & Record<string, never> {
  for (const name of Object.keys(given)) {
    if (settings.includes(name)) continue
    const said = {
      en: `champions has no setting '${name}'`,
      fr: `champions n’a pas de réglage «\u00a0${name}\u00a0»`,
    }
    throw new KitProblem(said, name, settings)
  }
  const decks = seats.map(({ id, settings: own }) => String(own['deck']?.[0] ?? heroDecks[heroOf(id)] ?? ''))
  const made: ChampionsSetup = {
    heroes: seats.map(({ id }) => heroOf(id)),
    decks,
    scenario: String(given['villain']?.[0] ?? given['scenario']?.[0] ?? 'rhino'),
    difficulty: given['mode']?.[0] === 'expert' ? 'expert' : 'standard',
    ...(given['modular'] === undefined ? {} : { modular: given['modular'].map(String) }),
  }
  return made as ChampionsSetup & Record<string, never>
}

/** Ready-made decks of which every card is there. */
const playable = starterDecks.filter((deck) => unknownCards(deck).length === 0)

/** A random legal setup: ready-made decks of different heroes, scenarios that are complete. */
function anySetup(players: number) {
  return (rng: Rng) => {
    const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T
    const heroes = shuffled([...new Set(playable.map(({ hero }) => hero))], rng).slice(0, players)
    const decks = heroes.map((hero) => pick(playable.filter((deck) => deck.hero === hero)).id)
    const made = { heroes, decks, scenario: pick(Object.keys(scenarios)), difficulty: pick(difficulties) }
    const modular = anyModular(rng)
    return modular === null ? made : { ...made, modular }
  }
}

/** The recommended set, one or several of one's choice, or some that nobody knows. */
function anyModular(rng: Rng): readonly string[] | null {
  const sets = shuffled(Object.keys(modularSets), rng)
  const how = rng.below(5)
  if (how === 0) return null
  if (how <= 2) return sets.slice(0, how)
  return how === 3 ? [RANDOM_SET] : [sets[0] as string, RANDOM_SET, RANDOM_SET]
}

/** Each identity, hero side up unless it was called by the other name; nothing else is on the table. */
function lay(m: Machine, { seats }: Beginning): void {
  freshTable(m, seats.length, 0)
  seats.forEach(({ id }, seat) => {
    const identity = create(m, heroOf(id), m.zoneIndex('identity', seat), seat)
    if (heroOf(id) !== id) turnFace(m, identity, id)
  })
}

function resume(m: Machine, { turn, phase, round: n }: { turn: Seat; phase: string; round: number }): void {
  const table = m.ownTable<ChampionsTable>()
  table.round = n
  table.phase = phase === 'villain' ? 'villain' : 'player'
  if (turn !== NOBODY) table.firstPlayer = turn
  if (phase !== 'player' || turn === NOBODY) {
    m.call(rest, {})
    return
  }
  const seats = playerOrder(m)
  m.call(round, { seats, next: seats.indexOf(turn) + 1 }, 'turns')
  m.call(playerTurn, { seat: turn })
}

/** A zone of the scenario's cards before a player: nobody owns them. */
function unowned(zone: string): KitZone {
  return { zone, put: (m, code, seat) => create(m, code, m.zoneIndex(zone, seat)) }
}

function hitPoints(words: readonly string[], read: (q: Query, id: ThingId) => number): KitField {
  return {
    words,
    read: (q, { thing }) => (thing >= 0 && inPlay(q, thing) && isCharacter(q, thing) ? read(q, thing) : null),
    write: (m, { thing }, value) => {
      m.own(thing)['damage'] = maxHitPoints(m, thing) - value
    },
  }
}

/** An attachment goes where the game keeps it; a player's upgrade stays before its player. */
function attach(m: Machine, code: string, host: ThingId): ThingId {
  const ofScenario = content.find(({ id }) => id === code)?.aspect === 'encounter'
  const seat = Math.max(0, m.thing(host).controller)
  const id = ofScenario
    ? create(m, code, m.zoneIndex('attachments'))
    : create(m, code, m.zoneIndex('play', seat), seat)
  m.own(id).host = host
  return id
}

const fillers: Readonly<Record<string, string>> = { encounterDeck: 'advance', encounterDiscard: 'advance' }

export const kit: GameKit = {
  game: champions,
  setup,
  setups: { solo: anySetup(1), pair: anySetup(2), trio: anySetup(3), quartet: anySetup(4) },
  series,
  ownSetup,
  lay,
  resume,
  enters(m, thing) {
    if (inPlay(m, thing)) entersWith(m, thing)
  },
  filler: (_q, zone, _seat, count) => new Array<string>(count).fill(fillers[zone] ?? 'energy'),
  seatNames: (q, seat) => {
    const hero = setupOf(q.state.setup).heroes[seat] ?? ''
    const identity = identityOf(q, seat)
    return identity === NOTHING ? [hero] : [...new Set([q.thing(identity).face, hero])]
  },
  seatKinds: ['hero', 'alter-ego'],
  figure: identityOf,
  zones: { engaged: unowned('engaged'), dealt: unowned('dealt'), setAside: unowned('setAside') },
  attach,
  fields: {
    hp: hitPoints(['hit points', 'pv'], remaining),
    threat: {
      read: (q, { thing }) => (thing >= 0 && inPlay(q, thing) ? q.counter(thing, 'threat') : null),
      write: (m, { thing }, value) => {
        m.own(thing)['threat'] = value
      },
    },
    limit: {
      read: (q, { thing }) => (thing >= 0 && thing === mainSchemeOf(q) ? threatLimit(q, thing) : null),
    },
    boosts: { read: (q) => q.ids('boosts').length },
  },
  moment: (q) => atTable.moment({ table: q.table() }),
  phases: { setup: ['mise en place'], player: ['joueurs'], villain: ['méchant'] },
  events: { boost: ['boost'], reveal: ['turnUp'] },
  about: (q, event) => {
    const first = event.fields['first']
    return typeof first === 'number' && first >= 0
      ? [{ seat: first, thing: identityOf(q, first), zone: -1 }]
      : []
  },
  procedures: {
    'villain attacks <seat>': (m, { seat }) =>
      m.propose(event.enemyAttack, enemyAttackDraft(m, villainOf(m), seat, NOTHING)),
    'villain schemes': (m) =>
      m.propose(event.enemyScheme, enemySchemeDraft(m, villainOf(m), tableOf(m).firstPlayer, NOTHING)),
    '<thing> attacks <seat>': (m, { thing }, { seat }) =>
      m.propose(event.enemyAttack, enemyAttackDraft(m, thing, seat, NOTHING)),
    'villain phase': (m) => m.call(villainPhase, { seats: [], next: 0, hazards: 0 }),
    'activation of <seat>': (m, { seat }) => m.call(activation, { seat, done: [] }),
    'end of player phase': (m) => m.call(endPlayerPhase, { seats: playerOrder(m), next: 0 }),
    '<seat> reveals': (m, { seat }) => reveal(m, seat, NOTHING, true),
  },
  procedureNotes: {
    'villain attacks <seat>': {
      en: 'One attack of the villain with its boost card, defence and damage, whatever side the identity shows; nothing else of the villain phase',
      fr: 'Une attaque du méchant avec sa carte boost, la défense et les dégâts, quelle que soit la face de l’identité\u202f; rien d’autre de la phase du Méchant',
    },
    'villain schemes': {
      en: 'One scheme of the villain with its boost card, for the first player',
      fr: 'Une manœuvre du méchant avec sa carte boost, pour le premier joueur',
    },
    '<thing> attacks <seat>': {
      en: 'One attack of that enemy; it need not be engaged with the player',
      fr: 'Une attaque de cet ennemi\u202f; il n’a pas à être engagé avec le joueur',
    },
    'villain phase': {
      en: 'Threat, activations, dealing and revealing. The first player token is not passed, the round does not advance, round effects do not end, and nobody’s turn begins',
      fr: 'Menace, activations, distribution et révélation. Le jeton premier joueur ne passe pas, le round n’avance pas, les effets de round ne finissent pas, et aucun tour ne commence',
    },
    'activation of <seat>': {
      en: 'The villain, then the engaged minions of that player: attacks against a hero, schemes against an alter-ego; no cards are dealt',
      fr: 'Le méchant, puis les sbires engagés avec ce joueur\u00a0: attaques contre un héros, manœuvres contre un alter ego\u202f; aucune carte n’est distribuée',
    },
    'end of player phase': {
      en: 'Everybody discards, draws up and readies; phase effects end. The villain phase does not follow',
      fr: 'Chacun défausse, pioche et redresse\u202f; les effets de phase finissent. La phase du Méchant ne suit pas',
    },
    '<seat> reveals': {
      en: 'The top card of the encounter deck is revealed, with surge; cards dealt to the player stay face down',
      fr: 'La première carte du paquet rencontre est révélée, avec montée en puissance\u202f; les cartes distribuées au joueur restent cachées',
    },
  },
  decisions: {
    'ask.window': ['use', 'play'],
    'ask.attackWith': ['with'],
    'ask.thwartWith': ['with'],
    'ask.host': ['target', 'host'],
    'ask.whichFirst': ['first'],
  },
  optionNames: (q, _decision, option) => titles(q, option.thing),
  refusal: laterRefusal,
  rulings,
  notPlayable,
  board: boardLines,
  printed,
  conserves: (code) => code !== 'drone',
  // Players may show each other their hands: who is asked may tell what they hold.
  askingTells: true,
}

/** Why a target of a card is not offered: guard and crisis are asked of the target, not of the card. */
function laterRefusal(
  q: Query,
  seat: Seat,
  verb: string,
  { thing }: { thing: ThingId },
): Refusal | undefined {
  if (verb !== 'target' || !inPlay(q, thing)) return undefined
  return isEnemy(q, thing) ? attackRefusal(q, seat, thing) : removalRefusal(q, thing)
}

/** An ability may be called by its own name: Spider-Sense. */
function titles(q: Query, thing: ThingId): string[] {
  if (thing === NOTHING || !q.exists(thing) || q.thing(thing).face === '') return []
  const all = [...abilitiesWith(q, thing, 'interrupt'), ...abilitiesWith(q, thing, 'action')]
  return all.flatMap((one) => {
    const { title } = abilityOf(one)
    return title === null ? [] : [title.en, title.fr]
  })
}
