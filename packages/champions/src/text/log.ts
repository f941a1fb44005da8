import { countersChanged, type Line, logWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import type { Title } from '../kinds/cards.ts'
import type { Status } from '../card.ts'
import * as n from './nouns.ts'
import { fixed, same, type Thing } from './say.ts'
import * as v from './verbs.ts'

const name = t.thing

type By = { who?: string }
type Damage = { to: string; dealt: number; via?: string; ledger?: readonly Line[] }
type Counters = Thing & { counter: string; n: number }
type StatusArgs = { to: string; status: Status }

/** What somebody does, as it happens: "Spider-Man draws Backflip", « Spider-Man pioche Salto Arrière ». */
function does(who: string, verb: t.Verb, ...what: readonly t.Phrase[]): t.Phrase {
  return t.told(t.clause(name(who), verb, ...what))
}

/** The same where nobody in particular may have done it: "Charge is discarded". */
function doneTo(
  who: string | undefined,
  verb: t.Verb,
  thing: string,
  ...more: readonly t.Phrase[]
): t.Phrase {
  return who === undefined || who === ''
    ? t.passive(name(thing), verb, ...more)
    : does(who, verb, name(thing), ...more)
}

/** Counters by the word on their card; the Helicarrier's discount is none of them. */
function counters({ thing, counter, n: many }: Counters): t.Phrase {
  if (counter === 'discount')
    return many < 0
      ? t.both('the reduced cost is used', 'le coût réduit sert')
      : t.both(
          t.group('the next card costs', name(thing), `${many} less`),
          t.group(`la prochaine carte coûte ${many} de moins à`, name(thing)),
        )
  const what = t.count(Math.abs(many), n.counterNouns[counter as keyof typeof n.counterNouns])
  return does(thing, many < 0 ? v.toLose : v.toGain, what)
}

/** A villain with the number on its card; a main scheme has a name of its own at every stage. */
function staged(face: string): t.Phrase[] {
  const stage = ['', 'I', 'II', 'III'][Number(/-(\d)$/.exec(face)?.[1] ?? 0)] ?? ''
  return stage === '' ? [name(face)] : [name(face), stage]
}

/** Where damage comes from, if not from the attack or effect that the line before tells. */
const vias: Readonly<Record<string, t.Phrase>> = {
  overkill: t.both('overkill', 'Déferlement'),
  retaliate: t.both('retaliate', 'Riposte'),
  consequential: t.both('consequential', 'dégâts consécutifs'),
}

const signs: Readonly<Record<string, string>> = { add: ' + ', subtract: ' − ' }

/** The parts of a sum: "2 + 1 − 3"; '' for a number that has none. */
function sumOf(ledger: readonly Line[]): string {
  const [base, ...changes] = ledger
  if (base === undefined || changes.length === 0 || changes.some(({ how }) => !(how in signs))) return ''
  return changes.reduce((sum, { how, n: many }) => `${sum}${signs[how]}${many}`, `${base.n}`)
}

function parts(ledger: readonly Line[] = []): t.Phrase[] {
  const sum = sumOf(ledger)
  return sum === '' ? [] : [t.parentheses(sum)]
}

function unharmed({ to, ledger = [] }: Pick<Damage, 'to' | 'ledger'>): t.Phrase {
  const sum = sumOf(ledger)
  return does(to, v.toTake, t.no(n.damage), ...(sum === '' ? [] : [t.parentheses(`${sum} = 0`)]))
}

function damage({ to, dealt, via, ledger }: Damage): t.Phrase {
  const taken = does(to, v.toTake, t.count(dealt, n.damage), ...parts(ledger))
  const how = vias[via ?? '']
  return how === undefined ? taken : t.group(taken, t.parentheses(how))
}

/** An ability by its own name or that of its card; nobody uses a forced one. */
function ability({ thing, who, forced, title }: Thing & By & { forced: boolean; title?: Title }): t.Phrase {
  if (forced) return t.told(t.clause(t.of(name(thing), n.abilityNoun), v.toApply))
  if (title !== undefined) return does(who ?? '', v.toUse, t.quote(t.both(title.en, title.fr)))
  return who === thing ? does(who, v.toUse, t.a(n.abilityNoun)) : doneTo(who, v.toUse, thing)
}

/** What happens, one line for each kind of event. */
const lines = logWords(
  { ...event, counters: countersChanged },
  {
    damage: same(damage),
    unharmed: same(unharmed),
    heal: same((a: { to: string; n: number }) =>
      t.both(
        does(a.to, v.toHeal, t.count(a.n, n.damage)),
        does(a.to, v.toRecover, t.count(a.n, n.statNouns.hp)),
      ),
    ),
    gainStatus: same((a: StatusArgs) => does(a.to, v.toGain, t.a(n.statusNouns[a.status]))),
    loseStatus: same((a: StatusArgs) => does(a.to, v.toLose, t.a(n.statusNouns[a.status]))),
    attack: same((a: { attacker: string; target: string }) => does(a.attacker, v.toAttack, name(a.target))),
    enemyAttack: same((a: { attacker: string } & By) =>
      does(a.attacker, v.toAttack, ...(a.who === undefined || a.who === '' ? [] : [name(a.who)])),
    ),
    enemyScheme: same((a: { enemy: string }) => does(a.enemy, v.toScheme)),
    thwart: same((a: { character: string; scheme: string }) => does(a.character, v.toThwart, name(a.scheme))),
    defend: same((a: Thing & { attacker: string }) =>
      does(a.thing, v.toDefend, t.both('against', 'contre'), name(a.attacker)),
    ),
    placeThreat: same((a: { scheme: string; placed: number; ledger?: readonly Line[] }) =>
      does(a.scheme, v.toGain, t.count(a.placed, n.threat), ...parts(a.ledger)),
    ),
    removeThreat: same((a: { scheme: string; n: number }) =>
      does(a.scheme, v.toLose, t.count(a.n, n.threat)),
    ),
    defeat: same((a: { wasFace: string; wasScheme: boolean }) =>
      t.passive(name(a.wasFace), a.wasScheme ? v.toFoil : v.toDefeat),
    ),
    draw: same((a: Partial<Thing> & By) => does(a.who ?? '', v.toDraw, name(a.thing ?? ''))),
    lookAtTop: same((a: { n: number } & By) =>
      does(
        a.who ?? '',
        v.toLookAt,
        t.both('at', ''),
        t.the(n.card, n.top, t.plural, t.number(a.n)),
        t.prep.of,
        t.of(t.it(name(a.who ?? '')), n.deck),
      ),
    ),
    takeSeen: same((a: By) => does(a.who ?? '', v.toTakeCard, t.both('one of them', 'l’une d’elles'))),
    takeFound: same((a: Partial<Thing> & By) =>
      does(
        a.who ?? '',
        v.toTakeCard,
        name(a.thing ?? ''),
        t.both('from', 'dans'),
        t.of(t.it(name(a.who ?? '')), n.deck),
      ),
    ),
    discard: same((a: Thing & By) => doneTo(a.who, v.toDiscard, a.thing)),
    discardTop: same((a: Thing & By) => doneTo(a.who, v.toDiscard, a.thing)),
    discardEncounter: same((a: Thing) => t.passive(name(a.thing), v.toDiscard)),
    removeFromGame: same((a: Thing) =>
      t.passive(name(a.thing), v.toRemove, t.both('from the game', 'de la partie')),
    ),
    toHand: same((a: Thing & By) =>
      t.both(doneTo(a.who, v.toReturn, a.thing, 'to hand'), doneTo(a.who, v.toReturn, a.thing, 'en main')),
    ),
    intoDeck: same((a: { n: number } & By) =>
      does(
        a.who ?? '',
        v.toShuffle,
        t.count(a.n, n.card),
        t.prep.into,
        t.of(t.it(name(a.who ?? '')), n.deck),
      ),
    ),
    play: same((a: Thing & By) => doneTo(a.who, v.toPlay, a.thing)),
    enterPlay: same((a: Thing) => does(a.thing, v.toEnter, t.both('play', 'en jeu'))),
    use: same(ability),
    exhaust: same((a: Thing) => t.passive(name(a.thing), v.toExhaust)),
    ready: same((a: Thing) => t.passive(name(a.thing), v.toReady)),
    changeForm: {
      en: (a: Thing & { was: string }) => t.group(name(a.was), 'becomes', name(a.thing)),
      fr: (a: Thing & { was: string }) => t.group(name(a.was), 'devient', name(a.thing)),
    },
    deal: {
      en: (a: By) => t.group(name(a.who ?? ''), 'is dealt an encounter card'),
      fr: (a: By) => t.group(name(a.who ?? ''), 'se voit attribuer une carte Rencontre'),
    },
    boost: {
      en: (a: { enemy: string }) => t.group(name(a.enemy), 'gets a boost card'),
      fr: (a: { enemy: string }) => t.group(name(a.enemy), 'reçoit une carte de boost'),
    },
    turnBoost: {
      en: (a: Thing & { icons: number }) => t.group('boost:', name(a.thing), t.parentheses(`+${a.icons}`)),
      fr: (a: Thing & { icons: number }) => t.group('boost :', name(a.thing), t.parentheses(`+${a.icons}`)),
    },
    // A dealt card lay before its player already; one more comes by surge.
    turnUp: same((a: Thing & { from?: string } & By) =>
      a.from === 'deck'
        ? doneTo(a.who, v.toReveal, a.thing, t.prep.from, t.the(n.encounterDeckNoun))
        : doneTo(a.who, v.toReveal, a.thing),
    ),
    reveal: same((a: Thing & { cancelled: boolean }) =>
      t.passive(name(a.thing), a.cancelled ? v.toCancel : v.toResolve),
    ),
    counters: same(counters),
    turnScheme: {
      en: (a: Thing) => t.group('the main scheme is', name(a.thing)),
      fr: (a: Thing) => t.group('la manigance principale est', name(a.thing)),
    },
    putUnder: same((a: { host: string } & By) =>
      does(a.who ?? '', v.toPlace, t.a(n.card), t.both('facedown under', 'face cachée sous'), name(a.host)),
    ),
    phase: {
      en: (a: { phase: string; round: number }) =>
        t.group('round', a.round, a.phase === 'player' ? ': player phase' : ': villain phase'),
      fr: (a: { phase: string; round: number }) =>
        t.group('round', a.round, a.phase === 'player' ? ': phase des Joueurs' : ': phase du Méchant'),
    },
    turn: {
      en: (a: Thing) => t.group('it is the turn of', name(a.thing)),
      fr: (a: Thing) => t.group('c’est au tour de', name(a.thing)),
    },
    turnEnds: {
      en: (a: Thing) => t.group(name(a.thing), 'ends the turn'),
      fr: (a: Thing) => t.group(name(a.thing), 'termine son tour'),
    },
    firstPlayer: {
      en: (a: Thing) => t.group('the first-player token goes to', name(a.thing)),
      fr: (a: Thing) => t.group('le pion Premier Joueur revient à', name(a.thing)),
    },
    eliminated: {
      en: (a: Thing) => t.group(name(a.thing), 'is eliminated'),
      fr: (a: Thing) => t.passive(name(a.thing), v.toEliminate),
    },
    nextStage: {
      en: (a: Thing) => t.group('the next stage:', ...staged(a.thing)),
      fr: (a: Thing) => t.group('le stade suivant :', ...staged(a.thing)),
    },
    newDeck: {
      en: (a: By) => t.group(name(a.who ?? ''), 'makes a new deck of the discard pile'),
      fr: (a: By) => t.group(name(a.who ?? ''), 'reconstitue son deck avec sa pile de défausse'),
    },
    newEncounterDeck: fixed(
      'the encounter deck is made anew: one acceleration token',
      'le deck Rencontre est reconstitué : un pion Accélération',
    ),
    roundEnds: fixed('the round ends', 'le round se termine'),
  },
)

/** What happened, and how the game ended. */
export const log = {
  ...lines,
  'outcome.villainDefeated': fixed('the villain is defeated', 'le méchant est vaincu'),
  'outcome.schemeCompleted': fixed('the main scheme is completed', 'la manigance principale est achevée'),
  'outcome.allDefeated': fixed('every hero is defeated', 'tous les héros sont vaincus'),
}
