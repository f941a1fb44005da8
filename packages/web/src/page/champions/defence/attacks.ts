import type { Seat, ThingId } from '@quadriga/kernel'
import type { ForecastModel } from '../../../model/champions/forecastModel.ts'
import { NOTHING } from '../../../model/table/nobody.ts'

export type Attack = Extract<ForecastModel['activations'][number], { does: 'attack' }>
export type Defence = Attack['defences'][number]

/** Who defends against each attack, by its key; NOTHING where nobody does. */
export type Plan = Readonly<Record<string, ThingId>>

/** An enemy attacks a player once in a villain phase, so that both name the attack. */
export function keyOf({ enemy, seat }: Pick<Attack, 'enemy' | 'seat'>): string {
  return `${enemy}/${seat}`
}

/** The attacks that one person has something to say about, in player order, with that person's defenders. */
export function attacksOn(
  { running, activations }: Pick<ForecastModel, 'running' | 'activations'>,
  mine: readonly Seat[],
): readonly Attack[] {
  const found = new Map<string, Attack>()
  for (const one of [running, ...activations]) {
    if (one?.does !== 'attack' || one.comes === 'ifDefended' || found.has(keyOf(one))) continue
    const defences = one.defences.filter(({ defender, seat }) => defender === NOTHING || mine.includes(seat))
    const isMine = mine.includes(one.seat) || defences.some(({ defender }) => defender !== NOTHING)
    if (isMine && defences.length > 0) found.set(keyOf(one), { ...one, defences })
  }
  return [...found.values()]
}

/** How the plan answers an attack. */
export function chosenIn(plan: Plan, attack: Attack): Defence | undefined {
  const defender = plan[keyOf(attack)] ?? NOTHING
  return attack.defences.find((one) => one.defender === defender) ?? attack.defences[0]
}

/** Another defender against one attack. Everybody defends once: where else they stood, nobody does. */
export function planned(plan: Plan, attack: Attack, defender: ThingId): Plan {
  const others = Object.entries(plan).map(
    ([key, one]) => [key, defender !== NOTHING && one === defender ? NOTHING : one] as const,
  )
  return { ...Object.fromEntries(others), [keyOf(attack)]: defender }
}

/**
 * A piece is pressed instead of a line of the sheet: who defends already steps back; else they step before an attack on their
 * own player that nobody defends against, or the first that they can take.
 */
export function plannedAt(plan: Plan, attacks: readonly Attack[], defender: ThingId): Plan {
  const able = attacks.filter(({ defences }) => defences.some((one) => one.defender === defender))
  const defended = able.find((attack) => plan[keyOf(attack)] === defender)
  if (defended !== undefined) return planned(plan, defended, NOTHING)
  const seat = able[0]?.defences.find((one) => one.defender === defender)?.seat
  const isFree = (attack: Attack): boolean => (plan[keyOf(attack)] ?? NOTHING) === NOTHING
  const own = able.filter((attack) => attack.seat === seat)
  const attack = own.find(isFree) ?? able.find(isFree) ?? own[0] ?? able[0]
  return attack === undefined ? plan : planned(plan, attack, defender)
}
