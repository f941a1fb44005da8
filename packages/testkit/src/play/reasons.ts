import { describe, type Language, plain, type Reason } from '@quadriga/kernel'
import type { GameKit, Words } from '../kit.ts'
import { joined, nothing, said } from '../text/said.ts'
import { didYouMean } from '../scenario/nearest.ts'
import { squeeze } from './names.ts'
import { messageEnds } from './vocabulary.ts'

/** Whether a reason is the one that a file names: by its key, the end of its key, or its rule with or without the game. */
export function isReason(reason: Reason, word: string): boolean {
  return namesOf(reason).some((name) => squeeze(name) === squeeze(word))
}

function namesOf({ key, rule }: Reason): string[] {
  return [...new Set([key.slice(key.lastIndexOf('.') + 1), key, ...ruleNames(rule)])]
}

function ruleNames(rule: string): string[] {
  return rule === '' ? [] : [rule.slice(rule.indexOf(':') + 1), rule]
}

/** The reasons that are near a word which is the name of none; '' when it is one. */
export function nearReasons({ game }: GameKit, word: string, given: readonly Reason[]): Words {
  const known = [
    ...given.flatMap(namesOf),
    ...messageEnds(game, 'refused.'),
    ...game.reference.flatMap(({ id }) => ruleNames(id)),
  ]
  return known.some((name) => squeeze(name) === squeeze(word)) ? nothing : didYouMean(word, known)
}

/** Reasons as files name them, each with what it says. */
export function reasonWords({ game }: GameKit, reasons: readonly Reason[]): Words {
  const spoken = (reason: Reason, language: Language) =>
    `${reason.key} (${plain(describe(game.id, reason, language)).replace(/\.$/, '')})`
  return joined(
    reasons.map((reason) => said(spoken(reason, 'en'), spoken(reason, 'fr'))),
    ', ',
  )
}
