import type { Language } from '@quadriga/kernel'
import { readMission, readTile, stairs, tiles } from '@quadriga/zombies'
import { randomDigits } from '../../model/randomDigits.ts'
import { isMissionFile, isTileFile } from '../../model/workshop/fileShape.ts'
import type { FaultModel, Work, WorkReading } from '../../model/workshop/workshopService.ts'
import { boxTileIds, ownTiles, usedIds } from './ownFiles.ts'

const KIND = 'quadriga.workshop'
const VERSION = 1
const PREFIX = 'MZ1.'
/** Characters of a file at most; the largest mission with all its tiles has a tenth of it. */
const LONGEST = 1_000_000
const MOST_WORKS = 60

const words = {
  en: {
    long: 'This is far too large for tiles and missions.',
    code: 'The share code is damaged or not complete.',
    json: (problem: string) => `This is no file of the workshop: ${problem}`,
    kind: 'This file holds neither tiles nor missions of Marvel Zombies.',
    newer: (version: number) =>
      `This file was made by a newer workshop (version ${version}): this one reads version ${VERSION}.`,
    nothing: 'There is nothing in it.',
  },
  fr: {
    long: 'C’est bien trop grand pour des dalles et des missions.',
    code: 'Le code de partage est abîmé ou incomplet.',
    json: (problem: string) => `Ce n’est pas un fichier de l’atelier\u00a0: ${problem}`,
    kind: 'Ce fichier ne contient ni dalles ni missions de Marvel Zombies.',
    newer: (version: number) =>
      `Ce fichier vient d’un atelier plus récent (version ${version})\u00a0: celui-ci lit la version ${VERSION}.`,
    nothing: 'Il est vide.',
  },
} as const

const failed = (says: string, place = ''): WorkReading => ({ ok: false, problems: [{ place, says }] })

/** What a file or share code holds, as works to keep; nothing of it is kept where something cannot be drawn. */
export async function readWorks(
  text: string,
  known: readonly Work[],
  language: Language,
): Promise<WorkReading> {
  const w = words[language]
  if (text.length > LONGEST) return failed(w.long)
  const trimmed = text.trim()
  const unpacked = trimmed.startsWith(PREFIX) ? await inflated(trimmed.slice(PREFIX.length)) : trimmed
  if (unpacked === null) return failed(w.code)
  let data: unknown
  try {
    data = JSON.parse(unpacked)
  } catch (error) {
    return failed(w.json(error instanceof Error ? error.message : String(error)))
  }
  return sorted(data, known, language)
}

function sorted(data: unknown, known: readonly Work[], language: Language): WorkReading {
  const w = words[language]
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return failed(w.kind)
  const fields = data as Readonly<Record<string, unknown>>
  // A single tile or mission as its own file is welcome too.
  if (fields['rows'] !== undefined) return worksOf([data], [], known, language)
  if (fields['floors'] !== undefined) return worksOf([], [data], known, language)
  if (fields['kind'] !== KIND) return failed(w.kind, 'kind')
  const version = Number(fields['version'])
  if (version > VERSION) return failed(w.newer(version), 'version')
  const list = (name: string): readonly unknown[] => (Array.isArray(fields[name]) ? (fields[name] as []) : [])
  return worksOf(list('tiles'), list('missions'), known, language)
}

function worksOf(
  tileFiles: readonly unknown[],
  missionFiles: readonly unknown[],
  known: readonly Work[],
  language: Language,
): WorkReading {
  if (tileFiles.length + missionFiles.length === 0) return failed(words[language].nothing)
  if (tileFiles.length + missionFiles.length > MOST_WORKS) return failed(words[language].long)
  const problems: FaultModel[] = []
  const works: Work[] = []
  const updated = Date.now()
  const told = (
    place: string,
    found: readonly { readonly place: string; readonly says: { readonly en: string; readonly fr: string } }[],
  ) =>
    problems.push(
      ...found.slice(0, 5).map((fault) => ({
        place: fault.place === '' ? place : `${place}.${fault.place}`,
        says: fault.says[language],
      })),
    )
  tileFiles.forEach((file, n) => {
    const bare = withoutSchema(file)
    const isTaken = (id: string) =>
      known.some((work) => work.kind === 'tile' && work.isUsed && work.file.id === id)
    if (isTileFile(bare))
      works.push({
        id: randomDigits(),
        kind: 'tile',
        updated,
        isUsed: boxTileIds.includes(bare.id) && !isTaken(bare.id),
        file: bare,
      })
    else told(`tiles[${n}]`, readTile('tile', bare).faults)
  })
  missionFiles.forEach((file, n) => {
    const bare = withoutSchema(file)
    if (isMissionFile(bare))
      works.push({ id: randomDigits(), kind: 'mission', updated, isUsed: false, file: bare })
    else told(`missions[${n}]`, readMission('mission', bare, tiles, stairs).faults)
  })
  const isWhole = works.length === tileFiles.length + missionFiles.length
  if (isWhole) return { ok: true, works }
  return { ok: false, problems: problems.length > 0 ? problems : [{ place: '', says: words[language].kind }] }
}

function withoutSchema(file: unknown): unknown {
  if (typeof file !== 'object' || file === null) return file
  const { $schema: _, ...rest } = file as Record<string, unknown>
  return rest
}

/** A work with the tiles of one's own that it lays, as a file and as a share code. */
export async function writtenWork(
  work: Work,
  works: readonly Work[],
): Promise<{ readonly file: string; readonly code: string }> {
  const own = work.kind === 'tile' ? [work.file] : tilesFor(work, works)
  const missions = work.kind === 'mission' ? [work.file] : []
  const content = { kind: KIND, version: VERSION, tiles: own, missions }
  return {
    file: `${JSON.stringify(content, null, 2)}\n`,
    code: PREFIX + (await deflated(JSON.stringify(content))),
  }
}

function tilesFor({ file }: Extract<Work, { kind: 'mission' }>, works: readonly Work[]) {
  const ids = usedIds(file)
  return ownTiles(works, boxTileIds).filter(({ id }) => ids.includes(id))
}

async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCodePoint(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text of a share code; null where it is damaged, or unpacks to far more than anybody wrote. */
async function inflated(code: string): Promise<string | null> {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const reader = stream.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      if (text.length > LONGEST) return null
    }
    return text
  } catch {
    return null
  }
}
