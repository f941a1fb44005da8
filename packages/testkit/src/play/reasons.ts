import type { Reason } from '@quadriga/kernel'
import type { GameKit } from '../kit.ts'
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
export function nearReasons({ game }: GameKit, word: string, given: readonly Reason[]): string {
  const known = [
    ...given.flatMap(namesOf),
    ...messageEnds(game, 'refused.'),
    ...game.reference.flatMap(({ id }) => ruleNames(id)),
  ]
  return known.some((name) => squeeze(name) === squeeze(word)) ? '' : didYouMean(word, known)
}
