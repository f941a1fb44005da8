import { load } from '@quadriga/kernel'
import type { GameId } from '../../model/table/snapshot.ts'
import { buildOf } from './build.ts'
import type { Presenter } from './presenter.ts'

// Each game is a chunk of its own, loaded when somebody sits down to it.
const modules: Readonly<Record<GameId, () => Promise<{ readonly presenter: Presenter }>>> = {
  champions: () => import('../champions/presenter.ts'),
  dicethrone: () => import('../dicethrone/presenter.ts'),
  villainous: () => import('../villainous/presenter.ts'),
  zombies: () => import('../zombies/presenter.ts'),
}

const opened = new Map<GameId, Promise<Presenter>>()

/** Loads a game once. */
export function openGame(id: GameId): Promise<Presenter> {
  const known = opened.get(id) ?? readyGame(id)
  opened.set(id, known)
  return known
}

async function readyGame(id: GameId): Promise<Presenter> {
  const { presenter } = await modules[id]()
  load(presenter.game, buildOf(id))
  return presenter
}

/** Whether a save's game has a board here. */
export function isGame(id: string): id is GameId {
  return Object.hasOwn(modules, id)
}
