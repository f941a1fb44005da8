import {
  commits,
  drawTop,
  type Machine,
  move,
  NOBODY,
  NOTHING,
  shuffleInto,
  sizeOf,
  takeCode,
  type ThingId,
  turnFace,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { Spawn } from '../piece.ts'
import { boardIn, missionOf, sideOf } from '../query/board.ts'
import { isPiece, kindOf, pieceCalled } from '../query/pieces.ts'
import { ownTable, tableOf } from '../table.ts'
import { rollDice } from './attack.ts'
import { beginTurn, spendActions } from './hero.ts'

const opens = commits(event.opens, (m, { seat = NOBODY, opening, cost }) => {
  if (seat !== NOBODY) {
    const isFree = tableOf(m).free !== null
    spendActions(m, seat, cost)
    if (cost === 0 && !isFree) ownTable(m).used = [...tableOf(m).used, 'barge']
  }
  const table = ownTable(m)
  table.openings = [...table.openings, m.thing(opening).face].sort()
})

const unlock = commits(event.unlock, (m, { doors }) => {
  for (const id of doors) m.own(id)['locked'] = 0
})

const reveals = commits(event.reveals, (m, { zones }) => {
  const table = ownTable(m)
  table.revealed = [...table.revealed, ...zones]
})

const visits = commits(event.visits, (m, { place }) => {
  const table = ownTable(m)
  table.visited = [...table.visited, place]
})

function turnUp(m: Machine, id: ThingId): void {
  turnFace(m, id, m.thing(id).code)
  m.reveal(id, (1 << m.seats) - 1)
}

const showsCitizen = commits(event.showsCitizen, (m, draft) => {
  turnUp(m, draft.citizen)
  draft.card = m.thing(draft.citizen).code
  if (kindOf(m, draft.citizen) !== 'secret') return
  const table = ownTable(m)
  table.secretsFound = [...table.secretsFound, draft.card]
})

const putAway = commits(event.putAway, (m, { card }) => {
  move(m, card, m.zoneIndex(isPiece(m, card, 'spawn') ? 'spawnPile' : 'citizenPile'))
})

const drawsFor = commits(event.drawsFor)

const drawSpawn = commits(event.drawSpawn, (m, draft) => {
  const deck = m.zoneIndex('spawnDeck')
  if (sizeOf(m.zone('spawnDeck')) === 0) shuffleInto(m, deck, m.ids('spawnPile'))
  draft.card = drawTop(m, deck, m.zoneIndex('spawnPile'), 'spawn', NOBODY, { place: 'top' })
  draft.code = draft.card === NOTHING ? '' : m.thing(draft.card).code
})

/** A Zombie Hero! card of the lair leaves the game; others are discarded like any Spawn card. */
const showsSpawn = commits(event.showsSpawn, (m, { card }) => {
  turnUp(m, card)
  const { bringsHero } = m.definition(card) as Spawn
  move(m, card, m.zoneIndex(bringsHero ? 'gone' : 'spawnPile'))
})

const skipSpawn = commits(event.skipSpawn)

const spawn = commits(event.spawn, (m, { zone, figures }) => {
  const to = m.zoneIndex(zone)
  for (const id of figures) move(m, id, to)
})

const spawnHero = commits(event.spawnHero, (m, draft) => {
  const { championDeck, championPile } = sideOf(m)
  const deck = m.zoneIndex(championDeck)
  if (sizeOf(m.zone(championDeck)) === 0) shuffleInto(m, deck, m.ids(championPile))
  draft.enemy = drawTop(m, deck, m.zoneIndex(draft.zone), 'zombieHero')
})

/** Wherever it is: on the board, among the discards or in the deck. */
const placeChampion = commits(event.placeChampion, (m, draft) => {
  const { championDeck, championPile } = sideOf(m)
  const to = m.zoneIndex(draft.zone)
  const there = pieceCalled(m, draft.code)
  const known = there === NOTHING ? m.ids(championPile).find((id) => m.thing(id).code === draft.code) : there
  draft.enemy =
    known === undefined ? takeCode(m, m.zoneIndex(championDeck), draft.code, to, NOBODY) : move(m, known, to)
})

/** The card that was kept goes to the discards, carried out or not. */
const playsKept = commits(event.playsKept, (m, draft) => {
  ownTable(m).keptFor = NOTHING
  draft.card = move(m, draft.card, m.zoneIndex('spawnPile'))
})

const startLift = commits(event.startLift, (m) => {
  const zone = missionOf(m).layout.lift?.zone ?? ''
  const table = ownTable(m)
  table.openings = [...table.openings, zone].sort()
})

/** The next citizen of the deck; events and missions among the cards are passed over. */
const spawnCitizen = commits(event.spawnCitizen, (m, draft) => {
  const deck = m.zoneIndex('citizenDeck')
  const pile = m.zoneIndex('citizenPile')
  draft.citizen = NOTHING
  for (let tries = sizeOf(m.zone('citizenDeck')) + m.ids('citizenPile').length; tries > 0; tries--) {
    if (sizeOf(m.zone('citizenDeck')) === 0) shuffleInto(m, deck, m.ids('citizenPile'))
    const card = drawTop(m, deck, pile, 'citizens')
    if (card === NOTHING || !isPiece(m, card, 'citizen')) continue
    draft.citizen = move(m, card, m.zoneIndex(draft.zone))
    m.own(draft.citizen)['hidden'] = draft.hidden ? 1 : 0
    return
  }
})

const activatePoint = commits(event.activatePoint, (m, { point }) => {
  m.own(point)['active'] = 1
})

const relocatePoint = commits(event.relocatePoint, (m, { point, to, token }) => {
  m.own(point)['place'] = boardIn(m).places.indexOf(to)
  move(m, token, m.zoneIndex('away'))
  ownTable(m).relocated = tableOf(m).relocated + 1
})

const placeExit = commits(event.placeExit, (m, { zone }) => {
  const exit = m.ids('box').find((id) => m.thing(id).face === 'exit') ?? NOTHING
  m.own(exit)['place'] = boardIn(m).places.indexOf(zone)
  move(m, exit, m.zoneIndex('tokens'))
})

/** The lift stands in one shaft: the doors of all others are closed. */
function liftTo(m: Machine, to: string): void {
  const { shafts } = boardIn(m)
  const table = ownTable(m)
  table.openings = [...table.openings.filter((id) => !shafts.includes(id)), to].sort()
}

const callsLift = commits(event.callsLift, (m, { seat, to }) => {
  beginTurn(m, seat)
  const { shafts } = boardIn(m)
  const from = tableOf(m).openings.find((id) => shafts.includes(id)) ?? ''
  liftTo(m, to)
  const table = ownTable(m)
  table.calls = table.calls + 1
  // Whatever stands in the cab comes along.
  if (from !== '') for (const id of m.ids(from)) move(m, id, m.zoneIndex(to))
})

const ridesLift = commits(event.ridesLift, (m, { seat, from, to }) => {
  spendActions(m, seat, tableOf(m).free === null ? 1 : 0)
  liftTo(m, to)
  for (const id of m.ids(from)) move(m, id, m.zoneIndex(to))
})

const killsStay = commits(event.killsStay, (m) => {
  ownTable(m).killsStay = true
})

const cull = commits(event.cull, (m, { figures }) => {
  for (const id of figures) move(m, id, m.zoneIndex('gone'))
})

const rollForRooms = commits(event.rollForRooms, (m, draft) => {
  draft.result = rollDice(m, 'rooms', 1)[0] as number
})

export const boardEvents = [
  placeChampion,
  playsKept,
  startLift,
  opens,
  unlock,
  reveals,
  visits,
  showsCitizen,
  putAway,
  drawsFor,
  drawSpawn,
  showsSpawn,
  skipSpawn,
  spawn,
  spawnHero,
  spawnCitizen,
  activatePoint,
  relocatePoint,
  placeExit,
  callsLift,
  ridesLift,
  killsStay,
  cull,
  rollForRooms,
]
