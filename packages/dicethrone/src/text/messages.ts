import { logWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { adj, limitBy, lookedAt, n, severalOf, v } from './nouns.ts'

/** Prompts, options, refusals and log lines; things are named by their definitions. */

type Chosen = { thing: string }
type Hero = { hero: string }
type Attempts = { left: number }
type HeroThing = Hero & { thing: string }
type HeroAbility = Hero & { ability: string }
type HeroStatus = Hero & { status: string }

function same<A>(words: (a: A) => t.Phrase): t.Words<A> {
  return { en: words, fr: words }
}

function told(en: string, fr: string): t.Words<object> {
  return { en: () => en, fr: () => fr }
}

/** What a hero did, as a line of the log. */
function did<A extends Hero>(words: (a: A) => t.Phrase): t.Words<A> {
  return same((a) => t.told(t.by(t.thing(a.hero), words(a))))
}

/** The phases as messages `phase.<id>`, for programs that show where the game stands. */
const phaseNames: Readonly<Record<string, readonly [string, string]>> = {
  upkeep: ['Upkeep Phase', 'Phase d’Entretien'],
  income: ['Income Phase', 'Phase de Revenu'],
  main_1: ['Main Phase 1', 'Phase Principale 1'],
  offensive_roll: ['Offensive Roll Phase', 'Phase de Lancer Offensif'],
  targeting_roll: ['Targeting Roll Phase', 'Phase de Lancer de Ciblage'],
  defensive_roll: ['Defensive Roll Phase', 'Phase de Lancer Défensif'],
  main_2: ['Main Phase 2', 'Phase Principale 2'],
  discard: ['Discard Phase', 'Phase de Défausse'],
}

function phaseName(phase: string): t.Phrase {
  const [en, fr] = phaseNames[phase] ?? [phase, phase]
  return t.both(en, fr)
}

interface HealthLine extends Hero {
  /** A partner whom the same moment hits. */
  readonly mate?: string | number
  readonly damage: number
  readonly heal: number
}

function healthLine({ hero, mate, damage, heal }: HealthLine): t.Phrase {
  const who = typeof mate === 'string' ? t.and(t.thing(hero), t.thing(mate)) : t.thing(hero)
  const lost = t.phrase(v.take, t.count(damage, n.damage))
  const healed = t.phrase(v.regain, t.count(heal, n.health))
  const deed = damage === 0 ? healed : heal === 0 ? lost : t.alsoDo(lost, healed)
  return t.told(t.by(who, deed))
}

function companionLine({ thing, damage, heal }: { thing: string; damage: number; heal: number }): t.Phrase {
  const deed =
    damage > 0 ? t.phrase(v.take, t.count(damage, n.damage)) : t.phrase(v.regain, t.count(heal, n.health))
  return t.told(t.by(t.thing(thing), deed))
}

/** The owner of dice is the hero at work, or somebody who is named. */
type Owned = Hero & { owner: string }
type Rerolled = Owned & { before: readonly number[]; pips: readonly number[] }

function ofAnother({ hero, owner }: Owned): t.Phrase[] {
  return owner === hero ? [] : [t.both('of', 'de'), t.thing(owner)]
}

type Came = { polarity: string }

/** Nobody gains what harms them. */
function came({ polarity }: Came) {
  return polarity === 'negative' ? v.receive : v.gain
}

function list(pips: readonly number[]): string {
  return pips.join('-')
}

/** "How many Fire Mastery tokens do you gain?" */
function howMany(en: string, fr: string): t.Words<{ status: string }> {
  return {
    en: (a) => t.group('how many', t.thing(a.status), 'tokens', en),
    fr: (a) => t.group('combien de jetons', t.thing(a.status), fr),
  }
}

const prompts = {
  'ask.main': told(
    'play or sell cards, or end the phase',
    'jouez ou vendez des cartes, ou terminez la phase',
  ),
  'ask.attempt': {
    en: (a: Attempts) => (a.left > 0 ? 'roll again, or announce an ability' : 'announce an ability, or pass'),
    fr: (a: Attempts) =>
      a.left > 0 ? 'relancez des dés, ou annoncez une capacité' : 'annoncez une capacité, ou passez',
  },
  'ask.action': told('do you act?', 'intervenez-vous ?'),
  'ask.interject': told(
    'you may play an instant action or spend tokens',
    'vous pouvez jouer une action instantanée ou dépenser des jetons',
  ),
  'ask.target': told('whom do you target?', 'qui ciblez-vous ?'),
  'ask.defender': told('which of you is targeted?', 'qui de vous deux est ciblé ?'),
  'ask.defend': told('which defensive ability do you use?', 'quelle capacité défensive utilisez-vous ?'),
  'ask.payOff': told('do you pay to remove this token?', 'payez-vous pour retirer ce jeton ?'),
  'ask.which': told('which effect?', 'quel effet ?'),
  'ask.die': told('which die do you change?', 'quel dé changez-vous ?'),
  'ask.face': told('to which number?', 'en quel chiffre ?'),
  'ask.rerollDie': told('which die is re-rolled?', 'quel dé est relancé ?'),
  'ask.rerollDice': told('which dice do you re-roll?', 'quels dés relancez-vous ?'),
  'ask.rerollFor': {
    en: (a: { n: number; status: string }) =>
      t.group('which die do you re-roll for', severalOf(a.status, a.n), '?'),
    fr: (a: { n: number; status: string }) =>
      t.group('quel dé relancez-vous pour', severalOf(a.status, a.n), '?'),
  },
  'ask.rerollToken': {
    en: (a: { pips: number }) => t.group('the die shows', a.pips, '; do you re-roll it?'),
    fr: (a: { pips: number }) => t.group('le dé montre', a.pips, '; le relancez-vous ?'),
  },
  'ask.gainTokens': howMany('do you gain?', 'gagnez-vous ?'),
  'ask.loseTokens': howMany('do you remove?', 'retirez-vous ?'),
  'ask.buyTokens': howMany('do you pay for?', 'achetez-vous ?'),
  'ask.grow': {
    en: (a: { n: number }) => t.group('what grows?', t.parentheses(t.group(a.n, 'left'))),
    fr: (a: { n: number }) => t.group('que faites-vous pousser ?', t.parentheses(t.group('reste', a.n))),
  },
  'ask.loseSpirits': told('which Spirits do you remove?', 'quels Esprits retirez-vous ?'),
  'ask.spread': {
    en: (a: { n: number }) => t.group('choose', a.n, 'times which opponent is hit'),
    fr: (a: { n: number }) => t.group('choisissez', a.n, 'fois l’adversaire touché'),
  },
  'ask.share': {
    en: (a: { companion: string; n: number }) =>
      t.group('how much of the', t.count(a.n, n.damage), 'does', t.thing(a.companion), 'take?'),
    fr: (a: { companion: string; n: number }) =>
      t.group('sur', t.count(a.n, n.damage), ', combien en subit', t.thing(a.companion), '?'),
  },
  'ask.spendTokens': howMany('do you spend?', 'dépensez-vous ?'),
  'ask.search': told('which card do you take?', 'quelle carte prenez-vous ?'),
  'ask.discard': {
    en: (a: { n: number }) => t.group('discard', t.count(a.n, n.card)),
    fr: (a: { n: number }) => t.group('défaussez', t.count(a.n, n.card)),
  },
  'ask.ransom': {
    en: (a: { pips: number; n: number; hero: string }) =>
      t.group(t.thing(a.hero), 'takes your', a.pips, ': do you pay', t.count(a.n, n.cp), '?'),
    fr: (a: { pips: number; n: number; hero: string }) =>
      t.group(t.thing(a.hero), 'prend votre', a.pips, ': payez-vous', t.count(a.n, n.cp), '?'),
  },
  'ask.sell': {
    en: (a: { n: number }) => t.group('sell', t.count(a.n, n.card)),
    fr: (a: { n: number }) => t.group('vendez', t.count(a.n, n.card)),
  },
}

const options = {
  'option.play': same((a: Chosen) => t.phrase(v.play, t.thing(a.thing))),
  'option.sell': same((a: Chosen) => t.phrase(v.sell, t.thing(a.thing))),
  'option.spend': same((a: Chosen) => t.phrase(v.spend, t.thing(a.thing))),
  'option.use': same((a: Chosen) => t.phrase(v.use, t.thing(a.thing))),
  'option.defend': same((a: Chosen) => t.phrase(v.use, t.thing(a.thing))),
  'option.payOff': same((a: Chosen) => t.phrase(v.remove, t.thing(a.thing))),
  'option.discard': same((a: Chosen) => t.phrase(v.discard, t.thing(a.thing))),
  'option.remove': same((a: Chosen) => t.phrase(v.remove, t.thing(a.thing))),
  'option.grow': same((a: { companion: string }) => t.phrase(v.grow, t.thing(a.companion))),
  'option.take': same((a: Chosen) => t.thing(a.thing)),
  'option.count': same((a: { n: number }) => t.group(a.n)),
  'option.pay': same((a: { n: number }) => t.phrase(v.pay, t.count(a.n, n.cp))),
  'option.target': same((a: Chosen) => t.thing(a.thing)),
  'option.end': told('end the phase', 'terminez la phase'),
  // Without one of its variants it is only the verb, as "why not?" asks for it.
  'option.activate': same((a: { ability: string; effect: t.Phrase } | Chosen) =>
    'ability' in a
      ? t.group(t.thing(a.ability), t.both(':', ' :'), a.effect)
      : t.phrase(v.activate, t.thing(a.thing)),
  ),
  'option.reroll': {
    en: (a: { pips: string }) => t.group('re-roll', a.pips),
    fr: (a: { pips: string }) => t.group('relancez', a.pips),
  },
  'option.rerollFor': {
    en: (a: { pips: string; n: number }) => t.group('re-roll', a.pips, 'for', t.count(a.n, n.cp)),
    fr: (a: { pips: string; n: number }) => t.group('relancez', a.pips, 'pour', t.count(a.n, n.cp)),
  },
  'option.die': same((a: { hero: string; pips: number }) =>
    t.group(t.thing(a.hero), t.both(':', ' :'), a.pips),
  ),
  'option.face': same((a: { pips: number }) => t.group(a.pips)),
}

const refusals = {
  'refused.stunned': told('a stunned player can do nothing', 'un joueur étourdi ne peut rien faire'),
  'refused.ultimate': told(
    'nothing can be done against an ultimate once it is activated',
    'rien ne peut être fait contre une capacité ultime activée',
  ),
  'refused.phase': told('not in this phase', 'pas pendant cette phase'),
  'refused.noSlot': told('there is no such ability on the board', 'cette capacité n’est pas sur le plateau'),
  'refused.level': told(
    'the ability is already at this level or higher',
    'la capacité a déjà ce niveau ou un niveau supérieur',
  ),
  'refused.notNow': told('its condition is not met now', 'sa condition n’est pas remplie'),
  'refused.cost': {
    en: (a: { cost: number }) => t.group('it costs', t.count(a.cost, n.cp)),
    fr: (a: { cost: number }) => t.group('cela coûte', t.count(a.cost, n.cp)),
  },
  'refused.played': told('it has already been played', 'elle a déjà été jouée'),
  'refused.notSpendable': told('this token cannot be spent', 'ce jeton ne peut pas être dépensé'),
  'refused.tokens': {
    en: (a: { count: number }) => t.group('it takes', a.count, 'of these tokens'),
    fr: (a: { count: number }) => t.group('il faut', a.count, 'de ces jetons'),
  },
  'refused.once': told('it was used this turn', 'cela a déjà été utilisé ce tour-ci'),
  'refused.notAttacked': told('nobody attacks this player', 'personne n’attaque ce joueur'),
  'refused.undefendable': told('this damage cannot be defended', 'ces dégâts ne peuvent pas être parés'),
  'refused.requirement': told('the dice do not show what it needs', 'les dés ne montrent pas ce qu’il faut'),
  'refused.noAttempts': told('no roll attempt is left', 'il ne reste aucune Tentative de Lancer'),
  'refused.notYourDie': told('this card cannot change that die', 'cette carte ne peut pas changer ce dé'),
  'refused.tooMany': told(
    'two, three or four players: the rules for five and six are not in the rulebook',
    'deux, trois ou quatre joueurs : les règles à cinq et six ne sont pas dans le livret',
  ),
  'refused.heroCount': {
    en: (a: { count: number }) => t.group('this mode needs', a.count, 'heroes'),
    fr: (a: { count: number }) => t.group('ce mode demande', a.count, 'héros'),
  },
}

/** What happened, one line for each kind of event. */
const log = logWords(event, {
  target: did((a: Hero & { target: string }) => t.phrase(v.target, t.thing(a.target))),
  defeated: same((a: Hero) => t.clause(t.thing(a.hero), v.be, adj.defeated)),
  cutTurn: {
    en: (a: Hero) => t.group('the turn of', t.thing(a.hero), 'ends here'),
    fr: (a: Hero) => t.group('le tour', 'de', t.thing(a.hero), 's’arrête là'),
  },
  points: same((a: Hero & { n: number }) =>
    t.told(t.by(t.thing(a.hero), t.phrase(a.n < 0 ? v.lose : v.gain, t.count(Math.abs(a.n), n.cp)))),
  ),
  health: same(healthLine),
  unharmed: did((a: Hero & { came: number; avoided: boolean }) =>
    a.avoided
      ? t.phrase(v.avoid, t.count(a.came, n.damage))
      : t.phrase(v.take, t.no(n.damage), t.parentheses(`${a.came} − ${a.came} = 0`)),
  ),
  phase: same((a: Hero & { phase: string }) =>
    t.group(t.thing(a.hero), t.both(':', ' :'), phaseName(a.phase)),
  ),
  turn: {
    en: (a: Hero) => t.group('turn of', t.thing(a.hero)),
    fr: (a: Hero) => t.group('tour', 'de', t.thing(a.hero)),
  },
  firstPlayer: did(() => t.phrase(v.begin)),
  draw: did((a: HeroThing) => t.phrase(v.draw, a.thing === '' ? t.count(1, n.card) : t.thing(a.thing))),
  reshuffle: did(() => t.phrase(v.shuffle, t.both('the discard pile', 'la défausse'))),
  upgrade: did((a: HeroThing) => t.phrase(v.play, t.thing(a.thing))),
  play: did((a: HeroThing) => t.phrase(v.play, t.thing(a.thing))),
  discard: did((a: HeroThing) => t.phrase(v.discard, t.thing(a.thing))),
  sell: did((a: HeroThing) => t.phrase(v.sell, t.thing(a.thing))),
  status: did((a: HeroStatus & Came) => t.phrase(came(a), t.thing(a.status))),
  loseStatus: did((a: HeroStatus & { how: string }) =>
    t.phrase(a.how === 'spent' ? v.spend : v.lose, t.thing(a.status)),
  ),
  transferStatus: did((a: HeroStatus & Came & { other: string }) =>
    t.phrase(
      came(a),
      t.thing(a.status),
      t.both(t.group('from', t.thing(a.other)), t.group('de', t.thing(a.other))),
    ),
  ),
  roll: did((a: Hero & { pips: readonly number[] }) => t.phrase(v.roll, list(a.pips))),
  reroll: did((a: Rerolled) =>
    t.phrase(
      v.reroll,
      t.count(a.pips.length, n.die),
      ...ofAnother(a),
      t.parentheses(`${list(a.before)} → ${list(a.pips)}`),
    ),
  ),
  attempt: did((a: Hero & { pips: readonly number[] }) => t.phrase(v.roll, list(a.pips))),
  extraAttempt: did(() => t.phrase(v.gain, t.count(1, n.attempt))),
  turnDie: did((a: Owned & { before: number; pips: number }) =>
    t.phrase(v.change, t.both('a', 'un'), a.before, ...ofAnother(a), t.both('into', 'en'), a.pips),
  ),
  offensiveRoll: told('dice are rolled', 'les dés sont lancés'),
  announce: did((a: HeroAbility) => t.phrase(v.announce, t.thing(a.ability))),
  activate: did((a: HeroAbility) => t.phrase(v.activate, t.thing(a.ability))),
  defend: did((a: HeroAbility) => t.phrase(v.activate, t.thing(a.ability))),
  attack: told('the roll phases are over', 'les Phases de Lancer sont terminées'),
  extraPhase: did(() => t.phrase(v.gain, t.count(1, n.offence))),
  rollPhaseEnd: told('the Roll Phase is over', 'la Phase de Lancer est terminée'),
  turnEnd: told('the turn is over', 'le tour est terminé'),
  raiseLimit: did((a: HeroStatus & { n: number }) => t.phrase(v.raise, ...limitBy(a.status, a.n))),
  useText: told('this text is used up for the turn', 'ce texte est épuisé pour ce tour'),
  search: did(() => t.phrase(v.search, t.your(n.deck))),
  fetch: did(() => t.phrase(v.gain, t.count(1, n.card))),
  flip: did(() => t.phrase(v.flip, t.your(n.board))),
  look: did((a: Hero & { other: string }) => t.phrase(v.look, lookedAt(t.of(t.thing(a.other), n.hand)))),
  companion: same(companionLine),
  build: did((a: HeroThing) => t.phrase(v.build, t.thing(a.thing))),
  turnCompanion: did((a: HeroThing) => t.phrase(v.flip, t.thing(a.thing))),
  grow: did((a: HeroThing) => t.phrase(v.grow, t.thing(a.thing))),
  loseCompanion: did((a: Hero & { companion: string; how: string }) =>
    t.phrase(a.how === 'spent' ? v.spend : v.lose, t.thing(a.companion)),
  ),
  help: did((a: HeroThing) => t.phrase(v.activate, t.thing(a.thing))),
  upkeep: told('upkeep is over', 'l’entretien est terminé'),
  damage: told('damage is applied', 'les dégâts sont appliqués'),
})

const outcomes = {
  'outcome.draw': told('all fell at once: a draw', 'tous sont tombés en même temps : égalité'),
  'outcome.lastStanding': told('the last side standing wins', 'le dernier camp debout l’emporte'),
}

const phases = Object.fromEntries(
  Object.entries(phaseNames).map(([phase, [en, fr]]) => [`phase.${phase}`, told(en, fr)]),
)

export const messages = t.defineMessages({
  ...prompts,
  ...options,
  ...refusals,
  ...log,
  ...outcomes,
  ...phases,
}) as never
