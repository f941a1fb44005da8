import { countersChanged, logWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import type { Status } from '../card.ts'
import * as n from './nouns.ts'
import { fixed, same, type Thing } from './say.ts'
import * as v from './verbs.ts'

const name = t.thing

type Damage = { to: string; dealt: number; via?: string }
type Counters = Thing & { counter: string; n: number }
type StatusArgs = { to: string; status: Status }

/** Counters by the word on their card; the Helicarrier's discount is none of them. */
function counters({ thing, counter, n: many }: Counters): t.Phrase {
  if (counter === 'discount')
    return many < 0
      ? t.both('the reduced cost was used', 'le coût réduit a servi')
      : t.both(`the next card costs ${many} less`, `la prochaine carte coûte ${many} de moins`)
  const verb = many < 0 ? v.toLose : v.toGain
  return t.logged(
    t.clause(
      name(thing),
      verb,
      t.count(Math.abs(many), n.counterNouns[counter as keyof typeof n.counterNouns]),
    ),
  )
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

/** What happened, one line for each kind of event. */
const lines = logWords(
  { ...event, counters: countersChanged },
  {
    damage: same((a: Damage) => {
      const taken = t.logged(t.clause(name(a.to), v.toTake, t.count(a.dealt, n.damage)))
      const via = vias[a.via ?? '']
      return via === undefined ? taken : t.group(taken, t.parentheses(via))
    }),
    heal: same((a: { to: string; n: number }) =>
      t.logged(t.clause(name(a.to), v.toHeal, t.count(a.n, n.damage))),
    ),
    gainStatus: same((a: StatusArgs) =>
      t.logged(t.clause(name(a.to), v.toGain, t.a(n.statusNouns[a.status]))),
    ),
    loseStatus: same((a: StatusArgs) =>
      t.logged(t.clause(name(a.to), v.toLose, t.a(n.statusNouns[a.status]))),
    ),
    attack: same((a: { attacker: string; target: string }) =>
      t.logged(t.clause(name(a.attacker), v.toAttack, name(a.target))),
    ),
    enemyAttack: same((a: { attacker: string }) => t.logged(t.clause(name(a.attacker), v.toAttack))),
    enemyScheme: same((a: { enemy: string }) => t.logged(t.clause(name(a.enemy), v.toScheme))),
    thwart: same((a: { character: string; scheme: string }) =>
      t.logged(t.clause(name(a.character), v.toThwart, name(a.scheme))),
    ),
    defend: same((a: Thing) => t.logged(t.clause(name(a.thing), v.toDefend))),
    placeThreat: same((a: { scheme: string; placed: number }) =>
      t.logged(t.clause(name(a.scheme), v.toGain, t.count(a.placed, n.threat))),
    ),
    removeThreat: same((a: { scheme: string; n: number }) =>
      t.logged(t.clause(name(a.scheme), v.toLose, t.count(a.n, n.threat))),
    ),
    defeat: same((a: { wasFace: string }) =>
      t.both(t.passive(name(a.wasFace), v.toDefeat), t.passive(name(a.wasFace), v.toDefeat)),
    ),
    draw: same((a: Partial<Thing>) => t.passive(name(a.thing ?? ''), v.toDraw)),
    lookAtTop: {
      en: (a: { n: number }) => t.group('the top cards of a deck are looked at', t.parentheses(a.n)),
      fr: (a: { n: number }) => t.group('les cartes du dessus d’un deck sont regardées', t.parentheses(a.n)),
    },
    takeSeen: fixed('one of them goes to a hand', 'l’une d’elles rejoint une main'),
    takeFound: {
      en: (a: Partial<Thing>) => t.group(name(a.thing ?? ''), 'goes from a deck to a hand'),
      fr: (a: Partial<Thing>) => t.group(name(a.thing ?? ''), 'passe d’un deck à une main'),
    },
    discard: same((a: Thing) => t.passive(name(a.thing), v.toDiscard)),
    discardTop: same((a: Thing) => t.passive(name(a.thing), v.toDiscard)),
    discardEncounter: same((a: Thing) => t.passive(name(a.thing), v.toDiscard)),
    removeFromGame: same((a: Thing) =>
      t.passive(name(a.thing), v.toRemove, t.both('from the game', 'de la partie')),
    ),
    toHand: {
      en: (a: Thing) => t.group(name(a.thing), 'goes to a hand'),
      fr: (a: Thing) => t.group(name(a.thing), 'rejoint une main'),
    },
    intoDeck: same((a: { n: number }) =>
      t.passive(t.count(a.n, n.card), v.toShuffle, t.both('into a deck', 'dans un deck')),
    ),
    play: same((a: Thing) => t.passive(name(a.thing), v.toPlay)),
    enterPlay: same((a: Thing) => t.logged(t.clause(name(a.thing), v.toEnter, t.both('play', 'en jeu')))),
    use: {
      en: (a: Thing) => t.group('an ability of', name(a.thing), 'is used'),
      fr: (a: Thing) => t.group('une capacité de', name(a.thing), 'est utilisée'),
    },
    exhaust: same((a: Thing) => t.passive(name(a.thing), v.toExhaust)),
    ready: same((a: Thing) => t.passive(name(a.thing), v.toReady)),
    changeForm: {
      en: (a: Thing) => t.group(name(a.thing), 'comes forward'),
      fr: (a: Thing) => t.group(name(a.thing), 'prend le relais'),
    },
    deal: fixed('an encounter card is dealt', 'une carte Rencontre est attribuée'),
    boost: {
      en: (a: { enemy: string }) => t.group(name(a.enemy), 'gets a boost card'),
      fr: (a: { enemy: string }) => t.group(name(a.enemy), 'reçoit une carte de boost'),
    },
    turnBoost: {
      en: (a: Thing & { icons: number }) => t.group('boost:', name(a.thing), t.parentheses(`+${a.icons}`)),
      fr: (a: Thing & { icons: number }) => t.group('boost :', name(a.thing), t.parentheses(`+${a.icons}`)),
    },
    // A dealt card lay before its player already; one more comes by surge.
    turnUp: same((a: Thing & { from?: string }) =>
      a.from === 'deck'
        ? t.passive(name(a.thing), v.toReveal, t.both('from the encounter deck', 'du deck Rencontre'))
        : t.passive(name(a.thing), v.toReveal),
    ),
    reveal: same((a: Thing & { cancelled: boolean }) =>
      t.passive(name(a.thing), a.cancelled ? v.toCancel : v.toResolve),
    ),
    counters: same(counters),
    turnScheme: {
      en: (a: Thing) => t.group('the main scheme is', name(a.thing)),
      fr: (a: Thing) => t.group('la manigance principale est', name(a.thing)),
    },
    putUnder: {
      en: (a: { host: string }) => t.group('a card goes facedown under', name(a.host)),
      fr: (a: { host: string }) => t.group('une carte est placée face cachée sous', name(a.host)),
    },
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
      fr: (a: Thing) => t.group(name(a.thing), 'quitte la partie'),
    },
    nextStage: {
      en: (a: Thing) => t.group('the next stage:', ...staged(a.thing)),
      fr: (a: Thing) => t.group('le stade suivant :', ...staged(a.thing)),
    },
    newDeck: fixed('a deck is made anew', 'un deck est reconstitué'),
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
