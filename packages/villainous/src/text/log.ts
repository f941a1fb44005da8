import { logWords } from '@quadriga/kernel/author'
import {
  a,
  and,
  both,
  by,
  count,
  group,
  number,
  passive,
  type Phrase,
  phrase,
  prep,
  quote,
  the,
  thing,
  told,
  your,
} from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import * as n from './nouns.ts'
import { actionName, plainly, same, tokens } from './say.ts'

type Who = { who: string }

/** "Thanos plays Consult the Well." / « Thanos joue Consultation du Puits. » */
const did = <A extends Who>(words: (e: A) => Phrase) => same((e: A) => told(by(thing(e.who), words(e))))
type Thing = Who & { thing: string }

/** The card, or "a card" where the reader may not know it or there was none. */
function cardOf({ thing: id }: { thing: unknown }): Phrase {
  return typeof id === 'string' ? thing(id) : a(n.card)
}

const outOf = both('from', 'dans')

type Moved = Thing & { to: string }

/** A location or a Crisis; a Specialty goes beside the board of its villain. */
function whereTo({ to, who }: Moved): Phrase {
  return to === who ? both('beside the board', 'à droite du plateau') : group(both('at', 'sur'), thing(to))
}

type Names = readonly string[]
type Fought = Who & { struck: Names; used: Names; lost: Names }

function named(faces: Names): Phrase {
  return and(...faces.map((face) => thing(face)))
}

/** What a Vanquish cost: the Allies used, or what went in their place. */
function lossOf({ used, lost }: Fought): Phrase[] {
  if (lost.length === 0) return []
  const isSame = used.length === lost.length && used.every((face) => lost.includes(face))
  if (!isSame) return [group(both(', and discards', ', et défausse'), named(lost))]
  return [
    used.length === 1
      ? both(', and discards that Ally', ', et défausse cet Allié')
      : both(', and discards those Allies', ', et défausse ces Alliés'),
  ]
}

