import { type Ability, type Definition, type Lexicon, noWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type { Card, Crisis, HostKind } from '../card.ts'
import { eventWords } from './events.ts'
import { hostLines, keywordLines } from './keywords.ts'
import { kindNames } from './kinds.ts'
import { messages } from './messages.ts'
import {
  action,
  ally,
  attached,
  character,
  cost,
  deck,
  domain,
  fateDeck,
  fatePile,
  hand,
  handSize,
  hero,
  minusToken,
  pile,
  plusToken,
  power,
  sentry,
  specialty,
  stone,
  strength,
  supply,
  tile,
  toDiscard,
} from './nouns.ts'
import { actionName } from './say.ts'

function grantLine({ grants, grantsAnywhere }: Card): t.Phrase[] {
  const [first, ...others] = grants.map((type) => t.quote(actionName(type)))
  if (first === undefined) return []
  const named = others.reduce((said, next) => t.group(said, t.both('or', 'ou'), next), first as t.Phrase)
  return [
    t.group(
      grantsAnywhere
        ? t.both(
            'Once per turn, at any location, you have one more',
            'Une fois par tour, sur tout lieu, vous avez une',
          )
        : t.both('This location has one more', 'Ce lieu offre une'),
      t.bare(action),
      t.both('', 'supplémentaire'),
      named,
    ),
  ]
}

function otherPriceLine({ otherPrice }: Card): t.Phrase[] {
  if (otherPrice === null) return []
  return [
    t.group(
      t.both('Instead of paying its cost, you may', 'Au lieu de payer son coût, vous pouvez'),
      t.both(
        t.phrase(toDiscard, t.count(otherPrice.cards, sentry, t.other), 'from your hand'),
        t.group('défausser', t.count(otherPrice.cards, sentry, t.other), 'de votre main'),
      ),
    ),
  ]
}

function lines(definition: Definition, said: (field: string) => t.Phrase): readonly t.Phrase[] {
  const found = definition as Card
  const host = hostLines[found.attaches]
  const keywords = found.keywords.flatMap((keyword) => keywordLines[keyword] ?? [])
  return [
    ...(found.requires === null
      ? []
      : [
          t.group(
            t.both('You may play this card only if', 'Vous ne pouvez jouer cette carte que si'),
            said('requires'),
          ),
        ]),
    ...otherPriceLine(found),
    ...(host === null ? [] : [host]),
    ...keywords,
    ...grantLine(found),
    ...(found.kind === 'crisis' ? crisisLines(found as Crisis, said) : []),
  ]
}

function crisisLines({ target }: Crisis, said: (field: string) => t.Phrase): t.Phrase[] {
  const whose =
    target === ''
      ? []
      : [
          t.group(
            t.both('Place this Crisis above', 'Placez cette Crise au-dessus de'),
            t.of(t.thing(target), domain),
          ),
        ]
  return [...whose, t.labelled(t.both('Reward', 'Récompense'), said('reward'))]
}

/** What stands before an ability: how it is used, and its price. */
function label(ability: Ability): t.Phrase | null {
  if (ability['activated'] === true)
    return t.group(t.both('Activate', 'Activer'), sideOf(ability), priceOf(ability['price']))
  if (ability['free'] === 'beforeMoving')
    return t.group(t.both('Before moving', 'Avant de vous déplacer'), priceOf(ability['price']))
  if (ability['free'] === 'turn')
    return t.group(
      t.both('During your turn', 'Pendant votre tour'),
      timesOf(ability['times']),
      priceOf(ability['price']),
    )
  if (ability['arrival'] === true) return t.both('When played', 'En arrivant en jeu')
  if (ability['whenDefeated'] === true) return t.both('When defeated', 'Une fois éliminé')
  if (ability['whenUsed'] === true) return t.both('When used in a Vanquish', 'Après avoir servi à éliminer')
  if (ability['oncePerTurn'] === true) return t.both('Once per turn', 'Une fois par tour')
  return ability.from === 'hand' ? t.both('From your hand', 'Depuis votre main') : null
}

function sideOf({ side }: Ability): t.Phrase {
  if (side === 'item') return t.parentheses(t.both('Item side', 'face Objet'))
  return side === 'specialty' ? t.parentheses(t.both('Specialty side', 'face Compétence')) : ''
}

function priceOf(price: unknown): t.Phrase {
  if (price === null) return t.parentheses(t.group('X', t.bare(power)))
  return Number(price) === 0 ? '' : t.parentheses(t.count(Number(price), power))
}

function timesOf(times: unknown): t.Phrase {
  return Number(times) === 1
    ? ''
    : t.both(`, up to ${Number(times)} times`, `, jusqu’à ${Number(times)} fois`)
}

/** What a card is attached to: "the attached Ally". */
const hosts: Readonly<Record<HostKind, t.NounPhrase | null>> = {
  '': null,
  allyAtHome: t.the(ally, attached),
  foeAtHome: t.the(character, attached),
  heroOfVictim: t.the(hero, attached),
  specialtyOfVictim: t.the(specialty, attached),
}

/** Every word of the game. */
export const lexicon: Lexicon = {
  ...noWords,
  counters: { power, plusTokens: plusToken, minusTokens: minusToken },
  stats: { strength, cost, handSize },
  zones: { deck, hand, discard: pile, fateDeck, fatePile, stones: stone, supply, tiles: tile },
  kinds: kindNames,
  periods: { turn: t.the(t.noun({ en: 'turn', fr: ['tour', 'm'] })) },
  events: eventWords,
  host: t.the(character, attached),
  hostOf: (definition) => hosts[(definition as Card).attaches] ?? null,
  label,
  windows: {
    after: 'after',
    instead: 'when',
    losses: 'when',
    reaction: 'when',
    begins: 'when',
    crisis: 'when',
  },
  lines,
  messages,
}
