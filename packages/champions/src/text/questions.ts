import * as t from '@quadriga/kernel/text'
import * as n from './nouns.ts'
import { type Card, fixed, same, type Thing } from './say.ts'
import * as v from './verbs.ts'

const name = t.thing

/** What a cost is paid for: `ability` is 1 for an ability of a card in play, `more` 1 where more may be paid. */
type Payment = Card & { cost: number; ability: number; more: number }

const price = ({ cost, more }: Payment, words: string): t.Phrase => (more === 1 ? t.group(cost, words) : cost)

type Attack = { attacker: string; target: string }
type Thwart = { character: string; scheme: string }
/** The face it showed: what was a Drone is a card of a player's deck again. */
type Defeat = { wasFace: string }

/** Names that are sentences of their own are set off: payez 2 pour « Pour la Justice ! ». */
const paidFor = ({ card, ability }: Payment): t.Phrase =>
  ability === 1
    ? t.group(t.both('an ability of', 'une capacité de'), name(card))
    : t.both(name(card), t.quote(name(card)))

/** What players are asked, and the options that need more than a card's name. */
export const questions = {
  'ask.turn': fixed('your turn', 'votre tour'),
  'ask.opportunity': fixed('you may use an action', 'vous pouvez utiliser une action'),
  'ask.pay': {
    en: (a: Payment) => t.group('pay', price(a, 'or more'), 'for', paidFor(a)),
    fr: (a: Payment) => t.group('payez', price(a, 'ou plus'), 'pour', paidFor(a)),
  },
  'ask.defend': {
    en: (a: { attacker: string }) => t.group('who defends against', name(a.attacker), '?'),
    fr: (a: { attacker: string }) => t.group('qui défend contre', name(a.attacker), '?'),
  },
  'ask.attackWith': {
    en: (a: Card) => t.group('who attacks', name(a.card), '?'),
    fr: (a: Card) => t.group('qui attaque', name(a.card), '?'),
  },
  'ask.thwartWith': {
    en: (a: Card) => t.group('who thwarts', name(a.card), '?'),
    fr: (a: Card) => t.group('qui contre', name(a.card), '?'),
  },
  'ask.host': {
    en: (a: Card) => t.group('attach', name(a.card), 'to what?'),
    fr: (a: Card) => t.group('à quoi attachez-vous', name(a.card), '?'),
  },
  'ask.controller': {
    en: (a: Card) => t.group('who controls', name(a.card), '?'),
    fr: (a: Card) => t.group('qui contrôle', name(a.card), '?'),
  },
  'ask.ability': {
    en: (a: Card) => t.group('which ability of', name(a.card), '?'),
    fr: (a: Card) => t.group('quelle capacité de', name(a.card), '?'),
  },
  'ask.allyLimit': fixed('too many allies: discard one', 'trop d’alliés : défaussez-en un'),
  'ask.nextMinion': fixed('which minion activates next?', 'quel sbire s’active ensuite ?'),
  'ask.discardAny': fixed('discard any number of cards', 'défaussez autant de cartes que vous voulez'),
  'ask.discardDown': {
    en: (a: { size: number }) => t.group('discard down to', a.size, 'cards'),
    fr: (a: { size: number }) => t.group('défaussez jusqu’à n’avoir plus que', a.size, 'cartes'),
  },
  'ask.discardAsCost': {
    en: (a: { n: number }) =>
      t.group('discard', t.count(a.n === 1 ? 1 : t.upTo(a.n), n.card), 'from your hand'),
    fr: (a: { n: number }) =>
      t.group('défaussez', t.count(a.n === 1 ? 1 : t.upTo(a.n), n.card), 'de votre main'),
  },
  'ask.recycle': fixed(
    'which card do you shuffle into your deck?',
    'quelle carte mélangez-vous dans votre deck ?',
  ),
  'ask.restricted': fixed(
    'too many restricted cards: discard one',
    'trop de cartes Restreint : défaussez-en une',
  ),
  'ask.mulligan': fixed(
    'discard any number of cards and draw back up',
    'défaussez autant de cartes que vous voulez et complétez votre main',
  ),
  'ask.split': {
    en: (a: { n: number }) => t.group('split', a.n, 'damage'),
    fr: (a: { n: number }) => t.group('répartissez', t.count(a.n, n.damage)),
  },
  'ask.whichScheme': {
    en: (a: { n: number }) => t.group('which scheme gets', t.count(a.n, n.threat), '?'),
    fr: (a: { n: number }) => t.group('quelle manigance reçoit', t.count(a.n, n.threat), '?'),
  },
  'ask.search': fixed('which card do you take?', 'quelle carte prenez-vous ?'),
  'about.interrupt.enemyAttack': same((a: { attacker: string }) =>
    t.told(t.clause(name(a.attacker), v.toAttack)),
  ),
  'about.interrupt.enemyScheme': same((a: { enemy: string }) => t.told(t.clause(name(a.enemy), v.toScheme))),
  'about.interrupt.damage': {
    en: (a: { to: string; n: number }) => t.group(name(a.to), 'is about to take', t.count(a.n, n.damage)),
    fr: (a: { to: string; n: number }) => t.group(name(a.to), 'va subir', t.count(a.n, n.damage)),
  },
  'about.interrupt.placeThreat': {
    en: (a: { scheme: string; n: number }) =>
      t.group(name(a.scheme), 'is about to gain', t.count(a.n, n.threat)),
    fr: (a: { scheme: string; n: number }) => t.group(name(a.scheme), 'va gagner', t.count(a.n, n.threat)),
  },
  'about.interrupt.attack': same((a: Attack) =>
    t.told(t.clause(name(a.attacker), v.toAttack, name(a.target))),
  ),
  'about.interrupt.thwart': same((a: Thwart) =>
    t.told(t.clause(name(a.character), v.toThwart, name(a.scheme))),
  ),
  'about.interrupt.defeat': same((a: Defeat) => t.told(t.would(t.passive(name(a.wasFace), v.toDefeat)))),
  'about.interrupt.reveal': same((a: Thing) => t.told(t.passive(name(a.thing), v.toReveal))),
  'about.interrupt.roundEnds': fixed('the round is about to end', 'le round va se terminer'),
  'about.response.attack': same((a: Attack) =>
    t.happened(t.clause(name(a.attacker), v.toAttack, name(a.target))),
  ),
  'about.response.thwart': same((a: Thwart) =>
    t.happened(t.clause(name(a.character), v.toThwart, name(a.scheme))),
  ),
  'about.response.enemyAttack': same((a: { attacker: string }) =>
    t.happened(t.clause(name(a.attacker), v.toAttack)),
  ),
  'about.response.enemyScheme': same((a: { enemy: string }) =>
    t.happened(t.clause(name(a.enemy), v.toScheme)),
  ),
  'about.response.damage': same((a: { to: string; dealt: number }) =>
    t.happened(t.clause(name(a.to), v.toTake, t.count(a.dealt, n.damage))),
  ),
  'about.response.defeat': same((a: Defeat) => t.happened(t.passive(name(a.wasFace), v.toDefeat))),
  'about.response.reveal': same((a: Thing) => t.happened(t.passive(name(a.thing), v.toReveal))),
  'about.response.enterPlay': same((a: Thing) =>
    t.happened(t.clause(name(a.thing), v.toEnter, t.both('play', 'en jeu'))),
  ),
  'about.response.changeForm': {
    en: (a: Thing & { was: string }) => t.group(name(a.was), 'becomes', name(a.thing)),
    fr: (a: Thing & { was: string }) => t.group(name(a.was), 'devient', name(a.thing)),
  },
  'about.response.placeThreat': same((a: { scheme: string; placed: number }) =>
    t.happened(t.clause(name(a.scheme), v.toGain, t.count(a.placed, n.threat))),
  ),
  'about.response.removeThreat': same((a: { scheme: string; n: number }) =>
    t.happened(t.clause(name(a.scheme), v.toLose, t.count(a.n, n.threat))),
  ),
  'option.changeForm': fixed('change form', 'changez de forme'),
  'option.toHero': fixed('change to hero form', 'passez en héros'),
  'option.toAlterEgo': fixed('change to alter-ego form', 'passez en alter ego'),
  'option.play': same((a: Thing) => t.phrase(v.toPlay, name(a.thing))),
  'option.use': same((a: Thing) => t.phrase(v.toUse, name(a.thing))),
  'option.attack': same((a: Thing) => t.phrase(v.toAttack, name(a.thing))),
  'option.thwart': same((a: Thing) => t.phrase(v.toThwart, name(a.thing))),
  'option.retaliate': {
    en: (a: Thing) => t.group(name(a.thing), 'retaliates'),
    fr: (a: Thing) => t.group(name(a.thing), 'riposte'),
  },
  'option.recover': fixed('recover', 'récupérez'),
  'option.endTurn': fixed('end the turn', 'terminez votre tour'),
  'option.card': same((a: Card) => name(a.card)),
} as const
