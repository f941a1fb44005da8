import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError, definitionAt, type Game, load } from '@quadriga/kernel'
import { nearest } from '@quadriga/testkit'
import type { GameKit } from '@quadriga/testkit/kit'
import { buildOf, folderOf } from './build.ts'
import { ownEntry } from './ownEntry.ts'
import { Refusal } from './refusal.ts'

/** Where a game comes from: the package that publishes its kit, and the sources that make its build. */
interface Source {
  readonly kit: string
  readonly sources: string
}

/** The four games. Adding one is one line here; CONTRIBUTING.md names the other places that must know of it. */
const fourGames: Readonly<Record<string, Source>> = {
  champions: { kit: '@quadriga/champions/kit', sources: '@quadriga/champions' },
  dicethrone: { kit: '@quadriga/dicethrone/kit', sources: '@quadriga/dicethrone' },
  villainous: { kit: '@quadriga/villainous/kit', sources: '@quadriga/villainous' },
  zombies: { kit: '@quadriga/zombies/kit', sources: '@quadriga/zombies' },
}

/** Small games to learn the terminal with and to test it. */
const smallGames: Readonly<Record<string, Source>> = {
  ticTacToe: { kit: './samples/ticTacToe.ts', sources: '@quadriga/testkit/games' },
  cards60: { kit: './samples/cards60.ts', sources: '@quadriga/testkit/games' },
}

const sources: Readonly<Record<string, Source>> = { ...fourGames, ...smallGames }

export const gameIds: readonly string[] = Object.keys(fourGames)
export const smallGameIds: readonly string[] = Object.keys(smallGames)

/** A game made ready to play. */
export interface OpenGame {
  readonly game: Game
  readonly kit: GameKit
  readonly build: string
  /** Where its scenario files lie. */
  readonly scenarios: string
}

const opened = new Map<string, Promise<OpenGame>>()

/** Loads a game once; refuses an unknown name with the nearest ones, and says so when its package is not there. */
export function openGame(id: string): Promise<OpenGame> {
  const source = ownEntry(sources, id)
  if (source === undefined) throw unknownGame(id)
  if (!isThere(id)) throw new Refusal('game.missing', { game: id, package: source.kit })
  const known = opened.get(id) ?? open(source)
  opened.set(id, known)
  return known
}

function unknownGame(id: string): Refusal {
  const [near] = nearest(id, Object.keys(sources))
  return near === undefined
    ? new Refusal('game.unknown', { game: id, known: gameIds.join(', ') })
    : new Refusal('game.unknownNear', { game: id, near })
}

/** Whether the package of a game can be played: without its kit there is nothing to open. */
export function isThere(id: string): boolean {
  const source = ownEntry(sources, id)
  if (source === undefined) return false
  try {
    return existsSync(fileURLToPath(import.meta.resolve(source.kit)))
  } catch {
    return false
  }
}

async function open(source: Source): Promise<OpenGame> {
  const published = (await import(source.kit)) as Readonly<Record<string, unknown>>
  const kit = Object.values(published).find(isKit)
  if (kit === undefined) throw new Refusal('game.noKit', { package: source.kit })
  const build = buildOf(folderOf('@quadriga/kernel'), folderOf(source.sources))
  loadContent(kit.game, build)
  return { game: kit.game, kit, build, scenarios: join(folderOf(source.sources), '../scenarios') }
}

/** Somebody writes a card and makes a mistake in it: that is said of the card, not of the program. */
export function loadContent(game: Game, build?: string): void {
  try {
    load(game, build)
  } catch (error) {
    throw error instanceof ContentError ? wrongContent(game, error) : error
  }
}

function wrongContent({ id: game, content }: Game, { place, message }: ContentError): Refusal {
  const problem = message.slice(`${place}: `.length)
  const card = definitionAt(content, place)?.id
  return card === undefined
    ? new Refusal('content.wrong', { game, place, problem })
    : new Refusal('content.wrongCard', { card, place, problem })
}

function isKit(value: unknown): value is GameKit {
  return typeof value === 'object' && value !== null && 'game' in value && 'setups' in value
}
