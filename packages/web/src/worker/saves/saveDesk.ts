import { type Language, plain, readSave, describeProblem } from '@quadriga/kernel'
import { answersOf, database, type KeptDocument, type KeptGame } from './database.ts'
import type { Imported, SaveDesk } from '../../model/saves/savesService.ts'
import { randomDigits } from '../../model/randomDigits.ts'
import { readGame } from './indexedShelf.ts'

const BACKUP = 'quadriga.backup'

interface Backup {
  readonly kind: typeof BACKUP
  readonly version: 1
  readonly games: readonly unknown[]
  readonly decks: readonly KeptDocument[]
  /** Tiles and missions of one's own. */
  readonly works?: readonly unknown[]
}

export const saveDesk: SaveDesk = {
  async list(language) {
    const rows = await (await database()).getAllFromIndex('games', 'updated')
    return rows.toReversed().map(({ id, game, titles, updated, length, round, outcome, people, setup }) => {
      const faces = facesOf(setup)
      return { id, game, title: titles[language], updated, length, round, outcome, people, faces }
    })
  },
  async remove(id) {
    const transaction = (await database()).transaction(['games', 'answers'], 'readwrite')
    await transaction.objectStore('games').delete(id)
    await transaction.objectStore('answers').delete(answersOf(id))
    await transaction.done
  },
  async exportAll() {
    const db = await database()
    const rows = await db.getAll('games')
    const games = await Promise.all(
      rows.map(async (row) => ({ id: row.id, titles: row.titles, save: await readGame(row.id) })),
    )
    const { allWorks } = await import('../workshop/workStore.ts')
    const [decks, works] = await Promise.all([db.getAll('decks'), allWorks()])
    const backup: Backup = { kind: BACKUP, version: 1, games, decks, works }
    return JSON.stringify(backup)
  },
  importAll,
}

/** Every game's set-up lists who is played; of others there is no picture. */
function facesOf(setup: unknown): readonly string[] {
  const { heroes, villains } = (setup ?? {}) as { heroes?: unknown; villains?: unknown }
  const played = heroes ?? villains
  return Array.isArray(played) ? played.filter((one) => typeof one === 'string') : []
}

async function importAll(text: string, language: Language): Promise<Imported> {
  const backup = readBackup(text)
  if (backup === null) {
    // A single game is welcome too.
    const read = readSave(text)
    if (!read.ok) return { games: 0, decks: 0, problems: [plain(describeProblem(read.problem, language))] }
    await keep({ save: read.save })
    return { games: 1, decks: 0, problems: [] }
  }
  const problems: string[] = []
  let games = 0
  for (const [i, one] of backup.games.entries()) {
    const problem = await keepChecked(one, language)
    if (problem === null) games++
    else problems.push(`${i + 1}: ${problem}`)
  }
  const db = await database()
  for (const deck of backup.decks)
    if ((await db.get('decks', deck.id)) === undefined) await db.put('decks', deck)
  const { addWorks } = await import('../workshop/workStore.ts')
  await addWorks(backup.works ?? [])
  return { games, decks: backup.decks.length, problems }
}

function readBackup(text: string): Backup | null {
  try {
    const data = JSON.parse(text) as Partial<Backup> | null
    if (data?.kind !== BACKUP || !Array.isArray(data.games)) return null
    const decks = (Array.isArray(data.decks) ? data.decks : []) as readonly unknown[]
    const works = Array.isArray(data.works) ? data.works : []
    return { kind: BACKUP, version: 1, games: data.games, decks: decks.filter(isDocument), works }
  } catch {
    return null
  }
}

function isDocument(value: unknown): value is KeptDocument {
  return typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string'
}

async function keepChecked(one: unknown, language: Language): Promise<string | null> {
  const { save, titles, id } = (typeof one === 'object' && one !== null ? one : {}) as {
    save?: unknown
    titles?: KeptGame['titles']
    id?: unknown
  }
  const read = readSave(JSON.stringify(save ?? null))
  if (!read.ok) return plain(describeProblem(read.problem, language))
  if (typeof id === 'string' && (await (await database()).get('games', id)) !== undefined) return null
  await keep({
    save: read.save,
    ...(titles === undefined ? {} : { titles }),
    ...(typeof id === 'string' ? { id } : {}),
  })
  return null
}

interface Kept {
  readonly save: Extract<ReturnType<typeof readSave>, { ok: true }>['save']
  readonly titles?: KeptGame['titles']
  readonly id?: string
}

/** Puts a game on the shelf as it is, even of a build that cannot play it any more. */
async function keep({ save, titles, id = randomDigits() }: Kept): Promise<void> {
  const { answers, reseed, ...head } = save
  const now = Date.now()
  const row: KeptGame = {
    ...head,
    id,
    reseed: reseed ?? null,
    created: now,
    updated: now,
    length: answers.length,
    round: 0,
    titles: titles ?? { en: save.game, fr: save.game },
    outcome: null,
  }
  const transaction = (await database()).transaction(['games', 'answers'], 'readwrite')
  await transaction.objectStore('games').put(row)
  const rows = transaction.objectStore('answers')
  await Promise.all(answers.map((answer, n) => rows.put(answer, [id, n])))
  await transaction.done
}
