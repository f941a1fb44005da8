import { arg, eventName, fields, localName, rawNumber, rawThings, thing, word } from '../arg.ts'
import type { Pattern } from '../node.ts'
import { pickOf } from '../env.ts'
import { type EventKind, fieldOf, type PatternOf } from '../event.ts'
import { op } from '../op.ts'
import { NOBODY, NOTHING } from '../state.ts'
import { upTo } from '../text/amount.ts'
import { another, each, it as saysIt, of, the as saysThe, thisOne, you as saysYou } from '../text/nominal.ts'
import { cardNoun, playerNoun } from './lexicon.ts'

const selfOp = op('self', 'thing', {
  args: [],
  isSelf: true,
  value: (_q, _a, env) => env.self,
  say: () => thisOne(cardNoun),
})
/** The card that speaks. */
export const self = selfOp()

const itOp = op('it', 'thing', {
  args: [],
  value: (_q, _a, env) => env.it,
  say: () => saysIt(saysThe(cardNoun)),
})
/** The current thing inside "each". */
export const it = itOp()

/** A thing that this text named before. */
export const the = op('the', 'thing', {
  args: [arg('name', localName)],
  uses: (a) => String(a['name']),
  value: (_q, a, env) => env.names[a.name] ?? NOTHING,
  say: () => saysIt(saysThe(cardNoun)),
})

const hostOp = op('host', 'thing', {
  args: [],
  isHost: true,
  value: (q, _a, env) => (q.exists(env.self) ? q.thing(env.self).host : NOTHING),
  say: (_a, words) => words.host,
})
/** The thing that this card is attached to. */
export const host = hostOp()

/** A thing that the event this text answers names in a field, such as its source. */
export const ofEvent = op('ofEvent', 'thing', {
  args: [arg('field', word)],
  reads: (a) => String(a['field']),
  value: (q, a, env) => (env.event < 0 ? NOTHING : (fieldOf(q.event(env.event), a.field) ?? NOTHING)),
  say: (a, words) => words.fields[a.field] ?? saysThe(cardNoun),
})

/** A thing its player chooses, among those for which the effect would do something. */
export const choose = op('choose', 'thing', {
  // Raw: what it stands for is the pick; the candidates are wanted only while it is asked.
  args: [arg('from', rawThings)],
  asks: true,
  value: (_q, _a, env, node) => pickOf(env, node.n)?.[0] ?? NOTHING,
  say: (a) => ({ ...a.from, determiner: 'a', plural: false }),
})

/** Several things its player chooses. */
export const chooseSome = op('chooseSome', 'things', {
  args: [arg('from', rawThings), arg('least', rawNumber), arg('most', rawNumber)],
  asks: true,
  value: (_q, _a, env, node) => pickOf(env, node.n) ?? [],
  say: (a) => ({ ...a.from, determiner: 'bare', plural: true, amount: upTo(a.most) }),
})

const youOp = op('you', 'seat', {
  args: [],
  value: (_q, _a, env) => env.you,
  say: () => saysYou,
})
/** The player whom the text means. */
export const you = youOp()

export const controllerOf = op('controllerOf', 'seat', {
  args: [arg('thing', thing)],
  value: (q, a) => (q.exists(a.thing) ? q.thing(a.thing).controller : NOBODY),
  say: (a) => of(a.thing, playerNoun),
})

export const ownerOf = op('ownerOf', 'seat', {
  args: [arg('thing', thing)],
  value: (q, a) => (q.exists(a.thing) ? q.thing(a.thing).owner : NOBODY),
  say: (a) => of(a.thing, playerNoun),
})

const everyPlayerOp = op('everyPlayer', 'seats', {
  args: [],
  value: (q) => q.order(),
  say: () => each(playerNoun),
})
/** Every player, in player order. */
export const everyPlayer = everyPlayerOp()

const otherPlayersOp = op('otherPlayers', 'seats', {
  args: [],
  value: (q, _a, env) => q.order().filter((seat) => seat !== env.you),
  say: () => ({ ...another(playerNoun), determiner: 'each' }),
})
/** Every player but you. */
export const otherPlayers = otherPlayersOp()

const patternOp = op('event', 'pattern', {
  args: [arg('event', eventName), arg('where', fields)],
  say: (a, words) => words.events[a.event]?.(a.where) ?? a.event,
})

/** How content asks for events: the name of a kind, and what each field given must fit. */
export type On<Kinds extends Readonly<Record<string, EventKind>>> = <Name extends keyof Kinds & string>(
  event: Name,
  where?: PatternOf<Kinds[Name]>,
) => Pattern

/** The word `on` of a game that has these kinds of events, by name. Its words are the game's, by kind of event. */
export function patternsOver<Kinds extends Readonly<Record<string, EventKind>>>(kinds: Kinds): On<Kinds> {
  return (event, where) => patternOp(kinds[event]?.name ?? event, where ?? {})
}

export const selectorOps = [
  selfOp,
  itOp,
  the,
  hostOp,
  ofEvent,
  choose,
  chooseSome,
  youOp,
  controllerOf,
  ownerOf,
  everyPlayerOp,
  otherPlayersOp,
  patternOp,
]
