import {
  type Frame,
  type Line,
  loadedGame,
  NOTHING,
  type Query,
  query,
  type Seat,
  type ThingId,
  type View,
} from '@quadriga/kernel/author'
import type { EnemyAttackDraft, EnemySchemeDraft } from '../kinds/index.ts'
import { inPlay } from '../query/card.ts'
import { alliesOf, isReady } from '../query/characters.ts'
import { identityOf, isHero, playerOrder } from '../query/seat.ts'
import { enemyAttackSteps } from '../rules/enemyAttack.ts'
import { enemySchemeSteps } from '../rules/enemyScheme.ts'
import type { Foreseen } from './activate.ts'
import { attackForecast, schemeActivation } from './activation.ts'
import { type EncounterPile, type Slot, slotOf } from './boost.ts'
import { activationUnderWay, type UnderWay } from './underWay.ts'
import { worldOf } from './world.ts'
import { whyLedger, whyStat } from './why.ts'

/** The attack or scheme that an enemy is in the middle of, as far as it is still open. */
export function running(seen: View, pile: EncounterPile): Foreseen | null {
  const found = activationUnderWay(seen)
  if (found === null || seen.outcome !== null) return null
  const { draft } = found
  const stage =
    draft.kind === 'enemyAttack'
      ? stageOf(seen, found, enemyAttackSteps, 'damage')
      : stageOf(seen, found, enemySchemeSteps, 'place')
  if (stage === 'over') return null
  const q = query(worldOf(seen))
  return draft.kind === 'enemyAttack'
    ? runningAttack(seen, q, draft, stage, pile)
    : runningScheme(seen, q, draft, stage, pile)
}

/** Whether an activation's steps are still to begin, are under way, or have come to their damage or threat. */
type Stage = 'before' | 'steps' | 'over'

function stageOf(
  seen: View,
  { depth, draft }: UnderWay,
  steps: { name: string; labels: readonly string[] },
  last: string,
): Stage {
  const event = seen.frames[depth] as Frame
  const stages = loadedGame(seen.game).events.get(draft.kind)?.stages ?? []
  const place = stages.findIndex((stage) => stage.do === 'run' && stage.rule === steps.name)
  // A frame's step is the one to run next.
  if (event.step <= place) return 'before'
  const frame = seen.frames.find(({ at, vars }) => at === steps.name && vars['event'] === depth)
  return frame !== undefined && frame.step <= steps.labels.indexOf(last) ? 'steps' : 'over'
}

function runningAttack(
  seen: View,
  q: Query,
  draft: EnemyAttackDraft,
  stage: Stage,
  pile: EncounterPile,
): Foreseen | null {
  const { attacker: enemy, target: seat, ledger, overkill, defender, villain } = draft
  if (!inPlay(q, enemy)) return null
  const lines: Line[] = [{ how: 'base', n: q.stat(enemy, 'atk'), source: enemy }, ...ledger]
  const parts = [...whyStat(q, enemy, 'atk'), ...whyLedger(q, ledger)]
  const slots = [
    ...waitingBoosts(seen, q, enemy, ledger),
    ...pile.take(villain && stage === 'before' ? 1 : 0),
  ]
  const defenders = defender === NOTHING ? whoMayDefend(seen, q, enemy, seat) : [defender]
  const known = { enemy, seat, parts, lines, slots, overkill, defenders, comes: 'surely' as const }
  return { activation: attackForecast(q, q, known), lines, slots }
}

function runningScheme(
  seen: View,
  q: Query,
  draft: EnemySchemeDraft,
  stage: Stage,
  pile: EncounterPile,
): Foreseen | null {
  const { enemy, target: seat, ledger, villain } = draft
  if (!inPlay(q, enemy)) return null
  const lines: Line[] = [{ how: 'base', n: q.stat(enemy, 'sch'), source: enemy }, ...ledger]
  const parts = [...whyStat(q, enemy, 'sch'), ...whyLedger(q, ledger)]
  const slots = [
    ...waitingBoosts(seen, q, enemy, ledger),
    ...pile.take(villain && stage === 'before' ? 1 : 0),
  ]
  return { activation: schemeActivation(q, { enemy, seat, parts, lines, slots }), lines, slots }
}

/** Nobody, and ready heroes and allies of the players who were not asked yet; or the allies who have to (R50). */
function whoMayDefend(seen: View, q: Query, enemy: ThingId, target: Seat): ThingId[] {
  const order = [target, ...playerOrder(q).filter((seat) => seat !== target)]
  const steps = seen.frames.find(({ at }) => at === enemyAttackSteps.name)
  if (steps !== undefined && steps.step > enemyAttackSteps.labels.indexOf('nextDefender')) return [NOTHING]
  const asked = (steps?.vars['asked'] as number | undefined) ?? 0
  const demanded = asked === 0 && q.stat(enemy, 'demandsAlly') > 0 ? alliesOf(q, target) : []
  const must = demanded.filter((id) => isReady(q, id))
  if (must.length > 0) return must
  const able = order.slice(asked).flatMap((seat) => {
    const hero = isHero(q, seat) ? [identityOf(q, seat)] : []
    return [...hero, ...alliesOf(q, seat)].filter((id) => isReady(q, id))
  })
  return [NOTHING, ...able]
}

/** Boost cards that wait to be turned. */
function waitingBoosts(seen: View, q: Query, enemy: ThingId, ledger: readonly Line[]): Slot[] {
  const waiting = q.ids('boosts').filter((id) => q.thing(id).host === enemy)
  return waiting.filter((id) => !ledger.some(({ source }) => source === id)).map((id) => slotOf(seen, id))
}
