import type { Json, Language } from '@quadriga/kernel'
import { missionFiles } from '@quadriga/zombies'
import type { Catalogue, ScenarioEntry } from '../../model/setup/catalogue.ts'
import type { MissionFile } from '../../model/workshop/files.ts'
import type { Work } from '../../model/workshop/workshopService.ts'
import { boxTileIds, isMissionWork, ownOf, ownTiles } from './ownFiles.ts'
import { allWorks } from './workStore.ts'

const note = { en: 'of your own', fr: 'de votre cru' } as const
const corrected = { en: 'corrected', fr: 'corrigée' } as const

/** The missions that can be played with what the workshop holds: corrected ones in their places, own ones behind them. */
export async function withWorkshop(catalogue: Catalogue, language: Language): Promise<Catalogue> {
  const works = await kept()
  if (works.length === 0) return catalogue
  const tiles = ownTiles(works, boxTileIds)
  const missions = works.filter(isMissionWork)
  const ownFor = (id: string): ScenarioEntry['own'] => {
    const replaced = missions.find((work) => work.isUsed && work.file.id === id)?.file
    const file = replaced ?? (missionFiles[`${id}.json`] as MissionFile | undefined)
    const own = file === undefined ? null : ownOf(file, replaced !== undefined, tiles)
    return own === null ? undefined : { mission: id, own: own as unknown as Json }
  }
  const scenarios = catalogue.scenarios.map((entry) => {
    const own = ownFor(entry.id)
    return own === undefined ? entry : { ...entry, own, note: `${entry.note ?? ''} · ${corrected[language]}` }
  })
  const added = missions
    .filter(({ file, isUsed }) => !isUsed || !catalogue.scenarios.some(({ id }) => id === file.id))
    .map(
      ({ id, file }): ScenarioEntry => ({
        id: `own.${id}`,
        name: file.names[language],
        face: '',
        recommended: '',
        note: note[language],
        side: file.mode === 'zombie' ? 'zombie' : 'heroic',
        own: { mission: 'own', own: ownOf(file, true, tiles) as unknown as Json },
      }),
    )
  const presets = catalogue.presets.map((preset) => {
    const own = ownFor((preset.setup as { readonly mission: string }).mission)
    return own === undefined ? preset : { ...preset, setup: { ...(preset.setup as object), ...own } }
  })
  return { ...catalogue, scenarios: [...scenarios, ...added], presets }
}

/** A browser that keeps nothing can still play. */
async function kept(): Promise<readonly Work[]> {
  try {
    return await allWorks()
  } catch {
    return []
  }
}
