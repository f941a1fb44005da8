import type { Reason } from '@quadriga/kernel'
import { said, type Voice } from '@quadriga/table'
import type { Refusal, RuleLink } from '../../model/table/answers.ts'

/** A reason with its rule. */
export function refusalOf(voice: Voice, reason: Reason): Refusal {
  return { text: said(voice, reason), rule: ruleLink(voice, reason.rule) }
}

/** An entry of the rules reference by its id; null where there is none. */
function ruleLink({ loaded, language }: Voice, id: string): RuleLink | null {
  const entry = id === '' ? undefined : loaded.game.reference.find((one) => one.id === id)
  return entry === undefined ? null : { id, title: entry.title[language] }
}
