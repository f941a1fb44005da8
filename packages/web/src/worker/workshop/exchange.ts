import type { Language } from '@quadriga/kernel'
import { readMission, readTile, stairs, tiles } from '@quadriga/zombies'
import { randomDigits } from '../../model/randomDigits.ts'
import { isMissionFile, isTileFile, isTooDeep } from '../../model/workshop/fileShape.ts'
import type { MissionFile, TileFile } from '../../model/workshop/files.ts'
import type {
  FaultModel,
  MissionWork,
  TileWork,
  Work,
  WorkReading,
} from '../../model/workshop/workshopService.ts'
import { brokenAt } from './brokenJson.ts'
import { boxTileIds, ownTiles, usedIds } from './ownFiles.ts'
import { deflated, inflated } from './packing.ts'
import { newTiles, withRenamed } from './sharedIds.ts'

const KIND = 'quadriga.workshop'
const VERSION = 1
const PREFIX = 'MZ1.'
/** Characters of a file at most; the largest mission with all its tiles has a tenth of it. */
const LONGEST = 1_000_000
const MOST_WORKS = 60
/** Faults that are told of each tile and mission. */
const MOST_NAMED = 5

const words = {
  en: {
    long: 'This is far too large for tiles and missions.',
    code: 'The share code is damaged or not complete.',
    cut: 'The file ends too soon: the rest of it is missing.',
    json: (line: number, column: number) =>
      `This is neither a share code nor a file of the workshop: it cannot be read from line ${line}, character ${column} on.`,
    plain: 'This is neither a share code nor a file of the workshop.',
    kind: 'This file holds neither tiles nor missions of Marvel Zombies.',
    newer: (version: number) =>
      `This file was made by a newer workshop (version ${version}): this one reads version ${VERSION}.`,
    nothing: 'There is nothing in it.',
    deep: 'It nests far deeper than tiles and missions do.',
    undrawn: 'The editor cannot draw this: it is too large, or not of this format.',
  },
  fr: {
    long: 'C’est bien trop grand pour des dalles et des missions.',
    code: 'Le code de partage est abîmé ou incomplet.',
    cut: 'Le fichier s’arrête trop tôt\u00a0: il en manque la fin.',
    json: (line: number, column: number) =>
      `Ce n’est ni un code de partage ni un fichier de l’atelier\u00a0: il est illisible à partir de la ligne ${line}, caractère ${column}.`,
    plain: 'Ce n’est ni un code de partage ni un fichier de l’atelier.',
    kind: 'Ce fichier ne contient ni dalles ni missions de Marvel Zombies.',
    newer: (version: number) =>
      `Ce fichier vient d’un atelier plus récent (version ${version})\u00a0: celui-ci lit la version ${VERSION}.`,
    nothing: 'Il est vide.',
    deep: 'Ses données sont imbriquées bien plus profondément que des dalles et des missions.',
    undrawn: 'L’éditeur ne peut pas dessiner ceci\u00a0: c’est trop grand, ou d’un autre format.',
  },
} as const

const failed = (says: string, place = ''): WorkReading => ({ ok: false, problems: [{ place, says }] })

/** What a file or share code held, as works to keep; nothing of it is kept where something cannot be drawn. */
export async function readWorks(
  text: string,
  known: readonly Work[],
  language: Language,
): Promise<WorkReading> {
  const w = words[language]
  if (text.length > LONGEST) return failed(w.long)
  const trimmed = text.trim()
  const unpacked = trimmed.startsWith(PREFIX)
    ? await inflated(trimmed.slice(PREFIX.length), LONGEST)
    : trimmed
  if (unpacked === null) return failed(w.code)
  let data: unknown
  try {
    data = JSON.parse(unpacked)
  } catch {
    return failed(notJson(unpacked, language))
  }
  if (isTooDeep(data)) return failed(w.deep)
  return sorted(data, known, language)
}

/** Why a text cannot be read, with the line where it stops being what it should be. */
function notJson(text: string, language: Language): string {
  const w = words[language]
  if (!/^[[{]/.test(text)) return w.plain
  const position = brokenAt(text)
  if (position >= text.length) return w.cut
  const lines = text.slice(0, position).split('\n')
  return w.json(lines.length, (lines.at(-1) ?? '').length + 1)
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
  givenTiles: readonly unknown[],
  givenMissions: readonly unknown[],
  known: readonly Work[],
  language: Language,
): WorkReading {
  if (givenTiles.length + givenMissions.length === 0) return failed(words[language].nothing)
  if (givenTiles.length + givenMissions.length > MOST_WORKS) return failed(words[language].long)
  const problems: FaultModel[] = []
  const drawn: TileFile[] = []
  const written: MissionFile[] = []
  givenTiles.map(withoutSchema).forEach((file, n) => {
    if (isTileFile(file)) drawn.push(file)
    else problems.push(...told(`tiles[${n}]`, readTile('tile', file).faults, language))
  })
  givenMissions.map(withoutSchema).forEach((file, n) => {
    if (isMissionFile(file)) written.push(file)
    else
      problems.push(...told(`missions[${n}]`, readMission('mission', file, tiles, stairs).faults, language))
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, works: kept(drawn, written, known) }
}

/** Tiles that are not there yet, and missions that speak of them by the ids they have here. */
function kept(drawn: readonly TileFile[], written: readonly MissionFile[], known: readonly Work[]): Work[] {
  const updated = Date.now()
  const { tiles: fresh, renamed } = newTiles(drawn, known)
  const isTaken = (id: string) =>
    known.some((work) => work.kind === 'tile' && work.isUsed && work.file.id === id)
  return [
    ...fresh.map((file): TileWork => {
      const isUsed = boxTileIds.includes(file.id) && !isTaken(file.id)
      return { id: randomDigits(), kind: 'tile', updated, isUsed, file }
    }),
    ...written.map((file): MissionWork => {
      const called = withRenamed(file, renamed)
      return { id: randomDigits(), kind: 'mission', updated, isUsed: false, file: called }
    }),
  ]
}

function told(
  place: string,
  faults: readonly { readonly place: string; readonly says: { readonly en: string; readonly fr: string } }[],
  language: Language,
): FaultModel[] {
  // What the game could read the editor may still not be able to draw: a map of a hundred tiles.
  if (faults.length === 0) return [{ place, says: words[language].undrawn }]
  return faults.slice(0, MOST_NAMED).map((fault) => ({
    place: fault.place === '' ? place : `${place}.${fault.place}`,
    says: fault.says[language],
  }))
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

function tilesFor({ file }: MissionWork, works: readonly Work[]) {
  const ids = usedIds(file)
  return ownTiles(works, boxTileIds).filter(({ id }) => ids.includes(id))
}
