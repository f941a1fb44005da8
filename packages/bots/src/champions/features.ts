import { NOTHING, query, type Seat, type State, type ThingId } from '@quadriga/kernel'
import { champions } from '../evaluate/champions.ts'
import { damageToCome, exposure, threatToCome } from '../evaluate/championsForecast.ts'
import { lentLater } from '../evaluate/championsStages.ts'
import {
  alliesOf,
  cardOf,
  forTable,
  hitPoints,
  identityOf,
  isHero,
  isReady,
  laterLimit,
  playersOf,
  recordsOf,
} from '../evaluate/championsTable.ts'
import type { Reader } from '../evaluate/evaluation.ts'
import type { Features, Moment } from '../search/adapter.ts'

/** Takes the numbers of a position, one after the other: their values, or only their names. */
type Put = (name: string, value: number) => void

/** What a value of Champions reads of a position: numbers around one, summed over the players and measured by their number. */
export function championsFeatures(state: State, _seat: Seat, moment: Moment): Features {
  const dense: number[] = []
  const cards: Record<string, number> = {}
  readPosition(query(state), (_name, value) => dense.push(value), cards, moment)
  return { dense, cards }
}

/** The names of the numbers, in their order: every position has them all. */
export function championsFeatureNames(state: State): readonly string[] {
  const names: string[] = []
  readPosition(query(state), (name) => names.push(name), {}, 'turnEnds')
  return names
}

function readPosition(q: Reader, put: Put, cards: Record<string, number>, moment: Moment): void {
  put('byHand', champions.value(q, 0, moment === 'turnEnds' ? 'turnEnds' : 'other') / 20)
  ofTable(q, put)
  const villainLeft = ofVillain(q, put)
  const room = ofScheme(q, put)
  ofSideSchemes(q, put)
  const { attack, life, costInPlay } = ofPlayers(q, put, cards, moment)
  const race = Math.min(3, villainLeft / (attack + 0.3))
  put('race', race)
  put('raceRoom', race * room)
  put('raceLife', race * life)
  ofClocks(put, {
    kill: (20 * villainLeft) / (3 + 5 * attack + 4 * costInPlay),
    scheme: (10 * Math.max(0, room)) / threatRate(q),
    fall: (10 * life) / blowRate(q),
  })
  put('lent', lentLater(q) / 10)
  ofForms(q, put)
  ofEnemyCards(q, cards)
}

/** What a player can do in the turn that begins, and how near it is to falling: thresholds that a straight line does not tell. */
function ofForms(q: Reader, put: Put): void {
  let [recovering, exhausted, hurt, badlyHurt] = [0, 0, 0, 0]
  const seats = playersOf(q)
  for (const seat of seats) {
    const identity = identityOf(q, seat)
    if (identity === NOTHING) continue
    const left = hitPoints(q, identity)
    if (!isHero(q, seat)) recovering += left / 10
    exhausted += Number(!isReady(q, identity))
    badlyHurt += Number(left <= 3)
    hurt += Number(left <= 6)
  }
  const { players } = recordsOf(q)
  put('recovering', recovering / players)
  put('exhausted', exhausted / players)
  put('badlyHurt', badlyHurt / players)
  put('hurt', hurt / players)
}

/** Single cards of the scenario weigh by themselves, too. */
function ofEnemyCards(q: Reader, cards: Record<string, number>): void {
  const add = (prefix: string, ids: readonly ThingId[]) => {
    for (const id of ids) {
      const name = `${prefix}:${q.thing(id).face}`
      cards[name] = (cards[name] ?? 0) + 1
    }
  }
  add('attachment', q.ids('attachments'))
  add('side', q.ids('sideSchemes'))
  add('villain', q.ids('villain'))
  add('scheme', q.ids('mainScheme'))
  for (const seat of playersOf(q)) add('engaged', q.ids('engaged', seat))
}

/** Rounds that the villain, the scheme and the players would last at this pace: a rough guess, and who comes first. */
function ofClocks(
  put: Put,
  { kill, scheme, fall }: Readonly<Record<'kill' | 'scheme' | 'fall', number>>,
): void {
  put('killTime', Math.min(3, kill / 5))
  put('schemeTime', Math.min(3, scheme / 5))
  put('fallTime', Math.min(3, fall / 5))
  put('killBeforeScheme', Math.tanh((scheme - kill) / 4))
  put('killBeforeFall', Math.tanh((fall - kill) / 4))
}

