import {
  commits,
  create,
  drawTop,
  move,
  NOTHING,
  remove,
  restack,
  shuffleInto,
  sizeOf,
  look,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { dangers } from '../piece.ts'
import { levelOf, turnActions } from '../query/danger.ts'
import { fullHealth, heroesInPlay } from '../query/pieces.ts'
import { ownTable } from '../table.ts'
import {
  beginTurn,
  changeHunger,
  changePower,
  mostPower,
  nextHero,
  spendActions,
  unlockSkills,
} from './hero.ts'

const playersBegin = commits(event.playersBegin, (m) => {
  const table = ownTable(m)
  table.phase = 'players'
  table.begun = false
  table.done = []
  table.used = []
  table.free = null
  for (const id of heroesInPlay(m)) {
    changePower(m, id, m.stat(id, 'powerGain'))
    changeHunger(m, id, m.stat(id, 'hungerGain'))
    const hero = m.own(id)
    hero['actions'] = turnActions(m, id)
    hero['hidden'] = 0
    hero['willed'] = 0
  }
  table.active = nextHero(m)
})

const turnEnds = commits(event.turnEnds, (m, { seat, hero }) => {
  m.own(hero)['willed'] = 0
  const table = ownTable(m)
  if (!table.done.includes(seat)) table.done = [...table.done, seat]
  table.begun = false
  table.used = []
  table.active = nextHero(m)
})

const heroMoves = commits(event.heroMoves, (m, { seat, hero, to, cost }) => {
  if (cost >= 0) spendActions(m, seat, cost)
  move(m, hero, m.zoneIndex(to))
})

const powerUp = commits(event.powerUp, (m, { seat, hero, cost }) => {
  spendActions(m, seat, cost)
  changePower(m, hero, 2)
})
const power = commits(event.power, (m, { hero, n }) => changePower(m, hero, n))

const hunger = commits(event.hunger, (m, draft) => {
  changeHunger(m, draft.hero, draft.n)
  draft.now = m.counter(draft.hero, 'hunger')
})

const useCard = commits(event.useCard, (m, draft) => {
  const { seat, hero, card, actions, discards, limit, key } = draft
  beginTurn(m, seat)
  changePower(m, hero, -draft.power)
  changeHunger(m, hero, draft.hunger)
  const own = m.own(hero)
  own['actions'] = (own['actions'] as number) - actions
  const table = ownTable(m)
  if (limit === 'turn') table.used = [...table.used, key]
  if (limit === 'enemyPhase') table.usedByEnemies = [...table.usedByEnemies, key]
  if (discards) move(m, card, m.zoneIndex(m.inZone(card, 'citizen') ? 'citizenPile' : 'traitPile'))
})

const drawTrait = commits(event.drawTrait, (m, draft) => {
  const deck = m.zoneIndex('traitDeck')
  if (sizeOf(m.zone('traitDeck')) === 0) shuffleInto(m, deck, m.ids('traitPile'))
  draft.card = drawTop(m, deck, m.zoneIndex('traits', draft.seat), 'trait', draft.seat)
  if (draft.card !== NOTHING) m.own(draft.card).controller = draft.seat
})

const gainTrait = commits(event.gainTrait, (m, { seat, cost }) => {
  spendActions(m, seat, cost)
  const table = ownTable(m)
  // In another hero's turn it is a free Action, and counts for nobody's turn.
  if (table.active === seat) table.used = [...table.used, 'gainTrait']
})

const discard = commits(event.discard, (m, { card }) => {
  move(m, card, m.zoneIndex(m.inZone(card, 'citizen') ? 'citizenPile' : 'traitPile'))
})

const rescue = commits(event.rescue, (m, { seat, hero, citizen, cost }) => {
  spendActions(m, seat, cost)
  changePower(m, hero, mostPower)
  const table = ownTable(m)
  table.rescued = [...table.rescued, m.thing(citizen).code]
  m.own(citizen)['hidden'] = 0
  move(m, citizen, m.zoneIndex('rescued'))
})

const keepCitizen = commits(event.keepCitizen, (m, { seat, citizen, other }) => {
  if (other !== NOTHING) move(m, other, m.zoneIndex('citizenPile'))
  move(m, citizen, m.zoneIndex('citizen', seat))
  m.own(citizen).controller = seat
  m.own(citizen).owner = seat
})

const takeObjective = commits(event.takeObjective, (m, { seat, objective, color, cost }) => {
  spendActions(m, seat, cost)
  move(m, objective, m.zoneIndex('away'))
  m.reveal(objective, (1 << m.seats) - 1)
  const table = ownTable(m)
  table.taken = [...table.taken, color]
})

const takeSecret = commits(event.takeSecret, (m, { seat, card, secret, cost }) => {
  spendActions(m, seat, cost)
  move(m, card, m.zoneIndex('away'))
  const table = ownTable(m)
  table.secretsTaken = [...table.secretsTaken, secret]
})

const leave = commits(event.leave, (m, { hero }) => {
  move(m, hero, m.zoneIndex('away'))
})

const experience = commits(event.experience, (m, draft) => {
  const { hero, n } = draft
  const before = m.counter(hero, 'xp')
  m.own(hero)['xp'] = before + n
  const level = levelOf(before + n)
  draft.level = level > levelOf(before) ? (dangers[level] as string) : ''
  if (draft.level !== '') unlockSkills(m, hero)
})

const heal = commits(event.heal, (m, draft) => {
  const own = m.own(draft.hero)
  const before = own['health'] as number
  own['health'] = Math.min(fullHealth(m, draft.hero), before + draft.n)
  draft.n = own['health'] - before
})

const hide = commits(event.hide, (m, { hero, hidden }) => {
  m.own(hero)['hidden'] = hidden ? 1 : 0
})

const copy = commits(event.copy, (m, { seat, card }) => {
  const made = create(m, m.thing(card).code, m.zoneIndex('sheet', seat), seat)
  m.own(made)['copied'] = 1
})

const copiesEnd = commits(event.copiesEnd, (m) => {
  for (let seat = 0; seat < m.seats; seat++)
    for (const id of m.ids('sheet', seat)) if (m.counter(id, 'copied') > 0) remove(m, id)
})

const giveToken = commits(event.giveToken, (m, { token, to }) => {
  move(m, token, m.zoneIndex('carried', m.thing(to).owner))
})

const freeAction = commits(event.freeAction, (m, { given }) => {
  ownTable(m).free = given
})

/** Only the hero's player knows what lies on top; partners are told, for they play together. */
const peek = commits(event.peek, (m, draft) => {
  const deck = m.zoneIndex('spawnDeck')
  if (sizeOf(m.zone('spawnDeck')) < draft.n) shuffleInto(m, deck, m.ids('spawnPile'))
  draft.cards = look(m, deck, draft.n, (1 << m.seats) - 1, 'spawn', draft.seat)
})

const espionage = commits(event.espionage, (m, { top, bottom }) => {
  const deck = m.zoneIndex('spawnDeck')
  for (const id of bottom) move(m, id, deck)
  const left = top.filter((id) => m.exists(id))
  const known = restack(m, deck, left)
  for (const id of known) m.reveal(id, (1 << m.seats) - 1)
})

const masterHunger = commits(event.masterHunger, (m, { hero }) => {
  m.own(hero)['willed'] = 1
})

/** The card lies open beside the deck until the Spawn Points draw. */
const keepSpawn = commits(event.keepSpawn, (m, draft) => {
  draft.card = move(m, draft.card, m.zoneIndex('keptSpawn'))
  m.reveal(draft.card, (1 << m.seats) - 1)
  ownTable(m).keptFor = draft.point
})

export const heroEvents = [
  hunger,
  masterHunger,
  keepSpawn,
  playersBegin,
  turnEnds,
  heroMoves,
  powerUp,
  power,
  useCard,
  drawTrait,
  gainTrait,
  discard,
  rescue,
  keepCitizen,
  takeObjective,
  takeSecret,
  leave,
  experience,
  heal,
  hide,
  copy,
  copiesEnd,
  giveToken,
  freeAction,
  peek,
  espionage,
]
