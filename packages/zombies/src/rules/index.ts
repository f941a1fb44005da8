import { activate } from './activate.ts'
import { attackZone } from './attackZone.ts'
import { citizensWalk } from './citizens.ts'
import { heroRules } from './heroActions.ts'
import { reveal } from './reveal.ts'
import { finishTurn, round, stepIn } from './round.ts'
import { skillRules } from './skills.ts'
import { spawnCard } from './spawn.ts'

/** Every procedure of the rulebook. */
export const rules = [
  round,
  stepIn,
  finishTurn,
  activate,
  attackZone,
  citizensWalk,
  reveal,
  spawnCard,
  ...heroRules,
  ...skillRules,
]
