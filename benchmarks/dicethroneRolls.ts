// Checks the odds of Dice Throne against simulated rolls: `node benchmarks/dicethroneRolls.ts [--rolls N] [--seed N]`.
import { parseArgs } from 'node:util'
import {
  type AbilityDefinition,
  diceOf,
  dicethrone,
  heroes,
  NO_DICE,
  pipsIn,
  rollPlan,
} from '@quadriga/dicethrone'
import { type Random, random } from './random.ts'

const { values } = parseArgs({
  options: { rolls: { type: 'string', default: '10000000' }, seed: { type: 'string', default: '1' } },
})
const rolls = Number(values.rolls)

type Keep = (dice: number, left: number) => readonly number[]

/** What a plan keeps, looked up once for each roll. */
function keeping(plan: ReturnType<typeof rollPlan>): Keep {
  const known: (readonly number[])[] = []
  return (dice, left) => (known[dice * 4 + left] ??= pipsIn(plan.move(dice, left).kept))
}

/** Three attempts with five dice; the number of what lies there in the end. */
function thrown(keep: Keep, chance: Random): number {
  let pips: readonly number[] = []
  for (let left = 2; left >= 0; left--) {
    const all = [...pips]
    while (all.length < 5) all.push(1 + chance.below(6))
    if (left === 0) return diceOf(all)
    pips = keep(diceOf(all), left)
  }
  return NO_DICE
}

const chance = random(Number(values.seed))
const abilities = dicethrone.content.flatMap((one) => requirementsOf(one as AbilityDefinition))
const each = Math.ceil(rolls / abilities.length)
let worst = { name: '', deviations: 0, chance: 0, counted: 0 }
let squares = 0
for (const { name, faces, requires } of abilities) {
  const plan = rollPlan(faces, requires)
  const keep = keeping(plan)
  const exact = plan.worth(2)[NO_DICE] as number
  let met = 0
  for (let n = 0; n < each; n++) met += plan.worth(0)[thrown(keep, chance)] as number
  const deviations = (met - each * exact) / Math.sqrt(each * exact * (1 - exact))
  squares += deviations ** 2
  if (Math.abs(deviations) > Math.abs(worst.deviations))
    worst = { name, deviations, chance: exact, counted: met / each }
}
const result = {
  rolls: each * abilities.length,
  abilities: abilities.length,
  meanSquare: squares / abilities.length,
  worst,
}
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
// Independent counts: the mean square of their deviations is about 1, and none lies far outside.
process.exitCode = Math.abs(worst.deviations) > 5 ? 1 : 0

/** The dice that the tiers of an offensive ability ask for. */
function requirementsOf({ id, use, hero: of, abilities: texts }: AbilityDefinition) {
  if (use !== 'offensive' && use !== 'ultimate') return []
  const faces = heroes.find((hero) => hero.id === of)?.faces ?? []
  return texts.flatMap(({ requires, tier }) =>
    requires === null ? [] : [{ name: `${id}/${tier}`, faces, requires }],
  )
}
