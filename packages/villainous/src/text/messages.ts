import {
  both,
  count as countOf,
  defineMessages,
  group,
  passive,
  phrase,
  quote,
  thing,
  told,
  would,
  your,
} from '@quadriga/kernel/text'
import { kindNames } from './kinds.ts'
import { log } from './log.ts'
import {
  ally,
  figure,
  power,
  strength,
  toActivate,
  toDefeat,
  toDiscard,
  toMove,
  toPlay,
  toRelocate,
  toUse,
  toVanquish,
} from './nouns.ts'
import { actionName, plainly, same } from './say.ts'

type Typed = { type: string }

/** The parts of a turn, as headings of the log call them. */
const phases = {
  'phase.move': plainly('movement', 'déplacement'),
  'phase.actions': plainly('actions', 'actions'),
}

/** Boards print actions in the infinitive; an option is an order, like all others. */
const takings: Readonly<Record<string, string>> = {
  'gain-power': 'gagnez des jetons Pouvoir',
  discard: 'défaussez des cartes',
}

const asks = {
  'ask.move': plainly('where does your figure go?', 'où va votre figurine ?'),
  'ask.action': plainly('which action do you take?', 'quelle action effectuez-vous ?'),
  'ask.to': plainly('to which location?', 'vers quel lieu ?'),
  'ask.on': plainly('on which card?', 'sur quelle carte ?'),
  'ask.with': {
    en: (a: { strength: number }) =>
      group('with which Allies? They need', countOf(a.strength, strength), 'together'),
    fr: (a: { strength: number }) =>
      group('avec quels Alliés ? Il leur faut ensemble une Force de', a.strength),
  },
  'ask.carry': plainly('does it bring a Stone along?', 'rapporte-t-il une Pierre ?'),
  'ask.bearer': plainly('which of your Allies carries the Stone?', 'lequel de vos Alliés porte la Pierre ?'),
  'ask.bearerInHand': plainly(
    'which Ally do you play for free to carry the Stone?',
    'quel Allié jouez-vous gratuitement pour porter la Pierre ?',
  ),
  'ask.against': plainly('against which player?', 'contre quel joueur ?'),
  'ask.discard': plainly('which cards do you discard?', 'quelles cartes défaussez-vous ?'),
  'ask.find': plainly('which card do you take?', 'quelle carte prenez-vous ?'),
  'ask.order': plainly(
    'in which order do they go back, the first on top?',
    'dans quel ordre les remettez-vous, la première au-dessus ?',
  ),
  'ask.fly': plainly(
    'the Crisis is resolved: does it return to your domain, and where?',
    'la Crise est résolue : retourne-t-il dans votre domaine, et où ?',
  ),
  'ask.price': plainly('how do you pay for it?', 'comment le payez-vous ?'),
  'ask.insteadOfDrawing': plainly(
    'do you look for two Items instead of drawing?',
    'cherchez-vous deux Objets au lieu de piocher ?',
  ),
  'ask.bring': plainly('which of them comes?', 'lequel vient ?'),
  'ask.defeat': plainly('which character is defeated?', 'quel personnage est éliminé ?'),
  'ask.kind': plainly('which kind of card do you name?', 'quel type de carte nommez-vous ?'),
  'ask.activateNow': plainly(
    'do you activate the Stone at once for free?',
    'activez-vous aussitôt la Pierre gratuitement ?',
  ),
  'ask.reinforce': plainly('which Ally comes along for free?', 'quel Allié vient gratuitement ?'),
  'ask.redeploy': plainly('which of your Allies do you relocate?', 'quels Alliés transférez-vous ?'),
  'option.payPower': plainly('pay its cost', 'payez son coût'),
  'option.payCards': plainly('discard cards instead', 'défaussez des cartes à la place'),
  'option.kind': same((a: { kind: string }) =>
    both(kindNames[a.kind]?.en ?? a.kind, kindNames[a.kind]?.fr ?? a.kind),
  ),
  'option.find': same((a: { code: string }) => thing(a.code)),
  'option.endTurn': plainly('end your turn', 'terminez votre tour'),
  'option.take': same((a: Typed) => both(actionName(a.type), takings[a.type] ?? actionName(a.type))),
  'option.move': same((a: { thing: string }) =>
    phrase(toMove, your(figure), both('to', 'vers'), thing(a.thing)),
  ),
  'option.play': same((a: { thing: string }) => phrase(toPlay, thing(a.thing))),
  'option.vanquish': same((a: { thing: string }) => phrase(toVanquish, thing(a.thing))),
  'option.relocate': same((a: { thing: string }) => phrase(toRelocate, thing(a.thing))),
  'option.activate': same((a: { thing: string }) => phrase(toActivate, thing(a.thing))),
  'option.use': same((a: { thing: string }) => phrase(toUse, thing(a.thing))),
  'option.sweep': {
    en: (a: { thing: string }) => group('vanquish all weak characters with', thing(a.thing)),
    fr: (a: { thing: string }) => group('éliminez tous les personnages faibles avec', thing(a.thing)),
  },
  'option.discard': same((a: { thing: string }) => phrase(toDiscard, thing(a.thing))),
}

