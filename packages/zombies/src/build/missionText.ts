import {
  bothTrue,
  type Condition,
  type Effect,
  either,
  ifTrue,
  insteadDo,
  ofEvent,
  type Pattern,
  seq,
} from '@quadriga/kernel/author'
import { on } from '../kinds/index.ts'
import * as ops from '../ops/index.ts'
import { type Mode, type PieceAbility, pointColors } from '../piece.ts'
import { sides } from '../side.ts'
import { forcedAfter, forcedInstead, inTurn } from './ability.ts'
import { listIn, numberIn, onlyFields, type Reader, textIn, wordIn } from './fault.ts'

/** Rules of missions as their files say them, made into texts. */

const taker = ofEvent('hero')

type Make = (reader: Reader, mode: Mode) => Effect

function whoIn(reader: Reader, mode: Mode) {
  const to = textIn(reader)
  if (to !== 'taker' && to !== 'everyone') reader.fault('taker or everyone', '« taker » ou « everyone »')
  if (to !== 'everyone') return mode === 'zombie' ? ops.doer() : taker
  return mode === 'zombie' ? ops.everyZombie : ops.everyHero
}

/** The word that a record begins with. */
function firstWord({ value }: Reader): string {
  return typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : ''
}

/** What a rule may do, by the word it begins with. */
const effects: Readonly<Record<string, { readonly fields: readonly string[]; readonly make: Make }>> = {
  xp: {
    fields: ['to'],
    make: (r, mode) => ops.gainXp(numberIn(r.into('xp')), whoIn(r.into('to'), mode)),
  },
  trait: { fields: ['to'], make: (r) => ops.drawTraits(numberIn(r.into('trait')), taker) },
  activate: { fields: [], make: (r) => ops.activatePoint(textIn(r.into('activate'))) },
  unlock: { fields: [], make: (r) => ops.unlockDoors(textIn(r.into('unlock'))) },
  unlockIfAllTaken: {
    fields: [],
    make(r) {
      const color = textIn(r.into('unlockIfAllTaken'))
      return ifTrue(ops.allTaken(color), ops.unlockDoors(color))
    },
  },
  exit: { fields: [], make: () => ops.placeExitHere },
  zombieHeroAt: { fields: [], make: (r) => ops.zombieHeroAt(textIn(r.into('zombieHeroAt'))) },
  zombieHeroIfNone: { fields: [], make: (_r, mode) => ops.championForPoint(sides[mode].champions) },
  superHeroIfNone: { fields: [], make: (_r, mode) => ops.championForPoint(sides[mode].champions) },
  drawAt: {
    fields: [],
    make(r) {
      const { value } = r.into('drawAt')
      return value === 'lift' ? ops.drawAtLift : ops.drawAtPoint(wordIn(r.into('drawAt'), pointColors))
    },
  },
  startLift: { fields: [], make: () => ops.startLift },
  remove: { fields: [], make: (r) => ops.removeEnemies(numberIn(r.into('remove'))) },
  toExit: { fields: [], make: (r) => ops.bringToExit(textIn(r.into('toExit'))) },
  roam: { fields: [], make: (r) => ops.roams(textIn(r.into('roam'))) },
  lose: { fields: [], make: () => ops.loseMission },
  rollFor: {
    fields: ['on', 'tile'],
    make: (r) => ops.rollForRooms(textIn(r.into('rollFor')), numberIn(r.into('on')), textIn(r.into('tile'))),
  },
  killsStay: { fields: [], make: () => ops.killsStay },
  keep: { fields: [], make: () => ops.keepToken(taker) },
  spawn: {
    fields: ['n', 'at'],
    make: (r) => ops.spawnAtPoint(textIn(r.into('spawn')), numberIn(r.into('n')), textIn(r.into('at'))),
  },
  chargeHand: { fields: [], make: () => ops.chargeHand },
  plant: { fields: [], make: () => ops.plantCharge },
  trade: { fields: [], make: () => ops.tradeToken },
  cull: { fields: [], make: (r) => ops.cullReserve(numberIn(r.into('cull'))) },
  destroy: { fields: [], make: (r) => ops.destroyWithHand(ops.piece(textIn(r.into('destroy')))) },
}

/** The words that rules of missions may begin an effect with. */
export const effectWords: readonly string[] = Object.keys(effects)

function effectIn(reader: Reader, mode: Mode): Effect {
  const word = firstWord(reader)
  const known = Object.hasOwn(effects, word) ? effects[word] : undefined
  if (known === undefined) {
    reader.fault(`'${word}' is no effect`, `«\u00a0${word}\u00a0» n’est pas un effet`)
    return ops.killsStay
  }
  onlyFields(reader, [word, ...known.fields])
  return known.make(reader, mode)
}

interface When {
  readonly on: readonly Pattern[]
  readonly only?: Condition
}

/** Who does it, where the words must say that it is a Zombie Hero. */
const byZombie = (mode: Mode) => (mode === 'zombie' ? { hero: ops.everyZombie } : {})

