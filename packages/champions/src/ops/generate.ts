import { arg, oneOf, op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { resourceTypes } from '../card.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/** What a resource ability makes; payment reads it from the ability, so nothing runs here. */
export const generate = op('generate', 'effect', {
  args: [arg('type', oneOf(...resourceTypes))],
  run: () => undefined,
  say: (a) => t.phrase(v.toGenerate, t.a(n.resourceNoun, n.resourceAdjectives[a.type])),
})

/** The same for a card that copies what another one prints. */
const generateCopyOp = op('generateCopy', 'effect', {
  args: [],
  run: () => undefined,
  say: () =>
    t.phrase(
      v.toGenerate,
      t.both('the resources printed on', 'les ressources imprimées sur'),
      t.the(n.card, n.top),
      t.prep.of,
      t.your(n.discardPileNoun),
    ),
})
export const generateCopy = generateCopyOp()

export const generateOps = [generate, generateCopyOp]