/** Threat for a player in a round, half of the villain's scheming included. */
function threatRate(q: Reader): number {
  const { players } = recordsOf(q)
  const [main = NOTHING] = q.ids('mainScheme')
  let rate = main === NOTHING ? 0 : forTable(q, main, 'acceleration') + q.counter(main, 'acceleration')
  for (const id of q.ids('sideSchemes')) rate += q.stat(id, 'accelerationIcon') + q.stat(id, 'hazard')
  for (const id of q.ids('villain')) rate += (q.stat(id, 'sch') * players) / 2
  return Math.max(0.5, rate / players)
}

/** Damage for a player in a round: half of what attacks. */
function blowRate(q: Reader): number {
  const { players } = recordsOf(q)
  let rate = 0
  for (const id of q.ids('villain')) rate += (q.stat(id, 'atk') + 1) * players
  for (const seat of playersOf(q)) for (const id of q.ids('engaged', seat)) rate += statOf(q, id, 'atk')
  return Math.max(0.5, rate / players / 2)
}

/** Only what was trained on has a term of its own: an unknown villain or hero counts as an average one. */
const villains = ['rhino', 'klaw', 'ultron']
const heroes = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther']

function ofTable(q: Reader, put: Put): void {
  const {
    scenario,
    difficulty,
    heroes: played,
  } = q.state.setup as {
    scenario: string
    difficulty?: string
    heroes: readonly string[]
  }
  const { round, players } = recordsOf(q)
  for (const villain of villains) put(villain, Number(villain === scenario))
  for (const hero of heroes) put(hero, played.filter((one) => one === hero).length / players)
  put('expert', Number(difficulty === 'expert'))
  put('partners', players - 1)
  put('round', round / 10)
  put('fallen', players - playersOf(q).length)
}

function ofVillain(q: Reader, put: Put): number {
  const { players } = recordsOf(q)
  const [villain = NOTHING] = q.ids('villain')
  const here = villain === NOTHING ? 0 : hitPoints(q, villain)
  let left = here
  for (const id of q.ids('villainDeck')) left += forTable(q, id, 'hp')
  const status = (name: string) => (villain === NOTHING ? 0 : q.counter(villain, name))
  put('villainLeft', left / 20 / players)
  put('villainHere', here / 20 / players)
  put('villainAlmost', Math.exp(-left / players / 5))
  put('villainStages', q.ids('villainDeck').length)
  put('villainStunned', status('stunned'))
  put('villainConfused', status('confused'))
  put('villainTough', status('tough'))
  put('villainAtk', villain === NOTHING ? 0 : q.stat(villain, 'atk') / 3)
  put('villainSch', villain === NOTHING ? 0 : q.stat(villain, 'sch') / 2)
  let soaked = 0
  for (const id of q.ids('attachments')) soaked += q.counter(id, 'damage')
  put('attachments', q.ids('attachments').length / 2)
  put('soaked', soaked / 5)
  put('environments', q.ids('environments').length)
  return left / 20 / players
}

function ofScheme(q: Reader, put: Put): number {
  const { players } = recordsOf(q)
  const [main = NOTHING] = q.ids('mainScheme')
  const later = q.ids('schemeDeck')
  const threat = main === NOTHING ? 0 : q.counter(main, 'threat')
  const coming = main === NOTHING ? 0 : threatToCome(q, main)
  const here = main === NOTHING ? 0 : forTable(q, main, 'threatLimit') - threat
  let room = here - coming
  for (const id of later) room += laterLimit(q, id)
  put('room', room / 10 / players)
  put('roomHere', (here - coming) / 10 / players)
  put('roomGone', Math.exp(-Math.max(-2, room / players) / 3))
  put('schemeLost', Number(room <= 0))
  put('stageLost', Number(here - coming <= 0))
  put('stages', later.length)
  put('threatToCome', coming / 3 / players)
  put('acceleration', main === NOTHING ? 0 : q.counter(main, 'acceleration') / 2)
  return room / 10 / players
}

function ofSideSchemes(q: Reader, put: Put): void {
  let [threat, crisis, hazard, acceleration] = [0, 0, 0, 0]
  const sides = q.ids('sideSchemes')
  for (const id of sides) {
    threat += q.counter(id, 'threat')
    crisis += q.stat(id, 'crisis')
    hazard += q.stat(id, 'hazard')
    acceleration += q.stat(id, 'accelerationIcon')
  }
  put('sides', sides.length)
  put('sideThreat', threat / 5)
  put('crisis', Math.min(1, crisis))
  put('hazard', hazard)
  put('sideAcceleration', acceleration)
}

