import * as t from '@quadriga/kernel/text'
import type { CardAbility, CardDefinition, CardKind, Cost } from '../card.ts'
import * as n from './nouns.ts'
import * as v from './verbs.ts'
import { keywordTerms } from './keywords.ts'
import { spendWords } from './spend.ts'

/** What stands in bold before an ability. */
export function label(ability: CardAbility, kind: CardKind): t.Phrase | null {
  if (!ability.hasHeading) return null
  const words = triggerWords(ability, kind)
  const labelled = ability.label === null ? words : t.group(words, t.parentheses(labelWords[ability.label]))
  const limited = ability.perRound === 0 ? labelled : t.group(labelled, t.parentheses(oncePerRound))
  return ability.title === null ? limited : t.group(t.both(ability.title.en, ability.title.fr), '—', limited)
}

const oncePerRound = t.both('once per round', 'une fois par round')

const labelWords = {
  attack: t.both('attack', 'attaque'),
  thwart: t.both('thwart', 'contre'),
  defense: t.both('defense', 'défense'),
} as const

const plainTriggers: Readonly<Record<CardAbility['trigger'], readonly [en: string, fr: string]>> = {
  action: ['Action', 'Action'],
  interrupt: ['Interrupt', 'Interruption'],
  response: ['Response', 'Réponse'],
  resource: ['Resource', 'Ressource'],
  special: ['Special', 'Spécial'],
  whenRevealed: ['When Revealed', 'Une fois révélée'],
  whenDefeated: ['When Defeated', 'Une fois vaincu'],
  boost: ['Boost', 'Boost'],
  setup: ['Setup', 'Mise en place'],
}

function triggerWords({ trigger, form, forced, window }: CardAbility, kind: CardKind): t.Phrase {
  const [en, fr] = plainTriggers[trigger]
  // French defeats a minion and foils a scheme.
  if (trigger === 'whenDefeated' && kind === 'side-scheme') return t.both(en, 'Une fois déjouée')
  if (trigger === 'whenRevealed' && form !== null) {
    return form === 'hero'
      ? t.both(`${en} (Hero)`, `${fr} (héros)`)
      : t.both(`${en} (Alter-Ego)`, `${fr} (alter ego)`)
  }
  if (forced && window !== '') return t.both(`Forced ${en}`, `${fr} forcée`)
  if (form === 'hero') return t.both(`Hero ${en}`, `${fr} de héros`)
  if (form === 'alter-ego') return t.both(`Alter-Ego ${en}`, `${fr} d’alter ego`)
  return t.both(en, fr)
}

/** What stands before the arrow. */
export function costWords({ cost }: CardAbility): t.Phrase | null {
  const parts = costParts(cost)
  return parts.length === 0 ? null : t.alsoDo(...parts)
}

function costParts(cost: Cost): t.Phrase[] {
  const parts: t.Phrase[] = []
  const itself = t.thisOne(n.card)
  if (cost.exhaust) parts.push(t.phrase(v.toExhaust, itself))
  if (cost.exhaustHero) parts.push(t.phrase(v.toExhaust, t.your(n.heroNoun)))
  if (cost.counters !== null) {
    const { token, n: many } = cost.counters
    parts.push(
      t.phrase(
        v.toRemove,
        t.count(many, n.counterNouns[token]),
        t.prep.from,
        cost.exhaust ? t.it(itself) : itself,
      ),
    )
  }
  if (cost.damageSelf > 0)
    parts.push(t.phrase(v.toDeal, t.count(cost.damageSelf, n.damage), t.prep.to, t.it(itself)))
  if (cost.discard) parts.push(t.phrase(v.toDiscard, itself))
  if (cost.takeDamage > 0) parts.push(t.phrase(v.toTake, t.count(cost.takeDamage, n.damage)))
  if (cost.discardUpTo > 0) {
    const cards = t.count(cost.discardUpTo === 1 ? 1 : t.upTo(cost.discardUpTo), n.card)
    parts.push(t.phrase(v.toDiscard, cards, t.both('from', 'de'), t.your(n.hand)))
  }
  if (cost.anyNumberOf !== null) {
    const type = n.resourceAdjectives[cost.anyNumberOf]
    parts.push(t.phrase(v.toSpend, t.count(t.anyNumber, n.resourceNoun, t.plural, type)))
  }
  if (cost.resources.length > 0) parts.push(spendWords(cost.resources))
  if (cost.heal > 0)
    parts.push(t.phrase(v.toHeal, t.count(cost.heal, n.damage), t.prep.from, t.your(n.identityNoun)))
  return parts
}

/** Says the text in a field of the card. */
type Said = (field: 'attachTo' | 'immuneTo') => t.Phrase