const moments: Readonly<Record<string, (what: string, mode: Mode) => When>> = {
  taken: (color, mode) => ({
    on: [on('takeObjective', { ...(color === 'any' ? {} : { color }), ...byZombie(mode) })],
  }),
  rescued: () => ({ on: [on('rescue')] }),
  devoured: (code) => ({ on: [code === 'any' ? on('eat') : on('eat', { code })] }),
  secretRevealed: (card) => ({
    on:
      card === 'any'
        ? [on('showsCitizen', { card: 'secret-mission-1' }), on('showsCitizen', { card: 'secret-mission-2' })]
        : [on('showsCitizen', { card })],
  }),
  secretsFound: () => ({
    on: [on('showsCitizen', { card: 'secret-mission-1' }), on('showsCitizen', { card: 'secret-mission-2' })],
    only: ops.secretsFound,
  }),
  playersEnd: () => ({ on: [on('playersEnd')] }),
  besieged: (n) => ({ on: [on('playersEnd')], only: ops.besieged(Number(n)) }),
  enemiesEnd: () => ({ on: [on('enemiesEnd')] }),
  secretsTaken: () => ({ on: [on('takeSecret')], only: ops.secretsTaken }),
  liftCalled: () => ({ on: [on('callsLift', { first: true })] }),
  tileEntered: (place, mode) => ({ on: [on('visits', { place, ...byZombie(mode) })] }),
  gathered: (citizen) => ({
    on: [on('heroMoves'), on('rescue'), on('takeObjective')],
    only: ops.gathered(citizen),
  }),
  endPhase: () => ({ on: [on('endPhase')] }),
}

/** The words for when a rule of a mission applies. */
export const momentWords: readonly string[] = Object.keys(moments)

function whenIn(reader: Reader, mode: Mode): When {
  const word = firstWord(reader)
  const known = Object.hasOwn(moments, word) ? moments[word] : undefined
  const what = reader.into(word).value
  if (known !== undefined) return known(String(what), mode)
  reader.fault(`'${word}' is no moment`, `«\u00a0${word}\u00a0» n’est pas un moment`)
  return { on: [] }
}

/** One rule of a mission: one text, or several where it has several occasions. */
export function ruleIn(reader: Reader, mode: Mode): PieceAbility[] {
  onlyFields(reader, ['when', 'do', 'action', 'insteadOfDrawing'])
  const parts = listIn(reader.into('do'), (one) => effectIn(one, mode))
  const [first] = parts
  if (first === undefined) {
    reader.fault('the rule does nothing', 'la règle ne fait rien')
    return []
  }
  const effect = parts.length === 1 ? first : seq(...parts)
  if (reader.into('action').value !== undefined)
    return [inTurn(effect, { actions: numberIn(reader.into('action')) })]
  const color = reader.into('insteadOfDrawing').value
  if (color !== undefined)
    return [
      forcedInstead(
        on('drawsFor', { color: wordIn(reader.into('insteadOfDrawing'), pointColors) }),
        insteadDo(effect),
        ops.noChampion(sides[mode].champions),
      ),
    ]
  const when = whenIn(reader.into('when'), mode)
  return when.on.map((pattern) => forcedAfter(pattern, effect, when.only))
}

/** Whether there is but one Objective of a colour. */
type IsAlone = (color: string) => boolean

const goals: Readonly<Record<string, (reader: Reader, mode: Mode, isAlone: IsAlone) => Condition[]>> = {
  take: (r, _mode, isAlone) =>
    listIn(r, (item) => {
      const color = textIn(item)
      return ops.objectivesTaken(color, isAlone(color))
    }),
  leave: (_r, mode) => [mode === 'zombie' ? ops.everyZombieEscaped : ops.everyHeroEscaped],
  devour: (r) => [ops.eaten(textIn(r))],
  secrets: (r) => [ops.secretsTakenAll(numberIn(r))],
  hold: () => [ops.everyHeroHolds],
  rescue: (r) => [r.value === 'all' ? ops.everyCitizenRescued : ops.rescued(textIn(r))],
  eliminate: (r) => {
    if (r.value === 'zombieHeroes') return [ops.zombieHeroesSlain(6)]
    if (r.value === 'everybody') return [ops.everyEnemyGone]
    return listIn(r, (enemy) => ops.slain(textIn(enemy)))
  },
  danger: (r, mode) => [ops.everyHeroAtDanger(textIn(r), mode === 'zombie' ? 'zombie' : 'hero')],
  relocate: () => [ops.pointsRelocated(2)],
  destroy: (r) => [ops.slain(textIn(r))],
}

/** The words that goals of missions may begin with. */
export const goalWords: readonly string[] = Object.keys(goals)

/** What one step of a mission asks. */
export function goalIn(reader: Reader, mode: Mode, isAlone: IsAlone): Condition[] {
  const word = firstWord(reader)
  const known = Object.hasOwn(goals, word) ? goals[word] : undefined
  if (known !== undefined) return known(reader.into(word), mode, isAlone)
  reader.fault(`'${word}' is no goal`, `«\u00a0${word}\u00a0» n’est pas un but`)
  return []
}

export function allOf(conditions: readonly Condition[]): Condition {
  const [first = ops.nothingElse, ...rest] = conditions
  return rest.reduce<Condition>((all, next) => bothTrue(all, next), first)
}

/** What loses the game at once. */
export function defeatIn(reader: Reader): Condition | null {
  const found = listIn(reader, (one): Condition => {
    const devoured = one.into('devoured')
    return devoured.value === undefined ? ops.tooFewCitizens : ops.lost(textIn(devoured))
  })
  const [first, ...rest] = found
  return first === undefined ? null : rest.reduce<Condition>((any, next) => either(any, next), first)
}
