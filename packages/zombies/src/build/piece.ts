import type { Names } from '@quadriga/kernel/author'
import type { Attack, Citizen, Enemy, EnemyType, Hero, Piece, PieceKind, Spawn } from '../piece.ts'

export function piece(kind: PieceKind, id: string, names: Names): Piece {
  return { id, kind, names, stats: {}, abilities: [], constant: [] }
}

export function hero(
  id: string,
  names: Names,
  attack: Attack,
  given: { readonly skills?: readonly string[]; readonly slips?: boolean; readonly barges?: boolean } = {},
): Hero {
  const { skills = [], slips = false, barges = false } = given
  return { ...piece('hero', id, names), attack, skills, slips, barges }
}

export function enemy(
  id: EnemyType,
  names: Names,
  toughness: number,
  actions: number,
  figures: number,
): Enemy {
  return { ...piece('enemy', id, names), toughness, actions, figures }
}

export function citizen(id: string, names: Names, fighter = false): Citizen {
  return { ...piece('citizen', id, names), fighter }
}

const spawnNames: Readonly<Record<Spawn['how'], Readonly<Record<EnemyType, Names>>>> = {
  normal: {
    walker: { en: 'Walkers', fr: 'Rôdeurs' },
    brute: { en: 'Brutes', fr: 'Brutes' },
    runner: { en: 'Runners', fr: 'Forcenés' },
  },
  rush: {
    walker: { en: 'Walker Rush!', fr: 'Ruée de Rôdeurs !' },
    brute: { en: 'Brute Rush!', fr: 'Ruée de Brutes !' },
    runner: { en: 'Runner Rush!', fr: 'Ruée de Forcenés !' },
  },
  extra: {
    walker: { en: 'Extra Activation! (Walkers)', fr: 'Activation Supplémentaire ! (Rôdeurs)' },
    brute: { en: 'Extra Activation! (Brutes)', fr: 'Activation Supplémentaire ! (Brutes)' },
    runner: { en: 'Extra Activation! (Runners)', fr: 'Activation Supplémentaire ! (Forcenés)' },
  },
}

export function spawn(id: string, how: Spawn['how'], type: EnemyType, counts: readonly number[]): Spawn {
  return { ...piece('spawn', id, spawnNames[how][type]), how, enemy: type, counts }
}

export function skill(id: string, names: Names): Piece {
  return piece('skill', id, names)
}

/** A zone, door, window, objective token or face-down card. */
export function token(
  kind: 'zone' | 'door' | 'window' | 'objective' | 'hidden',
  id: string,
  names: Names,
): Piece {
  return piece(kind, id, names)
}
