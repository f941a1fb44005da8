import { activate } from './activate.ts'
import { assignRules } from './assign.ts'
import { attackRules } from './attackAction.ts'
import { citizenRules } from './citizens.ts'
import { freeAction } from './free.ts'
import { heroRules } from './heroActions.ts'
import { hungerRules } from './hungerSkills.ts'
import { missionRules } from './missions.ts'
import { multiplying } from './multiply.ts'
import { overdrive } from './overdrive.ts'
import { movementRules } from './movement.ts'
import { revealRules } from './reveal.ts'
import { roundRules } from './round.ts'
import { skillRules } from './skills.ts'
import { spawnRules } from './spawn.ts'
import { textRules } from './text.ts'
import { woundRules } from './wounds.ts'

/** Every procedure of the rulebook. */
export const rules = [
  ...roundRules,
  activate,
  ...woundRules,
  ...citizenRules,
  ...revealRules,
  ...spawnRules,
  multiplying,
  overdrive,
  ...heroRules,
  ...movementRules,
  ...attackRules,
  ...assignRules,
  ...textRules,
  freeAction,
  ...skillRules,
  ...hungerRules,
  ...missionRules,
]
