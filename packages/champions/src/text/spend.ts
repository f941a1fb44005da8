import * as t from '@quadriga/kernel/text'
import type { Resource } from '../card.ts'
import * as n from './nouns.ts'
import * as v from './verbs.ts'

/** "Spend 2 mental resources", or one of each of several types. */
export function spendWords(types: readonly Resource[]): t.Phrase {
  const each = [...new Set(types)].map((type) =>
    t.count(types.filter((one) => one === type).length, n.resourceNoun, n.resourceAdjectives[type]),
  )
  const [only] = each
  return t.phrase(v.toSpend, each.length === 1 && only !== undefined ? only : t.and(...each))
}
