import {
  defineMessages,
  group,
  logged,
  count as countOf,
  by,
  phrase,
  prep,
  thing,
  type Phrase,
  both,
  your,
  the,
  a as one,
} from '@quadriga/kernel/text'
import {
  card,
  deck,
  figure,
  minusToken,
  plusToken,
  power,
  strength,
  toActivate,
  toAttach,
  toCapture,
  toDefeat,
  toDiscard,
  toDraw,
  toGain,
  toLose,
  toMove,
  toPlay,
  toPut,
  toRelocate,
  toReveal,
  toShuffle,
  toTake,
  toUse,
  toVanquish,
  hand,
  action,
} from './nouns.ts'

/** One phrase for both languages. */
const same = <A>(words: (a: A) => Phrase) => ({ en: words, fr: words })
const plainly = (en: string, fr: string) => ({ en: () => en, fr: () => fr })

const actionNames: Readonly<Record<string, readonly [string, string]>> = {
  'play-card': ['Play a card', 'Jouer une carte'],
  'gain-power': ['Gain Power', 'Gagner des jetons Pouvoir'],
  discard: ['Discard cards', 'Défausser des cartes'],
  activate: ['Activate an ability', 'Activer une capacité'],
  relocate: ['Relocate a card', 'Transférer une carte'],
  vanquish: ['Vanquish a character', 'Éliminer un personnage'],
  fate: ['Fate', 'Fatalité'],
}

/** The name of an action symbol, as the boards print it. */
export function actionName(type: string): Phrase {
  const [en, fr] = actionNames[type] ?? [type, type]
  return both(en, fr)
}

type Who = { who: string }
type Typed = { type: string }

const asks = {
  'ask.move': plainly('where does your figure go?', 'où va votre figurine ?'),
  'ask.action': plainly('which action do you take?', 'quelle action effectuez-vous ?'),
  'ask.to': plainly('to which location?', 'vers quel lieu ?'),
  'ask.on': plainly('on which of your Allies?', 'sur lequel de vos Alliés ?'),
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
    'dans quel ordre les remettre, la première au-dessus ?',
  ),
  'option.find': same((a: { code: string }) => thing(a.code)),
  'option.endTurn': plainly('end the turn', 'terminer le tour'),
  'option.take': same((a: Typed) => actionName(a.type)),
  'option.move': same((a: { thing: string }) => phrase(toMove, your(figure), prep.toward, thing(a.thing))),
  'option.play': same((a: { thing: string }) => phrase(toPlay, thing(a.thing))),
  'option.vanquish': same((a: { thing: string }) => phrase(toVanquish, thing(a.thing))),
  'option.relocate': same((a: { thing: string }) => phrase(toRelocate, thing(a.thing))),
  'option.activate': same((a: { thing: string }) => phrase(toActivate, thing(a.thing))),
  'option.discard': same((a: { thing: string }) => phrase(toDiscard, thing(a.thing))),
}

const refusals = {
  'refused.notYourTurn': plainly('it is another player’s turn', 'c’est le tour d’un autre joueur'),
  'refused.moveFirst': plainly('your figure must move first', 'votre figurine doit d’abord se déplacer'),
  'refused.alreadyMoved': plainly('your figure has moved already', 'votre figurine s’est déjà déplacée'),
  'refused.notYourDomain': plainly('that is not in your domain', 'cela ne se trouve pas dans votre domaine'),
  'refused.sameLocation': plainly('your figure is there already', 'votre figurine s’y trouve déjà'),
  'refused.noAction': {
    en: (a: Typed) => group('no symbol “', actionName(a.type), '” is left here'),
    fr: (a: Typed) => group('il ne reste ici aucun symbole « ', actionName(a.type), ' »'),
  },
  'refused.covered': {
    en: (a: Typed) => group('the symbol “', actionName(a.type), '” is covered'),
    fr: (a: Typed) => group('le symbole « ', actionName(a.type), ' » est recouvert'),
  },
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
  'refused.villain': {
    en: (a: { villain: string }) => group('the deck of', thing(a.villain), 'is not complete yet'),
    fr: (a: { villain: string }) => group('la pioche de', thing(a.villain), 'n’est pas encore complète'),
  },
  'refused.mode': plainly(
    'only the mode without Crises, “omnipotent”, can be played yet',
    'seul le mode sans Crises, « omnipotent », est jouable pour l’instant',
  ),
}

