import { also, type Names, type Node } from '@quadriga/kernel/author'
import { cancelWounds, isDevoured } from '../ops/index.ts'
import type {
  Attack,
  Citizen,
  Confidence,
  Enemy,
  Hero,
  Piece,
  PieceAbility,
  PieceKind,
  Skill,
  Spawn,
  SpawnSubject,
} from '../piece.ts'
import { whenDrawn, whenWounded } from './ability.ts'

interface Given {
  readonly stats?: Readonly<Record<string, number>>
  readonly abilities?: readonly PieceAbility[]
  readonly constant?: readonly Node[]
  readonly confidence?: Confidence
  readonly copies?: number
}

export function piece(kind: PieceKind, id: string, names: Names, given: Given = {}): Piece {
  const { stats = {}, abilities = [], constant = [], confidence = 'high', copies = 1 } = given
  return { id, kind, names, stats, abilities, constant, confidence, copies }
}

/** A hero's sheet, the same numbers for everybody. */
export function hero(
  id: string,
  names: Names,
  attack: string,
  skills: readonly string[],
  confidence: Confidence = 'high',
): Hero {
  const stats = { turnActions: 3, powerGain: 1, hungerGain: 0, traitDraw: 1, fullHealth: 3 }
  return { ...piece('hero', id, names, { stats, confidence }), mode: 'heroic', attack, devours: '', skills }
}

/** The sheet of a Zombie Hero that a player runs: it hungers instead of gaining Power, and eats. */
export function zombie(
  id: string,
  names: Names,
  attack: string,
  skills: readonly string[],
  confidence: Confidence = 'high',
): Hero {
  const stats = { turnActions: 3, powerGain: 0, hungerGain: 1, traitDraw: 1, fullHealth: 5 }
  const sheet = piece('hero', id, names, { stats, confidence })
  return { ...sheet, mode: 'zombie', attack, devours: 'devour', skills }
}

interface Numbers {
  readonly type: 'melee' | 'ranged'
  readonly range: readonly [least: number, most: number]
  readonly dice: number
  readonly accuracy: number
  readonly confidence?: Confidence
  readonly plain?: boolean
  readonly eats?: boolean
}

export function attack(id: string, names: Names, given: Numbers): Attack {
  const { type, range, dice, accuracy, confidence = 'high', plain = false, eats = false } = given
  const [least, most] = range
  return {
    ...piece('attack', id, names, { stats: { dice, accuracy, least, most }, confidence }),
    type,
    plain,
    eats,
  }
}

/** A Skill and the Danger Level, from 0 to 3, that unlocks it. */
export function skill(id: string, names: Names, level: number, given: Given): Skill {
  return { ...piece('skill', id, names, given), level }
}

export function trait(
  id: string,
  names: Names,
  text: PieceAbility,
  confidence: Confidence = 'reconstructed',
): Piece {
  return piece('trait', id, names, { abilities: [{ ...text, discards: true }], confidence, copies: 3 })
}

/** A rank-and-file Enemy: its Toughness, its Actions, how many figures there are, when Hits go to it. */
export function enemy(
  id: string,
  names: Names,
  given: {
    toughness: number
    actions: number
    figures: number
    priority: number
    stats?: Given['stats']
  } & Pick<Given, 'confidence'>,
): Enemy {
  const { toughness, actions, figures, priority, confidence = 'high' } = given
  const stats = { toughness, actions, ...given.stats }
  return { ...piece('enemy', id, names, { stats, copies: figures, confidence }), priority }
}

export function zombieHero(id: string, names: Names, given: Given): Enemy {
  const stats = { actions: 2, ...given.stats }
  return { ...piece('zombieHero', id, names, { ...given, stats }), priority: 1 }
}

/** A Super Hero whom Zombie Heroes meet; most come first in Target Priority. */
export function superHero(id: string, names: Names, given: Given & { readonly priority?: number }): Enemy {
  const stats = { actions: 2, ...given.stats }
  return { ...piece('superHero', id, names, { ...given, stats }), priority: given.priority ?? 1 }
}

/** A citizen as Zombie Heroes see it: its card can be given up instead of a Wound, and nothing follows. */
export function prey(id: string, names: Names, given: Given & { readonly fighter?: boolean }): Citizen {
  const shield = whenWounded(cancelWounds(1), { discards: true })
  const abilities = [...(given.abilities ?? []), shield]
  const { fighter = false } = given
  return { ...piece('citizen', id, names, { ...given, abilities }), mode: 'zombie', fighter }
}

/** A citizen: its card can always be given up instead of a Wound. */
export function citizen(id: string, names: Names, given: Given & { readonly fighter?: boolean }): Citizen {
  const shield = whenWounded(also(cancelWounds(1), isDevoured), { discards: true })
  const abilities = [...(given.abilities ?? []), shield]
  const { fighter = false } = given
  return { ...piece('citizen', id, names, { ...given, abilities }), mode: 'heroic', fighter }
}

/** A Spawn card, and the kind of Enemy it speaks of. */
export function spawnCard(
  number: number,
  names: Names,
  of: SpawnSubject,
  text: Parameters<typeof whenDrawn>[0],
  confidence: Confidence,
  deck: 'spawn' | 'zspawn' = 'spawn',
): Spawn {
  const id = `${deck}-${String(number).padStart(3, '0')}`
  const bringsHero = text.op === 'championHere'
  return { ...piece('spawn', id, names, { abilities: [whenDrawn(text)], confidence }), of, bringsHero }
}

/** A Spawn card of Zombie Mode: none of them is known from print. */
export const zombieSpawnCard = (
  number: number,
  names: Names,
  of: SpawnSubject,
  text: Parameters<typeof whenDrawn>[0],
): Spawn => spawnCard(number, names, of, text, 'reconstructed', 'zspawn')

export function token(
  kind: 'zone' | 'door' | 'window' | 'objective' | 'hidden' | 'token' | 'spawnPoint' | 'event' | 'secret',
  id: string,
  names: Names,
  given: Given = {},
): Piece {
  return piece(kind, id, names, given)
}
