import type { Random } from '../../random.ts'
import { type Ability, boards, collectBounty, defences, meets } from './abilities.ts'
import {
  type Attack,
  applyTo,
  draw,
  type Duel,
  gainCp,
  type Phase,
  type Player,
  rollDie,
  type Seat,
} from './table.ts'

const handLimit = 6
const attempts = 3
const price = 2

function newPlayer(deck: readonly string[]): Player {
  const tokens = { concussion: false, knockdown: false, bounty: false, evasive: 0, reload: 0 }
  return { health: 50, cp: 2, hand: [], deck: [...deck], discard: [], dice: [1, 1, 1, 1, 1], ...tokens }
}

/** Sets a duel up and begins the first turn; `hear` is told of every word of chance. */
export function newDuel(
  decks: readonly (readonly string[])[],
  chance: Random,
  hear: Duel['hear'] = null,
): Duel {
  const players: [Player, Player] = [newPlayer(decks[0] ?? []), newPlayer(decks[1] ?? [])]
  const duel: Duel = {
    players,
    active: 0,
    turns: 0,
    phase: 'main1',
    attempts: 0,
    attack: null,
    outcome: null,
    hear,
  }
  for (const seat of [0, 1] as const) for (let n = 0; n < 4; n++) draw(duel, seat, chance)
  let [first, second] = [0, 0]
  while (first === second) {
    first = rollDie(duel, chance, 'start.0')
    second = rollDie(duel, chance, 'start.1')
  }
  beginTurn(duel, first > second ? 0 : 1, chance)
  return duel
}

function beginTurn(duel: Duel, seat: Seat, chance: Random): void {
  duel.active = seat
  duel.turns += 1
  const own = duel.players[seat]
  if (seat === 1) own.reload = Math.min(2, own.reload + 1)
  if (duel.turns > 1) {
    if (own.concussion) own.concussion = false
    else {
      gainCp(own, 1)
      draw(duel, seat, chance)
    }
  }
  enter(duel, 'main1', chance)
}

/** Goes on to a phase, and past it if there is nothing to decide in it. */
function enter(duel: Duel, phase: Phase, chance: Random): void {
  duel.phase = phase
  const own = duel.players[duel.active]
  if (phase === 'main1' && own.hand.length === 0) leaveMain(duel, chance)
  else if (phase === 'main2' && own.hand.length === 0) enter(duel, 'sell', chance)
  else if (phase === 'sell' && own.hand.length <= handLimit)
    beginTurn(duel, duel.active === 0 ? 1 : 0, chance)
}

function leaveMain(duel: Duel, chance: Random): void {
  const own = duel.players[duel.active]
  if (own.knockdown && own.cp >= price) duel.phase = 'payOff'
  else if (own.knockdown) {
    own.knockdown = false
    enter(duel, 'main2', chance)
  } else offence(duel, chance)
}

function offence(duel: Duel, chance: Random): void {
  duel.phase = 'attempt'
  duel.attempts = 1
  const { dice } = duel.players[duel.active]
  for (let die = 0; die < 5; die++) dice[die] = rollDie(duel, chance, `offensive.${duel.active}`)
}

function throwAgain(duel: Duel, wanted: string, chance: Random): void {
  const left = wanted.split('-').map(Number)
  const { dice } = duel.players[duel.active]
  const places: number[] = []
  dice.forEach((pips, place) => {
    const at = left.indexOf(pips)
    if (at < 0) return
    left.splice(at, 1)
    places.push(place)
  })
  for (const place of places) dice[place] = rollDie(duel, chance, `offensive.${duel.active}`)
  duel.attempts += 1
  if (listOptions(duel).length === 1) enter(duel, 'main2', chance)
}

function activate(duel: Duel, { effect }: Ability, chance: Random): void {
  const [own, other] = sides(duel)
  const sum = { defenderHeals: 0, attackerHeals: 0, strike: 0, recoil: 0 }
  const attack: Attack = { damage: 0, isHalved: false, ...sum, stuns: false }
  duel.attack = attack
  const kind = effect(duel, attack, own, other, chance)
  if (kind !== 'none') collectBounty(attack, own, other)
  if (kind === 'normal') duel.phase = 'defend'
  else endAttack(duel, chance)
}

function sides({ players, active }: Duel): readonly [Player, Player] {
  return active === 0 ? players : [players[1], players[0]]
}

function defend(duel: Duel, chance: Random): void {
  const attack = duel.attack as Attack
  if (duel.active === 1) {
    for (let die = 0; die < 3; die++)
      if ([4, 5].includes(rollDie(duel, chance, 'defensive.0'))) attack.defenderHeals += 2
    endAttack(duel, chance)
    return
  }
  const mine = rollDie(duel, chance, 'defensive.1')
  if (mine > rollDie(duel, chance, 'defensive.0')) duel.phase = 'prize'
  else {
    attack.strike = 1
    endAttack(duel, chance)
  }
}

