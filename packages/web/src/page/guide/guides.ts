import { championsGuide } from './championsGuide.ts'
import { diceThroneGuide } from './diceThroneGuide.ts'
import type { GuidedTurn } from './guideStep.ts'
import { zombiesGuide } from './zombiesGuide.ts'
import { villainousGuide } from './villainousGuide.ts'

/** The guided first turns, by game. */
export const guides: Readonly<Record<string, GuidedTurn>> = {
  champions: championsGuide,
  dicethrone: diceThroneGuide,
  villainous: villainousGuide,
  zombies: zombiesGuide,
}