/** Keywords, attachment and limits: lines that are no abilities. */
export function lines(card: CardDefinition, said: Said): t.Phrase[] {
  const found: t.Phrase[] = []
  if (card.kind === 'obligation') found.push(givenTo(card.set.slice('obligation:'.length)))
  for (const [stat, term] of Object.entries(keywordTerms)) {
    const value = card.stats[stat] ?? 0
    if (value > 0) found.push(stat === 'retaliate' ? t.group(term, value) : term)
  }
  if (card.uses !== null) {
    const uses = t.count(card.uses.n, n.counterNouns[card.uses.token])
    found.push(t.group(t.term('champions:uses', 'Uses', 'Utilisations'), t.parentheses(uses)))
  }
  if (card.carries !== null) {
    const carried = t.count(card.carries.n, n.counterNouns[card.carries.token])
    found.push(t.clause(t.thing(card.id), v.toEnter, t.both('play with', 'en jeu avec'), carried))
  }
  found.push(...playLines(card, said))
  return found
}

/** Whoever reveals an obligation gives it to the player of its hero. */
function givenTo(hero: string): t.Phrase {
  return t.phrase(v.toGive, t.thisOne(n.card), t.prep.to, t.of(t.thing(hero), n.player))
}

/** What happens to a main scheme in the end, below its text. */
export function closing(card: CardDefinition): t.Phrase[] {
  const [, stage, side] = /-(\d)([ab])$/.exec(card.id) ?? []
  if (card.kind !== 'main-scheme' || stage === undefined) return []
  if (side === 'a') return [t.both(`advance to stage ${stage}B`, `passez au stade ${stage}B`)]
  if (!card.isLast) return []
  return [
    t.both(
      'if this stage is completed, the players lose the game',
      'si ce stade est achevé, les joueurs perdent la partie',
    ),
  ]
}

/** What a card is attached to, by what it can be attached to: "the attached ally". */
export function hostOf(card: CardDefinition, said: Said): t.NounPhrase | null {
  const whom = card.attachTo === null ? null : said('attachTo')
  const isNoun =
    whom !== null && typeof whom === 'object' && whom.kind === 'nounPhrase' && whom.head.kind === 'noun'
  if (!isNoun || whom.head.kind !== 'noun') return null
  // There is one villain.
  const isOnly = whom.determiner === 'the' && whom.complements.length === 0
  return isOnly ? whom : t.the(whom.head, n.attached)
}

function playLines(card: CardDefinition, said: Said): t.Phrase[] {
  const found: t.Phrase[] = []
  if (card.playForm !== null) {
    found.push(
      card.playForm === 'hero'
        ? t.both('play only in hero form', 'à jouer uniquement sous forme de héros')
        : t.both('play only in alter-ego form', 'à jouer uniquement sous forme d’alter ego'),
    )
  }
  if (card.attachTo !== null)
    found.push(t.phrase(v.toAttach, t.thisOne(n.card), t.prep.to, oneOf(said('attachTo'))))
  if (card.immuneTo !== null)
    found.push(
      t.cannot(
        t.clause(
          t.thing(card.id),
          v.toTake,
          t.some(n.damage),
          t.both('from', 'infligés par'),
          severalOf(said('immuneTo')),
        ),
      ),
    )
  if (card.maxPerHost > 0 && card.attachTo !== null)
    found.push(t.group(t.both('max', 'max'), card.maxPerHost, t.both('per', 'par'), bare(said('attachTo'))))
  if (card.anyControl)
    found.push(t.both('play under any player’s control', 'à jouer sous le contrôle de n’importe quel joueur'))
  if (card.maxPerPlayer > 0)
    found.push(t.group(t.both('max', 'max'), card.maxPerPlayer, t.both('per player', 'par joueur')))
  if (card.maxPerDeck > 0)
    found.push(t.group(t.both('max', 'max'), card.maxPerDeck, t.both('per deck', 'par deck')))
  if (card.doublesFor !== '') {
    const aspect = t.quote(
      t.both(
        aspectNames[card.doublesFor]?.en ?? card.doublesFor,
        aspectNames[card.doublesFor]?.fr ?? card.doublesFor,
      ),
    )
    found.push(
      t.group(
        t.both(
          'double the resources generated by this card when paying for a card of the aspect',
          'doublez les ressources générées par cette carte quand vous payez une carte de l’affinité',
        ),
        aspect,
      ),
    )
  }
  return found
}

export const aspectNames: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = {
  aggression: { en: 'Aggression', fr: 'Agressivité' },
  justice: { en: 'Justice', fr: 'Justice' },
  leadership: { en: 'Leadership', fr: 'Commandement' },
  protection: { en: 'Protection', fr: 'Protection' },
}

/** "each enemy" behind "per" is "enemy". */
function bare(phrase: t.Phrase): t.Phrase {
  return typeof phrase === 'object' && phrase.kind === 'nounPhrase'
    ? { ...phrase, determiner: 'bare', complements: [] }
    : phrase
}

/** "each upgrade" that does something is "upgrades". */
function severalOf(phrase: t.Phrase): t.Phrase {
  return typeof phrase === 'object' && phrase.kind === 'nounPhrase' && phrase.determiner === 'each'
    ? { ...phrase, determiner: 'a', plural: true }
    : phrase
}

/** "each enemy" as a place to attach to is "an enemy". */
function oneOf(phrase: t.Phrase): t.Phrase {
  return typeof phrase === 'object' && phrase.kind === 'nounPhrase' && phrase.determiner === 'each'
    ? { ...phrase, determiner: 'a' }
    : phrase
}
