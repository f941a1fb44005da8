import { type Decision, judge } from '@quadriga/kernel'
import { sayLoosely } from '../text/index.ts'
import { resourceNames } from './options.ts'
import { numbersOfPicks, readPicks } from './picks.ts'
import { phrase } from './said.ts'
import type { Scene } from './scene.ts'
import { questions } from './session.ts'
import { type Effect, type Sitting, told } from './sitting.ts'

/** An opportunity is looked at, a payment grows, or the question is answered. */
export function answered(sitting: Sitting, scene: Scene, decision: Decision, line: string): Effect {
  const opportunity = /^o(\d+)$/i.exec(line)?.[1]
  if (opportunity !== undefined) return chooseOpportunity(sitting, Number(opportunity))
  const read = readPicks(decision, line === '' ? suggested(sitting, decision) : line)
  if (!read.ok) return told(sitting, [sayLoosely(scene.language, read.key, read.words)])
  if (decision.shape === 'pay')
    return paid(sitting, scene, decision, purse(sitting.paying, read.picks, read.taken))
  return given(sitting, scene, decision, read.picks)
}

/** What the game would answer, as numbers; Enter takes it. */
export function suggested({ session }: Pick<Sitting, 'session'>, decision: Decision): string {
  const picks = session.open.game.suggest?.(session.table.state, decision) ?? null
  return picks === null || picks.length === 0 ? '' : numbersOfPicks(decision, picks)
}

function chooseOpportunity(sitting: Sitting, number: number): Effect {
  const open = questions(sitting.session).filter((decision) => decision.open)[number - 1]
  if (open === undefined)
    return told(sitting, [sitting.context.say('play.openUnknown', { key: `o${number}` })])
  sitting.chosen = open.id
  return 'shown'
}

/** What was put down before and now, without what was taken back. */
function purse(before: readonly string[], added: readonly string[], taken: readonly string[]): string[] {
  return [...new Set([...before, ...added])].filter((pick) => !taken.includes(pick))
}

/** A payment that is not enough yet stays on the table, with its running total. */
function paid(sitting: Sitting, scene: Scene, decision: Decision, picks: readonly string[]): Effect {
  const refusal = judge(decision, picks)
  if (refusal === null) return given(sitting, scene, decision, picks)
  sitting.paying = picks
  const gives = decision.options
    .filter((option) => picks.includes(option.key))
    .flatMap((option) => option.gives)
  const total = scene.say('play.paid', {
    given: gives.length,
    cost: decision.min,
    what: resourceNames(scene, gives),
  })
  return told(sitting, [gives.length < decision.min ? total : `${phrase(scene, refusal)}. ${total}`])
}

function given(sitting: Sitting, scene: Scene, decision: Decision, picks: readonly string[]): Effect {
  const result = sitting.session.table.answer({ decision: decision.id, seat: decision.seat, picks })
  if (result.ok) return 'changed'
  return told(
    sitting,
    result.reasons.map((reason) => phrase(scene, reason)),
  )
}
