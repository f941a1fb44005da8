import * as t from '@quadriga/kernel/text'
import { type Card, fixed } from './say.ts'

const name = t.thing

/** Names that could have been meant: the nearest one, if there is one, and all. */
type Named = { near: string; known: string }

function unknownEn(problem: string, { near, known }: Named): string {
  if (near !== '') return `${problem}; did you mean ${near}?`
  return known === '' ? problem : `${problem}; there are: ${known}`
}

function unknownFr(problem: string, { near, known }: Named): string {
  if (near !== '') return `${problem} ; vouliez-vous dire ${near} ?`
  return known === '' ? problem : `${problem} ; il y a : ${known}`
}

/** Why something is not allowed. */
export const refusals = {
  'refused.guard': {
    en: (a: Card) => t.group(name(a.card), 'guards the villain'),
    fr: (a: Card) => t.group(name(a.card), 'garde le méchant'),
  },
  'refused.exhausted': {
    en: (a: Card) => t.group(name(a.card), 'is exhausted'),
    fr: (a: Card) => t.group(name(a.card), 'est incliné'),
  },
  'refused.immune': {
    en: (a: Card) => t.group(name(a.card), 'cannot take damage'),
    fr: (a: Card) => t.group(name(a.card), 'ne peut pas subir de dégâts'),
  },
  'refused.immuneTo': {
    en: (a: Card & { source: string }) => t.group(name(a.card), 'cannot take damage from', name(a.source)),
    fr: (a: Card & { source: string }) =>
      t.group(name(a.card), 'ne peut pas subir de dégâts de', name(a.source)),
  },
  'refused.crisis': {
    en: (a: Card) =>
      t.group('threat cannot be removed from the main scheme while', name(a.card), 'is in play'),
    fr: (a: Card) =>
      t.group(
        'aucune menace ne peut être retirée de la manigance principale tant que',
        name(a.card),
        'est en jeu',
      ),
  },
  'refused.noRemoval': {
    en: (a: Card) => t.group('threat cannot be removed from', name(a.card)),
    fr: (a: Card) => t.group('aucune menace ne peut être retirée de', name(a.card)),
  },
  'refused.noThreat': {
    en: (a: Card) => t.group('there is no threat on', name(a.card)),
    fr: (a: Card) => t.group('il n’y a pas de menace sur', name(a.card)),
  },
  'refused.heroForm': fixed('only in hero form', 'uniquement sous forme de héros'),
  'refused.alterEgoForm': fixed('only in alter-ego form', 'uniquement sous forme d’alter ego'),
  'refused.changedForm': fixed(
    'you have already changed form this round',
    'vous avez déjà changé de forme pendant ce round',
  ),
  'refused.notYourTurn': fixed('only in your own turn', 'uniquement pendant votre tour'),
  'refused.noTurn': fixed('only during a player’s turn', 'uniquement pendant le tour d’un joueur'),
  'refused.notAnAction': fixed(
    'this card answers something that happens',
    'cette carte répond à un événement de la partie',
  ),
  'refused.resourceCard': fixed(
    'a resource card only pays for others',
    'une carte Ressource sert uniquement à payer',
  ),
  'refused.noTarget': fixed('there is nothing to attach it to', 'il n’y a rien à quoi l’attacher'),
  'refused.condition': {
    en: (a: Card) => t.group('the condition of', name(a.card), 'is not met'),
    fr: (a: Card) => t.group('la condition de', name(a.card), 'n’est pas remplie'),
  },
  'refused.noCounters': {
    en: (a: Card) => t.group(name(a.card), 'has no counters left'),
    fr: (a: Card) => t.group(name(a.card), 'n’a plus de jetons'),
  },
  'refused.toughCost': {
    en: (a: Card) => t.group('a tough card would keep', name(a.card), 'from taking this damage'),
    fr: (a: Card) => t.group('une carte Tenace empêcherait', name(a.card), 'de subir ces dégâts'),
  },
  'refused.noCardToDiscard': fixed(
    'there is no other card in your hand to discard',
    'vous n’avez pas d’autre carte en main à défausser',
  ),
  'refused.peril': {
    en: (a: Card) => t.group('another player is resolving a card with peril:', name(a.card)),
    fr: (a: Card) => t.group('un autre joueur résout une carte avec Péril :', name(a.card)),
  },
  'refused.limit': {
    en: (a: Card) => t.group(name(a.card), 'was already used this round'),
    fr: (a: Card) => t.group(name(a.card), 'a déjà servi pendant ce round'),
  },
  'refused.unique': {
    en: (a: Card) => t.group(name(a.card), 'is unique and already in play'),
    fr: (a: Card) => t.group(name(a.card), 'est unique et déjà en jeu'),
  },
  'refused.maximum': {
    en: (a: Card) => t.group('no player may control another', name(a.card)),
    fr: (a: Card) => t.group('aucun joueur ne peut contrôler un autre exemplaire de', name(a.card)),
  },
  'refused.cost': {
    en: (a: { cost: number }) => t.group('you cannot pay', a.cost),
    fr: (a: { cost: number }) => t.group('vous ne pouvez pas payer', a.cost),
  },
  'refused.unhurt': {
    en: (a: Card) => t.group(name(a.card), 'has no damage'),
    fr: (a: Card) => t.group(name(a.card), 'n’a subi aucun dégât'),
  },
  'refused.sameHero': fixed(
    'every player needs a different identity',
    'chaque joueur doit avoir une identité différente',
  ),
  'refused.noDeck': {
    en: (a: Named & { hero: string; deck: string }) =>
      unknownEn(`there is no deck ${a.deck === '' ? '' : `${a.deck} `}for ${a.hero}`, a),
    fr: (a: Named & { hero: string; deck: string }) =>
      unknownFr(`il n’y a pas de deck ${a.deck === '' ? '' : `${a.deck} `}pour ${a.hero}`, a),
  },
  'refused.unknownCard': {
    en: (a: { id: string }) => t.group('the card', a.id, 'is not known yet'),
    fr: (a: { id: string }) => t.group('la carte', a.id, 'n’est pas encore connue'),
  },
  'refused.sameModular': fixed(
    'each modular set can be chosen once',
    'chaque set modulaire ne peut être choisi qu’une fois',
  ),
} as const
