import { dangers, type EnemyType, type MissionFlag, objectiveColors, pointColors } from '../piece.ts'

/** What the words of mission files leave open: for forms that offer them and for the check of files from outside. */
export type Blank =
  | { readonly field: string; readonly of: 'choice'; readonly choices: readonly string[] }
  | { readonly field: string; readonly of: 'number'; readonly least: number; readonly most: number }
  | { readonly field: string; readonly of: 'tile' | 'citizen' | 'zombieHero' }
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

/** Own missions are heroic: what only Zombie Mode has is not offered. */
const enemyTypes: readonly EnemyType[] = ['brute', 'walker', 'runner']
const flags: readonly MissionFlag[] = [
  'shutters',
  'inHiding',
  'alwaysAlert',
  'unstoppableJuggernaut',
  'handByGathering',
]

/** When a rule applies. `action` is a deed of the heroes; `insteadOfDrawing` stands for a Spawn Point's card. */
export const moments: Readonly<Record<string, MissionWord>> = {
  taken: { blanks: [choice('taken', [...objectiveColors, 'any'])], gives: ['taker', 'token'] },
  rescued: { blanks: [always('rescued', 'any')], gives: ['taker'] },
  tileEntered: { blanks: [named('tileEntered', 'tile')], gives: ['taker'] },
  liftCalled: { blanks: [always('liftCalled', 'first')], gives: ['taker'] },
  secretRevealed: { blanks: [choice('secretRevealed', ['any', 'secret-mission-1', 'secret-mission-2'])] },
  secretsTaken: { blanks: [always('secretsTaken', 'both')], gives: ['taker'] },
  gathered: { blanks: [named('gathered', 'citizen')], gives: ['taker'] },
  endPhase: { blanks: [always('endPhase', true)] },
  action: { blanks: [number('action', 0, 3)], gives: ['deed'] },
  insteadOfDrawing: { blanks: [choice('insteadOfDrawing', pointColors)], gives: ['draw'] },
}

export const effects: Readonly<Record<string, MissionWord>> = {
  xp: { blanks: [number('xp', 1, 20), choice('to', ['everyone', 'taker'])] },
  trait: { blanks: [number('trait', 1, 3), always('to', 'taker')], needs: 'taker' },
  activate: { blanks: [choice('activate', pointColors)] },
  unlock: { blanks: [choice('unlock', objectiveColors)] },
  unlockIfAllTaken: { blanks: [choice('unlockIfAllTaken', objectiveColors)] },
  spawn: { blanks: [choice('spawn', enemyTypes), number('n', 1, 12), choice('at', pointColors)] },
  zombieHeroAt: { blanks: [choice('zombieHeroAt', pointColors)] },
  drawAt: { blanks: [always('drawAt', 'lift')] },
  rollFor: { blanks: [choice('rollFor', enemyTypes), number('on', 1, 6), named('tile', 'tile')] },
  exit: { blanks: [always('exit', 'here')], needs: 'token' },
  keep: { blanks: [always('keep', 'taker')], needs: 'token' },
  chargeHand: { blanks: [always('chargeHand', true)] },
  killsStay: { blanks: [always('killsStay', true)] },
  zombieHeroIfNone: { blanks: [always('zombieHeroIfNone', true)], needs: 'draw' },
  plant: { blanks: [always('plant', true)], needs: 'deed' },
  trade: { blanks: [always('trade', true)], needs: 'deed' },
  cull: { blanks: [number('cull', 1, 6)], needs: 'deed' },
  destroy: { blanks: [named('destroy', 'zombieHero')], needs: 'deed' },
}

/** Goals of one word and what it leaves open; `take` and `eliminate` take lists of it as well. */
export const goals: Readonly<Record<string, MissionWord>> = {
  take: { blanks: [choice('take', objectiveColors)] },
  rescue: { blanks: [named('rescue', 'citizen')] },
  hold: { blanks: [always('hold', 'citizen')] },
  eliminate: { blanks: [named('eliminate', 'zombieHero')] },
  danger: { blanks: [choice('danger', dangers)] },
  relocate: { blanks: [always('relocate', 'red')] },
  destroy: { blanks: [named('destroy', 'zombieHero')] },
  leave: { blanks: [choice('leave', ['all', 'withCitizen'])] },
}

export const defeats: Readonly<Record<string, MissionWord>> = {
  devoured: { blanks: [named('devoured', 'citizen')] },
  citizensShort: { blanks: [always('citizensShort', true)] },
}

/** Every word of mission files, for forms. */
export const missionWords = { moments, effects, goals, defeats, flags } as const