/** Numbers of one player, summed over all and divided by their number. */
const perPlayer = [
  'life',
  'lifeShare',
  'lifeAfter',
  'danger',
  'exposure',
  'hero',
  'heroStunned',
  'heroConfused',
  'heroTough',
  'heroReady',
  'attack',
  'thwart',
  'minions',
  'minionAtk',
  'minionSch',
  'minionHp',
  'guards',
  'allies',
  'allyHp',
  'cardsInPlay',
  'costInPlay',
  'counters',
  'hand',
  'handCost',
  'answers',
  'deck',
  'deckAgain',
] as const

type OfPlayer = Record<(typeof perPlayer)[number], number>

function ofPlayers(
  q: Reader,
  put: Put,
  cards: Record<string, number>,
  moment: Moment,
): Pick<OfPlayer, 'attack' | 'life' | 'costInPlay'> {
  const sum = Object.fromEntries(perPlayer.map((name) => [name, 0])) as OfPlayer
  const seats = playersOf(q)
  for (const seat of seats) ofPlayer(q, seat, sum, cards, moment)
  const { players } = recordsOf(q)
  for (const name of perPlayer) put(name, sum[name] / players)
  return {
    attack: sum.attack / players,
    life: sum.life / players,
    costInPlay: sum.costInPlay / players,
  }
}

function ofPlayer(q: Reader, seat: Seat, sum: OfPlayer, cards: Record<string, number>, moment: Moment): void {
  const identity = identityOf(q, seat)
  if (identity === NOTHING) return
  const left = hitPoints(q, identity)
  const after = left - damageToCome(q, seat)
  sum.life += left / 10
  sum.lifeShare += left / Math.max(1, forTable(q, identity, 'hp'))
  sum.lifeAfter += after / 10
  sum.danger += Math.exp(-Math.max(-3, after) / 3)
  sum.exposure += exposure(q, seat) / 5
  sum.hero += Number(isHero(q, seat))
  sum.heroStunned += q.counter(identity, 'stunned')
  sum.heroConfused += q.counter(identity, 'confused')
  sum.heroTough += q.counter(identity, 'tough')
  sum.heroReady += Number(isReady(q, identity))
  sum.attack += statOf(q, identity, 'atk') / 5
  sum.thwart += statOf(q, identity, 'thw') / 5
  ofMinions(q, seat, sum)
  ofPlay(q, seat, sum, cards)
  ofHand(q, seat, sum, cards, moment)
}

function ofMinions(q: Reader, seat: Seat, sum: OfPlayer): void {
  for (const id of q.ids('engaged', seat)) {
    sum.minions++
    sum.minionAtk += statOf(q, id, 'atk') / 2
    sum.minionSch += statOf(q, id, 'sch') / 2
    sum.minionHp += hitPoints(q, id) / 4
    sum.guards += q.stat(id, 'guard')
  }
}

function ofPlay(q: Reader, seat: Seat, sum: OfPlayer, cards: Record<string, number>): void {
  for (const id of alliesOf(q, seat)) {
    const left = hitPoints(q, id)
    sum.allies++
    sum.allyHp += left / 3
    sum.attack += Math.min(1, left / 2) * (statOf(q, id, 'atk') / 5)
    sum.thwart += Math.min(1, left / 2) * (statOf(q, id, 'thw') / 5)
  }
  for (const id of q.ids('play', seat)) {
    const { kind, stats, uses } = cardOf(q, id)
    const code = q.thing(id).face
    cards[code] = (cards[code] ?? 0) + 1
    if (kind === 'ally') continue
    sum.cardsInPlay += 1 / 5
    sum.costInPlay += (stats['cost'] ?? 0) / 10
    if (uses !== null) sum.counters += q.counter(id, uses.token) / 4
  }
}

/** At the end of a turn the hand only takes the place of cards that would be drawn. */
function ofHand(q: Reader, seat: Seat, sum: OfPlayer, cards: Record<string, number>, moment: Moment): void {
  const hand = q.ids('hand', seat)
  sum.hand += hand.length / 6
  for (const id of hand) {
    const { stats, abilities } = cardOf(q, id)
    sum.handCost += (stats['cost'] ?? 0) / 15
    sum.answers += Number(abilities.some(({ trigger, forced }) => trigger === 'interrupt' && !forced))
    if (moment === 'turnEnds') continue
    const code = `hand:${q.thing(id).face}`
    cards[code] = (cards[code] ?? 0) + 1
  }
  const deck = q.zone('deck', seat)
  const size = deck.ids.length + deck.rest.length + deck.low.length
  sum.deck += size / 40
  sum.deckAgain += Math.exp(-size / 6)
}

/** A number that not every card has. */
function statOf(q: Reader, id: ThingId, stat: string): number {
  return cardOf(q, id).stats[stat] === undefined ? 0 : q.stat(id, stat)
}
