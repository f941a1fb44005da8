import { type Definition, type Lexicon, noWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type { Card, Keyword } from '../card.ts'
import { kindNames } from './kinds.ts'
import { eventWords } from './events.ts'
import { messages } from './messages.ts'
import { actionName } from './say.ts'
import {
  action,
  ally,
  card,
  cost,
  deck,
  fateDeck,
  fatePile,
  hand,
  minusToken,
  pile,
  plusToken,
  power,
  stone,
  strength,
  toAttach,
} from './nouns.ts'

const keywordLines: Readonly<Record<Keyword, t.Phrase>> = {
  protector: t.group(
    t.term('villainous:protector', 'Protector', 'Protecteur'),
    t.parentheses(
      t.both(
        'the other Heroes here can only be defeated after it',
        'les autres Héros de ce lieu ne peuvent être éliminés qu’après lui',
      ),
    ),
  ),
  needsTwoAllies: t.both(
    'At least two Allies must be used to vanquish it',
    'Il faut utiliser au moins deux Alliés pour l’éliminer',
  ),
  sparedByStones: t.both(
    'It is not discarded when it is used to vanquish an Ally that carries an Infinity Stone',
    'Il n’est pas défaussé lorsqu’il sert à éliminer un Allié portant une Pierre de l’Infini',
  ),
  oncePerLocation: t.both('Only one copy may lie at a location', 'Un seul exemplaire est autorisé par lieu'),
  fromPile: t.both(
    'You may also play it from your discard pile',
    'Vous pouvez aussi le jouer depuis votre défausse',
  ),
  blocksThanos: t.both(
    'Thanos cannot win while it is in his domain',
    'Thanos ne peut pas gagner tant qu’il est dans son domaine',
  ),
}

function grantLine(definition: Card): t.Phrase[] {
  const [first, ...others] = definition.grants.map((type) => t.quote(actionName(type)))
  if (first === undefined) return []
  const named = others.reduce((said, next) => t.group(said, t.both('or', 'ou'), next), first as t.Phrase)
  return [
    t.group(
      t.both('This location has one more', 'Ce lieu offre une'),
      t.bare(action),
      t.both('', 'supplémentaire'),
      named,
    ),
  ]
}

function lines(definition: Definition): readonly t.Phrase[] {
  const { keywords, attaches, grants } = definition as Card
  const said = keywords.map((keyword) => keywordLines[keyword])
  if (attaches)
    said.unshift(
      t.phrase(toAttach, t.thisOne(card), t.prep.to, t.a(ally, t.both('you control', 'que vous contrôlez'))),
    )
  return [...said, ...(grants.length === 0 ? [] : grantLine(definition as Card))]
}

/** Every word of the game. */
export const lexicon: Lexicon = {
  ...noWords,
  counters: { power, plusTokens: plusToken, minusTokens: minusToken },
  stats: { strength, cost },
  zones: { deck, hand, discard: pile, fateDeck, fatePile, stones: stone },
  kinds: kindNames,
  events: eventWords,
  host: t.the(ally, t.both('it is attached to', 'auquel elle est associée')),
  label: (ability) =>
    ability['activated'] === true
      ? t.group(
          t.both('Activate', 'Activer'),
          ability['price'] === 0 ? '' : t.parentheses(t.count(Number(ability['price']), power)),
        )
      : null,
  windows: { after: 'when', instead: 'when' },
  lines,
  messages,
}
