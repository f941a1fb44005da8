import { existsSync } from 'node:fs'
import type { Language } from '@quadriga/kernel'
import { observe, type ScenarioFile, scenarioPage } from '@quadriga/testkit'
import { openGame } from './games.ts'
import { readFile, scenarioFiles } from './scenarioFiles.ts'

/** All that scenario files may say of a game, found out from the game and from what its own files ask. */
export async function scenarioReference(game: string): Promise<(language: Language) => string> {
  const { kit, scenarios } = await openGame(game)
  const seen = observe(kit, filesOf(scenarios))
  return (language) => scenarioPage(kit, seen, language)
}

/** The files of a game that can be read; what is wrong with others is told when they are played. */
function filesOf(folder: string): ScenarioFile[] {
  if (!existsSync(folder)) return []
  return scenarioFiles(folder).flatMap((path) => {
    const reading = readFile(path)
    return reading.ok ? [reading.scenario] : []
  })
}
