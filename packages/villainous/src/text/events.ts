import { patternWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { card, toRelocate } from './nouns.ts'

/** How kinds of event read after "when". */
export const eventWords = patternWords(event, {
  turnBegins: (where) =>
    where.seat === undefined
      ? t.both('a player’s turn begins', 'le tour d’un joueur commence')
      : t.both('your turn begins', 'votre tour commence'),
  enter: (where) =>
    where.isHero !== undefined
      ? t.both('a Hero is played to your domain', 'un Héros est joué dans votre domaine')
      : where.domain === undefined
        ? t.group(t.both('you play', 'vous jouez'), where.thing ?? '')
        : t.group(one(where.thing), t.both('comes into play', 'entre en jeu')),
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
      'one of your other Allies at this location would be defeated',
      'l’un de vos autres Alliés sur ce lieu devrait être éliminé',
    ),
  discard: () =>
    t.both(
      'one of your other Allies at this location would be discarded',
      'l’un de vos autres Alliés sur ce lieu devrait être défaussé',
    ),
  fall: (where) =>
    where.code === undefined
      ? t.both(
          'a Hero with a Soul Mark is defeated by another player',
          'un Héros portant un Marqueur d’Âme est éliminé par un autre joueur',
        )
      : t.group(
          t.both('you defeat', 'vous éliminez'),
          typeof where.code === 'string' ? t.thing(where.code) : where.code,
          t.both('in your domain', 'dans votre domaine'),
        ),
  putAway: () =>
    t.both(
      'another player has played an Event from hand',
      'un autre joueur vient de jouer un Événement de sa main',
    ),
  relocate: (where) =>
    where.toCrisis !== undefined
      ? t.passive(t.thisOne(card), toRelocate, t.both('to a Crisis', 'vers une Crise'))
      : where.domain !== undefined && where.thing !== undefined && isOther(where.thing)
        ? t.group(one(where.thing), t.both('arrives', 'arrive'))
        : t.passive(t.thisOne(card), toRelocate, where.domain ?? ''),
})

/** "Each Hero …" as "a Hero …". */
function one(said: t.Phrase | undefined): t.Phrase {
  if (said === undefined) return ''
  return typeof said === 'object' && said.kind === 'nounPhrase'
    ? { ...said, determiner: 'a', plural: false }
    : said
}

/** Whether a pattern speaks of another card than the one it stands on. */
function isOther(said: t.Phrase): boolean {
  return typeof said === 'object' && said.kind === 'nounPhrase' && said.determiner === 'each'
}