/** Everything is applied at once; a player who stunned rolls once more. */
function endAttack(duel: Duel, chance: Random): void {
  const { damage, isHalved, defenderHeals, attackerHeals, strike, recoil, stuns } = duel.attack as Attack
  const [own, other] = sides(duel)
  const dealt = isHalved ? damage - Math.ceil(damage / 2) : damage
  applyTo(other, dealt, defenderHeals)
  applyTo(own, dealt > 0 ? strike + recoil : strike, attackerHeals)
  duel.attack = null
  if (own.health === 0 || other.health === 0) {
    const loser: Seat = own.health === 0 ? duel.active : duel.active === 0 ? 1 : 0
    duel.outcome = own.health === other.health ? 'draw' : loser === 0 ? 1 : 0
  } else if (stuns) offence(duel, chance)
  else enter(duel, 'main2', chance)
}

function sell(player: Player, card: string): void {
  player.hand.splice(player.hand.indexOf(card), 1)
  player.discard.push(card)
  gainCp(player, 1)
}

/** Everything that may be picked now, by key; in `sell` the cards of a hand that is too large. */
export function listOptions(duel: Duel): string[] {
  const own = duel.players[duel.active]
  switch (duel.phase) {
    case 'main1':
    case 'main2':
      return [...own.hand.map((card) => `sell:${card}`), 'end']
    case 'payOff':
      return ['payOff:gunslinger/knockdown', 'pass']
    case 'attempt':
      return attemptOptions(duel, own)
    case 'defend':
      return [defences[duel.active === 0 ? 1 : 0], 'pass']
    case 'prize':
      return ['choose:1', 'choose:2']
    case 'sell':
      return own.hand.map((card) => `sell:${card}`)
  }
}

function attemptOptions({ active, attempts: made }: Duel, { dice }: Player): string[] {
  const options: string[] = []
  for (const { key, needs } of boards[active] ?? []) if (meets(active, dice, needs)) options.push(key)
  if (made < attempts) options.push(...rerolls(dice))
  options.push('pass')
  return options
}

const known = new Map<string, readonly string[]>()

function rerolls(dice: readonly number[]): readonly string[] {
  const shown = dice.toSorted((a, b) => a - b)
  const key = shown.join('')
  const found = known.get(key)
  if (found !== undefined) return found
  const keys = new Set<string>()
  for (let mask = 1; mask < 32; mask++)
    keys.add(`reroll:${shown.filter((_, place) => ((mask >> place) & 1) === 1).join('-')}`)
  const made = [...keys]
  known.set(key, made)
  return made
}

/** How many of the options are picked together. */
export function picksOf({ phase, players, active }: Duel): number {
  return phase === 'sell' ? players[active].hand.length - handLimit : 1
}

/** Does what was picked and whatever follows automatically, up to the next pick. */
export function answer(duel: Duel, picks: readonly string[], chance: Random): void {
  const [pick = ''] = picks
  if (!picks.every((one) => listOptions(duel).includes(one)))
    throw new Error(`illegal option ${picks.join(' ')}`)
  const own = duel.players[duel.active]
  switch (duel.phase) {
    case 'main1':
    case 'main2':
      if (pick !== 'end') {
        sell(own, pick.slice('sell:'.length))
        enter(duel, duel.phase, chance)
      } else if (duel.phase === 'main1') leaveMain(duel, chance)
      else enter(duel, 'sell', chance)
      return
    case 'payOff':
      own.knockdown = false
      if (pick === 'pass') enter(duel, 'main2', chance)
      else {
        gainCp(own, -price)
        offence(duel, chance)
      }
      return
    case 'attempt':
      if (pick === 'pass') enter(duel, 'main2', chance)
      else if (pick.startsWith('reroll:')) throwAgain(duel, pick.slice('reroll:'.length), chance)
      else activate(duel, (boards[duel.active] ?? []).find(({ key }) => key === pick) as Ability, chance)
      return
    case 'defend':
      if (pick === 'pass') endAttack(duel, chance)
      else defend(duel, chance)
      return
    case 'prize':
      if (pick === 'choose:1') (duel.attack as Attack).strike = 3
      else (duel.attack as Attack).isHalved = true
      endAttack(duel, chance)
      return
    case 'sell':
      for (const one of picks) sell(own, one.slice('sell:'.length))
      beginTurn(duel, duel.active === 0 ? 1 : 0, chance)
  }
}
