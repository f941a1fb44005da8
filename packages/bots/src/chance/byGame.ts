import type { Decision, View } from '@quadriga/kernel'
import { championsCounting } from '../champions/counting.ts'
import champions from '../champions/chances.json' with { type: 'json' }
import { dicethroneCounting } from '../dicethrone/counting.ts'
import dicethrone from '../dicethrone/chances.json' with { type: 'json' }
import { villainousCounting } from '../villainous/counting.ts'
import villainous from '../villainous/chances.json' with { type: 'json' }
import { zombiesCounting } from '../zombies/counting.ts'
import zombies from '../zombies/chances.json' with { type: 'json' }
import type { Counting } from './counting.ts'
import { chanceAfter, type ChancesFile, isCounted, summed } from './curve.ts'
import type { Tried } from '../tried.ts'

/** The games in which it was counted how often they are won, by name. */
export const countings: Readonly<Record<string, Counting>> = {
  champions: championsCounting,
  dicethrone: dicethroneCounting,
  villainous: villainousCounting,
  zombies: zombiesCounting,
}

const files: Readonly<Record<string, ChancesFile>> = { champions, dicethrone, villainous, zombies }

/** What tells the chance of winning after an answer; null at a table like which none was counted. */
export function chancesAt(seen: View, decision: Decision): ((tried: Tried) => number) | null {
  const counting = countings[seen.game]
  const name = counting?.curve(seen, decision) ?? null
  const curve = name === null ? undefined : files[seen.game]?.curves[name]
  if (counting === undefined || curve === undefined) return null
  const setting = counting.setting(seen.setup, decision.seat)
  if (!isCounted(setting, curve)) return null
  return (tried) => chanceAfter(summed(tried), curve, setting)
}
