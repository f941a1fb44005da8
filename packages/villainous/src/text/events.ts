import { patternWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { card, hero, player, toDefeat, toEnter, toPlay, toRelocate } from './nouns.ts'

/** How kinds of event read after "when". */
export const eventWords = patternWords(event, {
  // A global Crisis speaks to every player in turn.
  turnBegins: () => t.moment(t.both('at the start of your turn', 'au début de votre tour')),
  enter: (where) =>
    where.isHero !== undefined
      ? t.both('a Hero is played to your domain', 'un Héros est joué dans votre domaine')
      : where.domain === undefined
        ? t.clause(t.you, toPlay, where.thing ?? '')
        : t.clause(
            where.thing as t.Nominal,
            toEnter,
            t.both('play in your domain', 'en jeu dans votre domaine'),
          ),
  vanquish: (where) =>
    where.seat === undefined
      ? t.both(
          'a Vanquish would cost you an Ally at this location',
          'une élimination est censée vous coûter un Allié sur ce lieu',
        )
      : t.both(
          'an Ally you use here would be discarded',
          'un Allié que vous utilisez sur ce lieu est censé être défaussé',
        ),
  defeat: () =>
    t.both(
      'one of your other Allies at this location would be defeated',
      'l’un de vos autres Alliés sur ce lieu est censé être éliminé',
    ),
  discard: () =>
    t.both(
      'one of your other Allies at this location would be discarded',
      'l’un de vos autres Alliés sur ce lieu est censé être défaussé',
    ),
  fall: (where) =>
    where.code === undefined
      ? t.clause(
          t.another(player),
          toDefeat,
          t.a(hero, t.both('with a Soul Mark', 'portant un Marqueur d’Âme')),
        )
      : t.clause(
          t.you,
          toDefeat,
          typeof where.code === 'string' ? t.thing(where.code) : where.code,
          t.both('in your domain', 'dans votre domaine'),
        ),
  putAway: () =>
    t.both(
      'another player has played an Event from their hand',
      'un autre joueur vient de jouer un Événement de sa main',
    ),
  relocate: (where) =>
    where.toCrisis !== undefined
      ? t.passive(t.thisOne(card), toRelocate, t.both('to a Crisis', 'vers une Crise'))
      : where.domain !== undefined && where.thing !== undefined && isOther(where.thing)
        ? t.passive(where.thing as t.Nominal, toRelocate, t.both('into your domain', 'dans votre domaine'))
        : t.passive(t.thisOne(card), toRelocate, where.domain ?? ''),
})

/** Whether a pattern speaks of another card than the one it stands on. */
function isOther(said: t.Phrase): boolean {
  return typeof said === 'object' && said.kind === 'nounPhrase' && said.head.kind === 'thing'
}
