import { type History, type Save, save, type SavedAnswer } from '@quadriga/kernel'
import { anyEyeOf } from '@quadriga/table'
import type { Keeper } from '../table/keeper.ts'
import { isGame, openGame } from '../table/openGame.ts'
import type { Shelf } from '../table/shelf.ts'
import { answersOf, database, type KeptGame } from './database.ts'
import { claimLock } from './lock.ts'
import { savedFrom } from './savedFrom.ts'

/** Games in IndexedDB; `trouble` is told when one could not be written. */
export function indexedShelf(trouble: (problem: string) => void): Shelf {
  const keeperOf = (id: string, release: () => void): Keeper => {
    // One write after the other, each whole: a crash loses at most the last answer.
    let tail: Promise<void> = Promise.resolve()
    const write = (task: () => Promise<void>): void => {
      tail = tail.then(task).catch((error: unknown) => {
        trouble(error instanceof Error ? error.message : String(error))
      })
    }
    return {
      appended(history, from) {
        const whole = save(history)
        const row = stampOf(history, whole)
        write(() => putAnswers(id, from, whole.answers.slice(from), row))
      },
      cut(history) {
        const whole = save(history)
        const row = stampOf(history, whole)
        write(() => cutAnswers(id, whole.answers.length, row))
      },
      seated(history) {
        // Who gave an answer before stands in it from now on.
        const whole = save(history)
        const row = { ...stampOf(history, whole), people: whole.people }
        write(() => putAnswers(id, 0, whole.answers, row))
      },
      byHand: (isOn) => write(() => changeRow(id, { byHand: isOn })),
      async closed() {
        await tail
        release()
      },
    }
  }
  return {
    async begin(id, history, byHand) {
      const release = await claimLock(id)
      await writeWhole(id, history)
      if (byHand) await changeRow(id, { byHand })
      return keeperOf(id, release ?? (() => undefined))
    },
    read: readGame,
    async isByHand(id) {
      return (await (await database()).get('games', id))?.byHand === true
    },
    async claim(id) {
      const release = await claimLock(id)
      return release === null ? null : keeperOf(id, release)
    },
  }
}

type Stamp = Pick<KeptGame, 'build' | 'reseed' | 'updated' | 'length' | 'round' | 'outcome'>

/** What changes in a game's row with each answer. */
function stampOf(history: History, whole: Save): Stamp {
  const { outcome, table } = anyEyeOf(history.state).view
  const round =
    (table as { round?: number; turns?: number }).round ?? (table as { turns?: number }).turns ?? 0
  return {
    build: whole.build,
    reseed: whole.reseed ?? null,
    updated: Date.now(),
    length: whole.answers.length,
    round,
    outcome: outcome === null ? null : { kind: outcome.kind, winners: outcome.winners },
  }
}

async function putAnswers(
  id: string,
  from: number,
  answers: readonly SavedAnswer[],
  stamp: Stamp & Partial<Pick<KeptGame, 'people'>>,
): Promise<void> {
  const transaction = (await database()).transaction(['games', 'answers'], 'readwrite')
  const games = transaction.objectStore('games')
  const known = await games.get(id)
  // Deleted from another tab: it stays deleted.
  if (known !== undefined) {
    const rows = transaction.objectStore('answers')
    await Promise.all(answers.map((answer, i) => rows.put(answer, [id, from + i])))
    await games.put({ ...known, ...stamp })
  }
  await transaction.done
}

async function changeRow(id: string, change: Pick<KeptGame, 'byHand'>): Promise<void> {
  const transaction = (await database()).transaction('games', 'readwrite')
  const known = await transaction.store.get(id)
  if (known !== undefined) await transaction.store.put({ ...known, ...change })
  await transaction.done
}

async function cutAnswers(id: string, length: number, stamp: Stamp): Promise<void> {
  const transaction = (await database()).transaction(['games', 'answers'], 'readwrite')
  const games = transaction.objectStore('games')
  const known = await games.get(id)
  if (known !== undefined) {
    await transaction.objectStore('answers').delete(answersOf(id, length))
    await games.put({ ...known, ...stamp })
  }
  await transaction.done
}

async function writeWhole(id: string, history: History): Promise<void> {
  const { answers, reseed: _, ...head } = save(history)
  const titles = await titlesOf(head.game, history)
  const whole = save(history)
  const row: KeptGame = { ...head, ...stampOf(history, whole), id, created: Date.now(), titles }
  const transaction = (await database()).transaction(['games', 'answers'], 'readwrite')
  await transaction.objectStore('games').put(row)
  const rows = transaction.objectStore('answers')
  await Promise.all(answers.map((answer, n) => rows.put(answer, [id, n])))
  await transaction.done
}

async function titlesOf(game: string, { setup }: History): Promise<KeptGame['titles']> {
  if (!isGame(game)) return { en: game, fr: game }
  const { title } = await openGame(game)
  return { en: title(setup, 'en'), fr: title(setup, 'fr') }
}

/** A kept game as the kernel's save; null when there is none. */
export async function readGame(id: string): Promise<Save | null> {
  const db = await database()
  const row = await db.get('games', id)
  if (row === undefined) return null
  const answers = await db.getAll('answers', answersOf(id))
  return savedFrom(row, answers)
}
