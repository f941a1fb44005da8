import type { Json, Language } from '@quadriga/kernel'
import { missionFiles, readOwn } from '@quadriga/zombies'
import type { Catalogue, ScenarioEntry } from '../../model/setup/catalogue.ts'
import type { MissionFile, TileFile } from '../../model/workshop/files.ts'
import type { Work } from '../../model/workshop/workshopService.ts'
import { boxTileIds, isMissionWork, ownOf, ownTiles } from './ownFiles.ts'
import { allWorks } from './workStore.ts'

const note = { en: 'of your own', fr: 'de votre cru' } as const
const corrected = { en: 'corrected', fr: 'corrigée' } as const
const unfit = {
  en: 'as in the box: your correction still has faults',
  fr: 'comme dans la boîte : votre correction a encore des défauts',
} as const
const unfinished = { en: 'of your own, not finished', fr: 'de votre cru, inachevée' } as const

/** The missions that can be played with what the workshop holds: corrected ones in their places, own ones behind them. */
export async function withWorkshop(catalogue: Catalogue, language: Language): Promise<Catalogue> {
  return withWorks(catalogue, await kept(), language)
}

/** What a mission of the box becomes: corrected, or as it is where what somebody drew could not be played. */
interface Correction {
  readonly own: { readonly mission: string; readonly own: Json } | null
  readonly isUnfit: boolean
}

export function withWorks(catalogue: Catalogue, works: readonly Work[], language: Language): Catalogue {
  if (works.length === 0) return catalogue
  const tiles = ownTiles(works, boxTileIds)
  const missions = works.filter(isMissionWork)
  const replaces = ({ isUsed, file }: (typeof missions)[number]) =>
    isUsed && catalogue.scenarios.some(({ id }) => id === file.id)
  const known = new Map<string, Correction>()
  const correctionOf = (id: string): Correction => {
    const replacing = missions.find((work) => replaces(work) && work.file.id === id)?.file ?? null
    const found = known.get(id) ?? corrections(id, replacing, tiles)
    known.set(id, found)
    return found
  }
  const scenarios = catalogue.scenarios.map((entry) => {
    const { own, isUnfit } = correctionOf(entry.id)
    const says = own !== null ? corrected : isUnfit ? unfit : null
    if (says === null) return entry
    return { ...entry, ...(own === null ? {} : { own }), note: `${entry.note ?? ''} · ${says[language]}` }
  })
  const presets = catalogue.presets.map((preset) => {
    const { own } = correctionOf((preset.setup as { readonly mission: string }).mission)
    return own === null ? preset : { ...preset, setup: { ...(preset.setup as object), ...own } }
  })
  const added = missions.filter((work) => !replaces(work))
  return {
    ...catalogue,
    scenarios: [...scenarios, ...added.map(({ id, file }) => entryOf(id, file, tiles, language))],
    presets,
  }
}

/** The most of what was corrected that can be played: mission and tiles, the tiles alone, or nothing. */
function corrections(id: string, replacing: MissionFile | null, tiles: readonly TileFile[]): Correction {
  const box = missionFiles[`${id}.json`] as MissionFile | undefined
  const tried = [
    ...(replacing === null ? [] : [ownOf(replacing, true, tiles)]),
    ...(box === undefined ? [] : [ownOf(box, false, tiles)]),
  ].filter((one) => one !== null)
  const own = tried.find((one) => readOwn(id, one).faults.length === 0)
  if (own === undefined) return { own: null, isUnfit: tried.length > 0 }
  return { own: { mission: id, own: own as unknown as Json }, isUnfit: false }
}

function entryOf(
  id: string,
  file: MissionFile,
  tiles: readonly TileFile[],
  language: Language,
): ScenarioEntry {
  const own = ownOf(file, true, tiles)
  const isWhole = readOwn('own', own).faults.length === 0
  return {
    id: `own.${id}`,
    name: file.names[language],
    face: `own.${id}`,
    recommended: '',
    note: (isWhole ? note : unfinished)[language],
    side: file.mode === 'zombie' ? 'zombie' : 'heroic',
    own: { mission: 'own', own: own as unknown as Json },
  }
}

/** A browser that keeps nothing can still play. */
async function kept(): Promise<readonly Work[]> {
  try {
    return await allWorks()
  } catch {
    return []
  }
}
