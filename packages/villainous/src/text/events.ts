import { patternWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { card, toPlay, toRelocate } from './nouns.ts'

/** How kinds of event read after "when". */
export const eventWords = patternWords(event, {
  enter: () => t.passive(t.thisOne(card), toPlay),
  vanquish: (where) =>
    where.seat === undefined
      ? t.both(
          'a Vanquish would cost you an Ally at this location',
          'une élimination devrait vous coûter un Allié sur ce lieu',
        )
      : t.both(
          'an Ally you use here would be discarded',
          'un Allié que vous utilisez sur ce lieu devrait être défaussé',
        ),
  defeat: () =>
    t.both(
      'one of your Allies at this location would be defeated',
      'l’un de vos Alliés sur ce lieu devrait être éliminé',
    ),
  relocate: (where) => t.passive(t.thisOne(card), toRelocate, where.domain ?? ''),
})
