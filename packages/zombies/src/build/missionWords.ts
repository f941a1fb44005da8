import {
  dangers,
  type EnemyType,
  type MissionFlag,
  type Mode,
  objectiveColors,
  pointColors,
} from '../piece.ts'

/** What the words of mission files leave open: for forms that offer them and for the check of files from outside. */
export type Blank =
  | { readonly field: string; readonly of: 'choice'; readonly choices: readonly string[] }
  | { readonly field: string; readonly of: 'number'; readonly least: number; readonly most: number }
  | { readonly field: string; readonly of: 'tile' | 'zombieHero' }
  /** `any` may stand for all of them. */
  | { readonly field: string; readonly of: 'citizen'; readonly any?: boolean }
  /** Nothing to choose. */
  | { readonly field: string; readonly of: 'always'; readonly value: string | boolean }

/** What an effect needs to be told by the moment it belongs to. */
export type Need = 'taker' | 'token' | 'draw' | 'deed'

export interface MissionWord {
  readonly blanks: readonly Blank[]
  /** What a moment tells its effects. */
  readonly gives?: readonly Need[]
  readonly needs?: Need
}

const choice = (field: string, choices: readonly string[]): Blank => ({ field, of: 'choice', choices })
const number = (field: string, least: number, most: number): Blank => ({ field, of: 'number', least, most })
const always = (field: string, value: string | boolean): Blank => ({ field, of: 'always', value })
const named = (field: string, of: 'tile' | 'citizen' | 'zombieHero'): Blank => ({ field, of })

/** The words of one mode. */
export interface MissionWords {
  /** When a rule applies. `action` is a deed of the heroes; `insteadOfDrawing` stands for a Spawn Point's card. */
  readonly moments: Readonly<Record<string, MissionWord>>
  readonly effects: Readonly<Record<string, MissionWord>>
  /** Goals of one word and what it leaves open; `take` and `eliminate` take lists of it as well. */
  readonly goals: Readonly<Record<string, MissionWord>>
  readonly defeats: Readonly<Record<string, MissionWord>>
  readonly flags: readonly MissionFlag[]
}

/** What missions of both modes can say. */
const common = {
  moments: {
    taken: { blanks: [choice('taken', [...objectiveColors, 'any'])], gives: ['taker', 'token'] },
    tileEntered: { blanks: [named('tileEntered', 'tile')], gives: ['taker'] },
    liftCalled: { blanks: [always('liftCalled', 'first')], gives: ['taker'] },
    secretRevealed: { blanks: [choice('secretRevealed', ['any', 'secret-mission-1', 'secret-mission-2'])] },
    secretsTaken: { blanks: [always('secretsTaken', 'both')], gives: ['taker'] },
    insteadOfDrawing: { blanks: [choice('insteadOfDrawing', pointColors)], gives: ['draw'] },
  },
  effects: {
    xp: { blanks: [number('xp', 1, 20), choice('to', ['everyone', 'taker'])] },
    activate: { blanks: [choice('activate', pointColors)] },
    unlock: { blanks: [choice('unlock', objectiveColors)] },
    unlockIfAllTaken: { blanks: [choice('unlockIfAllTaken', objectiveColors)] },
    exit: { blanks: [always('exit', 'here')], needs: 'token' },
  },
  goals: {
    take: { blanks: [choice('take', objectiveColors)] },
    eliminate: { blanks: [named('eliminate', 'zombieHero')] },
    danger: { blanks: [choice('danger', dangers)] },
  },
} as const satisfies Partial<MissionWords>

/** Effects that bring rank-and-file Enemies of a side. */
const bringing = (types: readonly EnemyType[]): Readonly<Record<string, MissionWord>> => ({
  spawn: { blanks: [choice('spawn', types), number('n', 1, 12), choice('at', pointColors)] },
  rollFor: { blanks: [choice('rollFor', types), number('on', 1, 6), named('tile', 'tile')] },
})

const heroic: MissionWords = {
  moments: {
    ...common.moments,
    rescued: { blanks: [always('rescued', 'any')], gives: ['taker'] },
    gathered: { blanks: [named('gathered', 'citizen')], gives: ['taker'] },
    endPhase: { blanks: [always('endPhase', true)] },
    action: { blanks: [number('action', 0, 3)], gives: ['deed'] },
  },
  effects: {
    ...common.effects,
    ...bringing(['brute', 'walker', 'runner']),
    trait: { blanks: [number('trait', 1, 3), always('to', 'taker')], needs: 'taker' },
    zombieHeroAt: { blanks: [choice('zombieHeroAt', pointColors)] },
    drawAt: { blanks: [always('drawAt', 'lift')] },
    keep: { blanks: [always('keep', 'taker')], needs: 'token' },
    chargeHand: { blanks: [always('chargeHand', true)] },
    killsStay: { blanks: [always('killsStay', true)] },
    zombieHeroIfNone: { blanks: [always('zombieHeroIfNone', true)], needs: 'draw' },
    plant: { blanks: [always('plant', true)], needs: 'deed' },
    trade: { blanks: [always('trade', true)], needs: 'deed' },
    cull: { blanks: [number('cull', 1, 6)], needs: 'deed' },
    destroy: { blanks: [named('destroy', 'zombieHero')], needs: 'deed' },
  },
  goals: {
    ...common.goals,
    rescue: { blanks: [named('rescue', 'citizen')] },
    hold: { blanks: [always('hold', 'citizen')] },
    relocate: { blanks: [always('relocate', 'red')] },
    destroy: { blanks: [named('destroy', 'zombieHero')] },
    leave: { blanks: [choice('leave', ['all', 'withCitizen'])] },
  },
  defeats: {
    devoured: { blanks: [named('devoured', 'citizen')] },
    citizensShort: { blanks: [always('citizensShort', true)] },
  },
  flags: ['shutters', 'inHiding', 'alwaysAlert', 'unstoppableJuggernaut', 'handByGathering'],
}

const zombie: MissionWords = {
  moments: {
    ...common.moments,
    devoured: { blanks: [{ field: 'devoured', of: 'citizen', any: true }], gives: ['taker'] },
    secretsFound: { blanks: [always('secretsFound', 'both')] },
    besieged: { blanks: [number('besieged', 1, 30)] },
    playersEnd: { blanks: [always('playersEnd', 'each')] },
    enemiesEnd: { blanks: [always('enemiesEnd', 'each')] },
    endPhase: { blanks: [always('endPhase', 'each')] },
  },
  effects: {
    ...common.effects,
    ...bringing(['guard', 'trooper', 'specialist']),
    drawAt: { blanks: [choice('drawAt', ['lift', ...pointColors])] },
    startLift: { blanks: [always('startLift', true)] },
    remove: { blanks: [number('remove', 1, 6)] },
    toExit: { blanks: [named('toExit', 'zombieHero')] },
    roam: { blanks: [named('roam', 'zombieHero')] },
    superHeroIfNone: { blanks: [always('superHeroIfNone', true)], needs: 'draw' },
    lose: { blanks: [always('lose', true)] },
  },
  goals: {
    ...common.goals,
    devour: { blanks: [named('devour', 'citizen')] },
    secrets: { blanks: [number('secrets', 1, 2)] },
    leave: { blanks: [always('leave', true)] },
  },
  defeats: {},
  flags: ['shutters', 'inHiding', 'alwaysAlert', 'deserted', 'mobilised', 'forcedDoors'],
}

/** Every word of mission files, for forms. */
export const missionWords: Readonly<Record<Mode, MissionWords>> = { heroic, zombie }