/** What Allies bring to a Vanquish, where they are added up in a line. */
const resources = {
  'resource.sum': {
    en: (a: { n: number }) => countOf(a.n, strength),
    fr: (a: { n: number }) => group('Force', a.n),
  },
  'resource.need': same((a: { n: number }) => group(both('at least', 'au moins'), countOf(a.n, ally))),
}

/** What abilities may answer, said before they are offered. */
const abouts = {
  'about.reaction.enter': same((a: { thing: string }) => told(passive(thing(a.thing), toPlay))),
  'about.instead.putAway': same((a: { thing: string }) => told(passive(thing(a.thing), toPlay))),
  'about.instead.vanquish': same((a: { target: string }) =>
    told(would(passive(thing(a.target), toVanquish))),
  ),
  'about.instead.defeat': same((a: { thing: string }) => told(would(passive(thing(a.thing), toDefeat)))),
  'about.instead.discard': same((a: { thing: string }) => told(would(passive(thing(a.thing), toDiscard)))),
}

const refusals = {
  'refused.notYourTurn': plainly('it is another player’s turn', 'c’est le tour d’un autre joueur'),
  'refused.moveFirst': plainly('your figure must move first', 'votre figurine doit d’abord se déplacer'),
  'refused.alreadyMoved': plainly('your figure has moved already', 'votre figurine s’est déjà déplacée'),
  'refused.notYourDomain': plainly('that is not in your domain', 'cela ne se trouve pas dans votre domaine'),
  'refused.sameLocation': plainly('your figure is there already', 'votre figurine s’y trouve déjà'),
  'refused.noAction': {
    en: (a: Typed) => group('no symbol', quote(actionName(a.type)), 'is left here'),
    fr: (a: Typed) => group('il ne reste ici aucun symbole', quote(actionName(a.type))),
  },
  'refused.covered': {
    en: (a: Typed) => group('the symbol', quote(actionName(a.type)), 'is covered'),
    fr: (a: Typed) => group('le symbole', quote(actionName(a.type)), 'est recouvert'),
  },
  'refused.notThere': plainly('your figure is not there', 'votre figurine ne s’y trouve pas'),
  'refused.usedSymbol': {
    en: (a: Typed) => group('the symbol', quote(actionName(a.type)), 'was used this turn already'),
    fr: (a: Typed) => group('le symbole', quote(actionName(a.type)), 'a déjà servi ce tour-ci'),
  },
  'refused.beginsWithCard': {
    en: (a: Typed) => group('the action', quote(actionName(a.type)), 'begins with its card'),
    fr: (a: Typed) => group('l’action', quote(actionName(a.type)), 'commence par sa carte'),
  },
  'refused.noCards': plainly('there is no card for it', 'il n’y a aucune carte pour cela'),
  'refused.power': {
    en: (a: { cost: number; power: number }) =>
      group('it costs', countOf(a.cost, power), 'and you have', a.power),
    fr: (a: { cost: number; power: number }) =>
      group('cela coûte', countOf(a.cost, power), 'et vous en avez', a.power),
  },
  'refused.noPlace': plainly('there is nowhere to put it', 'il n’y a aucun endroit où la placer'),
  'refused.noTarget': plainly('it would have no effect', 'elle n’aurait aucun effet'),
  'refused.protector': {
    en: (a: { by: string }) => group(thing(a.by), 'must be defeated first'),
    fr: (a: { by: string }) => group(thing(a.by), 'doit être éliminé d’abord'),
  },
  'refused.noAlly': plainly(
    'no Ally of yours with Strength stands there',
    'aucun de vos Alliés doté de Force ne s’y trouve',
  ),
  'refused.twoAllies': plainly('at least two Allies are needed', 'il faut au moins deux Alliés'),
  'refused.strength': {
    en: (a: { strength: number }) => group('your Allies there do not reach', countOf(a.strength, strength)),
    fr: (a: { strength: number }) => group('vos Alliés sur place n’atteignent pas une Force de', a.strength),
  },
  'refused.oncePerTurn': plainly('it was used this turn already', 'elle a déjà été utilisée ce tour-ci'),
  'refused.undefeatable': plainly('it cannot be defeated', 'il ne peut pas être éliminé'),
  'refused.switchedOff': plainly('it is switched off', 'elle est désactivée'),
  'refused.condition': plainly('its condition is not met', 'sa condition n’est pas remplie'),
  'refused.noItems': plainly('a Crisis forbids Items', 'une Crise interdit les Objets'),
  'refused.noRelocating': plainly('a Crisis forbids relocating', 'une Crise interdit les transferts'),
}

/** Prompts, options, refusals and log lines. */
export const messages = defineMessages({
  ...phases,
  ...asks,
  ...resources,
  ...abouts,
  ...refusals,
  ...log,
  'outcome.objective': plainly('the objective is reached', 'l’objectif est atteint'),
})