/** What happened, one line for each kind of event. */
export const log = logWords(event, {
  turnBegins: did((_e: Who) => phrase(n.toBegin, your(n.turn))),
  moveFigure: did((e: Who & { to: string }) =>
    phrase(n.toMove, your(n.figure), both('to', 'vers'), thing(e.to)),
  ),
  action: did((e: Who & { type: string }) => phrase(n.toUse, the(n.action), quote(actionName(e.type)))),
  gainPower: did((e: Who & { n: number }) => phrase(n.toGain, count(e.n, n.power))),
  losePower: did((e: Who & { n: number }) => phrase(n.toLose, count(e.n, n.power))),
  payPower: did((e: Who & { n: number }) => phrase(n.toPay, count(e.n, n.power))),
  draw: did((e: Thing) => phrase(n.toDraw, cardOf(e))),
  discardCard: did((e: Thing) => phrase(n.toDiscard, thing(e.thing))),
  showHand: did((_e: Who) => phrase(n.toShow, your(n.hand))),
  nextTurn: plainly('the turn is over', 'le tour est terminé'),
  show: did((e: Thing) => phrase(n.toPlay, thing(e.thing))),
  // A deck and its discard pile may both be empty: then the event names no card.
  reveal: same((e: Thing) =>
    typeof (e.thing as unknown) === 'string'
      ? told(by(thing(e.who), phrase(n.toReveal, thing(e.thing))))
      : both('no card is left to reveal', 'il ne reste aucune carte à révéler'),
  ),
  enter: did((e: Moved & { onto: string }) =>
    e.onto === ''
      ? phrase(n.toPut, thing(e.thing), whereTo(e))
      : phrase(n.toAttach, thing(e.thing), prep.to, thing(e.onto)),
  ),
  relocate: did((e: Moved) => phrase(n.toRelocate, thing(e.thing), both('to', 'vers'), thing(e.to))),
  vanquish: did((e: Fought) =>
    phrase(n.toVanquish, named(e.struck), both('with', 'avec'), named(e.used), ...lossOf(e)),
  ),
  defeat: did((e: Thing) => phrase(n.toDefeat, thing(e.thing))),
  fall: same((e: Thing) => told(passive(thing(e.thing), n.toDefeat))),
  putAway: did((e: Thing) => phrase(n.toDiscard, thing(e.thing))),
  strengthTokens: did((e: Thing & { n: number }) =>
    phrase(
      n.toPut,
      tokens(number(Math.abs(e.n)), e.n > 0 ? n.plusToken : n.minusToken),
      prep.on,
      thing(e.thing),
    ),
  ),
  toHand: did((e: Thing) => phrase(n.toTake, thing(e.thing), prep.into, your(n.hand))),
  shuffleBack: did((_a: Who) => phrase(n.toShuffle, your(n.deck))),
  reshuffle: did((_e: Who) => phrase(n.toShuffle, your(n.pile), prep.into, your(n.deck))),
  findOpenly: did((e: Thing) => phrase(n.toTake, cardOf(e), outOf, your(n.deck))),
  findFate: same((e: Thing) =>
    typeof (e.thing as unknown) === 'string'
      ? told(by(thing(e.who), phrase(n.toTake, cardOf(e), outOf, the(n.fateDeck))))
      : both('it is nowhere to be found', 'elle est introuvable'),
  ),
  find: did((e: Thing) => phrase(n.toTake, cardOf(e), outOf, your(n.deck))),
  look: {
    en: (e: Who & { n: number }) => group(thing(e.who), 'looks at', count(e.n, n.card), 'of the Fate deck'),
    fr: (e: Who & { n: number }) =>
      group(thing(e.who), 'regarde', count(e.n, n.card), 'de la pioche de Fatalité'),
  },
  arrange: {
    en: (e: Who) => group(thing(e.who), 'puts them back in any order'),
    fr: (e: Who) => group(thing(e.who), 'les remet dans l’ordre de son choix'),
  },
  discard: did((e: Thing) => phrase(n.toDiscard, thing(e.thing))),
  use: did((e: Thing) => phrase(n.toUse, thing(e.thing))),
  store: did((e: Thing) => phrase(n.toKeep, thing(e.thing))),
  turnTile: same((e: Thing & { shown: boolean }) =>
    e.shown
      ? told(by(thing(e.who), phrase(n.toReveal, thing(e.thing))))
      : told(by(thing(e.who), phrase(n.toTurnBack, thing(e.thing)))),
  ),
  crisisBegins: did((e: Thing) => phrase(n.toPut, thing(e.thing), both('into play', 'en jeu'))),
  crisisResolved: same((e: Thing) => told(passive(thing(e.thing), n.toResolve))),
  leaveCrisis: did((e: Thing) => phrase(n.toDiscard, thing(e.thing))),
  crisisEnds: same((e: Thing) => told(passive(thing(e.thing), n.toDiscard))),
  mark: did((e: Thing) => phrase(n.toPut, a(n.soulMark), prep.on, thing(e.thing))),
  unmark: same((e: Thing) => group(thing(e.thing), both('loses its Soul Mark', 'perd son Marqueur d’Âme'))),
  loseMark: did((_e: Who) => phrase(n.toLose, a(n.soulMark))),
  activate: did((e: Thing) => phrase(n.toActivate, thing(e.thing))),
  drawStone: did((e: Thing) => phrase(n.toDraw, thing(e.thing))),
  attachStone: did((e: Thing & { bearer: string }) =>
    phrase(n.toAttach, thing(e.thing), prep.to, thing(e.bearer)),
  ),
  returnStone: did((e: Thing) =>
    phrase(n.toPut, thing(e.thing), both('back in the centre', 'de nouveau au centre')),
  ),
  captureStone: did((e: Thing) => phrase(n.toCapture, thing(e.thing))),
})