/** "Thanos plays Consult the Well." / "Thanos a joué Consultation du Puits." */
const did = <A extends Who>(words: (a: A) => Phrase) => same((a: A) => logged(by(thing(a.who), words(a))))
type Thing = Who & { thing: string }
type Moved = Thing & { to: string }

const logs = {
  'log.moveFigure': did((a: Who & { to: string }) => phrase(toMove, your(figure), prep.toward, thing(a.to))),
  'log.action': did((a: Who & Typed) =>
    phrase(toUse, the(action), both('“', '« '), actionName(a.type), both('”', ' »')),
  ),
  'log.gainPower': did((a: Who & { n: number }) => phrase(toGain, countOf(a.n, power))),
  'log.losePower': did((a: Who & { n: number }) => phrase(toLose, countOf(a.n, power))),
  'log.draw': did((a: Thing) => phrase(toDraw, typeof a.thing === 'string' ? thing(a.thing) : one(card))),
  'log.discardCard': did((a: Thing) => phrase(toDiscard, thing(a.thing))),
  'log.nextTurn': plainly('the turn is over', 'le tour est terminé'),
  'log.show': did((a: Thing) => phrase(toPlay, thing(a.thing))),
  // A deck and its discard pile may both be empty: then the event names no card.
  'log.reveal': same((a: Thing) =>
    typeof a.thing === 'string'
      ? logged(by(thing(a.who), phrase(toReveal, thing(a.thing))))
      : both('no card is left to reveal', 'il ne reste aucune carte à révéler'),
  ),
  'log.enter': did((a: Moved) => phrase(toPut, thing(a.thing), both('at', 'sur'), thing(a.to))),
  'log.relocate': did((a: Moved) => phrase(toRelocate, thing(a.thing), prep.toward, thing(a.to))),
  'log.vanquish': did((a: Who & { target: string }) => phrase(toVanquish, thing(a.target))),
  'log.defeat': did((a: Thing) => phrase(toDefeat, thing(a.thing))),
  'log.putAway': did((a: Thing) => phrase(toDiscard, thing(a.thing))),
  'log.strengthTokens': did((a: Thing & { n: number }) =>
    phrase(toPut, countOf(Math.abs(a.n), a.n > 0 ? plusToken : minusToken), prep.on, thing(a.thing)),
  ),
  'log.toHand': did((a: Thing) => phrase(toTake, thing(a.thing), prep.into, your(hand))),
  'log.shuffleBack': did((_a: Who) => phrase(toShuffle, your(deck))),
  'log.find': did((a: Thing) =>
    phrase(toTake, typeof a.thing === 'string' ? thing(a.thing) : one(card), prep.from, your(deck)),
  ),
  'log.look': {
    en: (a: Who & { n: number }) => group(thing(a.who), 'looks at', countOf(a.n, card), 'of the Fate deck'),
    fr: (a: Who & { n: number }) =>
      group(thing(a.who), 'regarde', countOf(a.n, card), 'de la pioche de Fatalité'),
  },
  'log.arrange': {
    en: (a: Who) => group(thing(a.who), 'puts them back in an order of choice'),
    fr: (a: Who) => group(thing(a.who), 'les remet dans l’ordre de son choix'),
  },
  'log.discard': did((a: Thing) => phrase(toDiscard, thing(a.thing))),
  'log.activate': did((a: Thing) => phrase(toActivate, thing(a.thing))),
  'log.drawStone': did((a: Thing) => phrase(toDraw, thing(a.thing))),
  'log.attachStone': did((a: Thing & { bearer: string }) =>
    phrase(toAttach, thing(a.thing), prep.to, thing(a.bearer)),
  ),
  'log.returnStone': did((a: Thing) =>
    phrase(toPut, thing(a.thing), both('back in the centre', 'de nouveau au centre')),
  ),
  'log.captureStone': did((a: Thing) => phrase(toCapture, thing(a.thing))),
  'outcome.objective': plainly('the objective is reached', 'l’objectif est atteint'),
}

/** Prompts, options, refusals and log lines. */
export const messages = defineMessages({ ...asks, ...refusals, ...logs })
