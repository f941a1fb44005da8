import { earOfStage } from './earNumbers.ts'
import { ContentError } from './errors.ts'
import type { EventRule } from './event.ts'
import type { Game } from './game.ts'
import { kernelEvents } from './kernelEvents.ts'
import { NOTHING } from './state.ts'
import { byName } from './byName.ts'
import { commitStage, type Stage, type WindowStage } from './timing.ts'

/** A kind of event with its timing table, as far as loaded content can hear it. */
export interface LoadedEvent {
  readonly rule: EventRule
  readonly stages: readonly Stage[]
  /** For each stage the number of those who listen to its window, or -1. */
  readonly ears: readonly number[]
  /** Nothing happens around it: it is committed without a frame. */
  readonly isBare: boolean
}

/** Windows that no loaded content can hear are dropped, unless the game opens windows by what is publicly possible. */
export function loadEvents(game: Game, ears: ReadonlyMap<string, number>): Map<string, LoadedEvent> {
  const rules = byName([...kernelEvents, ...game.events], ({ kind }) => kind.name)
  const events = new Map<string, LoadedEvent>()
  for (const [name, rule] of rules)
    events.set(name, { rule, stages: [commitStage], ears: [NOTHING], isBare: true })
  for (const { kind: name, stages: all } of game.timings) {
    const rule = rules.get(name)
    if (rule === undefined) throw new ContentError(`timing ${name}`, 'unknown event')
    if (!rule.kind.isAnswerable)
      throw new ContentError(`timing ${name}`, 'the event is declared instant: it happens at once')
    const stages = all.filter((stage) => stage.do !== 'window' || isHeard(game, ears, name, stage))
    const isBare = stages.length === 1 && stages[0]?.do === 'commit'
    events.set(name, { rule, stages, ears: stages.map((stage) => earOfStage(ears, name, stage)), isBare })
  }
  return events
}

/** Somebody may answer in this window: the event itself, one that joins it, or by a rule that stands in it. */
function isHeard(game: Game, ears: ReadonlyMap<string, number>, kind: string, stage: WindowStage): boolean {
  if (stage.rule !== null || (stage.order === 'inPlayerOrder' && game.asksPublicly !== undefined)) return true
  const joining = game.timings.filter(({ stages }) => stages.some((one) => one.do === 'join'))
  return [kind, ...joining.map((one) => one.kind)].some((one) => earOfStage(ears, one, stage) !== NOTHING)
}
