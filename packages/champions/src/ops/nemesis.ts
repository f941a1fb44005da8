import { op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { nemesisArrives } from '../rules/nemesis.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/** Your set-aside nemesis arrives. */
const bringNemesisOp = op('bringNemesis', 'effect', {
  args: [],
  run: (m, _a, env) => m.call(nemesisArrives, { seat: env.you, event: m.nearest(event.reveal) }),
  say: () =>
    t.sentences(
      t.phrase(
        v.toReveal,
        t.both(
          'your set-aside nemesis minion, which engages you, and your set-aside nemesis side scheme',
          'votre sbire Némésis mis de côté, qui s’engage avec vous, et votre manigance annexe Némésis mise de côté',
        ),
      ),
      t.phrase(
        v.toShuffle,
        t.both('the rest of your nemesis set into', 'le reste de votre set de Némésis dans'),
        t.the(n.encounterDeckNoun),
      ),
      t.ifSo(
        t.both('no minion arrived this way', 'aucun sbire n’est arrivé ainsi'),
        t.clause(t.thisOne(n.card), v.toGain, t.term('champions:surge', 'surge', 'Renfort')),
      ),
    ),
})
export const bringNemesis = bringNemesisOp()

export const nemesisOps = [bringNemesisOp]
