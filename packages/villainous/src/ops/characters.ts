import {
  arg,
  type Env,
  number,
  oneOf,
  op,
  type Query,
  thing,
  type ThingId,
  word,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import {
  alliesOf,
  charactersAt,
  charactersIn,
  charactersInDomains,
  charactersInPlay,
  domainOf,
  hasKeyword,
  isAllyOf,
  isKind,
  placeOf,
} from '../query/domain.ts'
import { isMarked } from '../query/marks.ts'
import { strengthOf } from '../query/strength.ts'
import { ally, character, copy, hero, strength } from '../text/nouns.ts'
import { victimOf } from './players.ts'

const kinds = ['character', 'hero', 'ally'] as const
const places = [
  'inPlay',
  'inDomains',
  'here',
  'elsewhere',
  'atHome',
  'abroad',
  'inDomainOfVictim',
  'onCrises',
  'besideYourAllies',
] as const
const owners = ['anybody', 'you', 'others', 'victim'] as const
const qualities = ['', 'other', 'marked'] as const

type Kind = (typeof kinds)[number]
type Where = (typeof places)[number]
type Whose = (typeof owners)[number]
type Quality = (typeof qualities)[number]

/** No character comes near this Strength: no limit. */
const NO_LIMIT = 99

function standing(q: Query, where: Where, env: Env): ThingId[] {
  switch (where) {
    case 'inPlay':
      return charactersInPlay(q)
    case 'inDomains':
      return charactersInDomains(q)
    case 'here':
      return charactersAt(q, placeOf(q, env.self))
    case 'elsewhere':
      return charactersInDomains(q).filter((id) => placeOf(q, id) !== placeOf(q, env.self))
    case 'atHome':
      return charactersIn(q, env.you)
    case 'abroad':
      return charactersInDomains(q).filter((id) => domainOf(q, id) !== env.you)
    case 'inDomainOfVictim':
      return charactersIn(q, victimOf(q, env))
    case 'onCrises':
      return q.ids('crisis').filter((id) => isKind(q, id, 'ally'))
    case 'besideYourAllies': {
      const near = new Set(alliesOf(q, env.you).map((id) => placeOf(q, id)))
      // A Crisis is a location too.
      return charactersInPlay(q).filter((id) => near.has(placeOf(q, id)))
    }
  }
}

function belongs(q: Query, id: ThingId, whose: Whose, env: Env): boolean {
  if (whose === 'anybody') return true
  if (whose === 'victim') return isAllyOf(q, id, victimOf(q, env))
  return isAllyOf(q, id, env.you) === (whose === 'you')
}

function isSuch(q: Query, id: ThingId, quality: Quality, env: Env): boolean {
  if (quality === 'other') return id !== env.self
  return quality === '' || isMarked(q, id)
}

const charactersOp = op('characters', 'things', {
  args: [
    arg('kind', oneOf(...kinds)),
    arg('where', oneOf(...places)),
    arg('whose', oneOf(...owners), 'anybody'),
    arg('most', number, NO_LIMIT),
    arg('quality', oneOf(...qualities), ''),
    arg('code', word, ''),
  ],
  value: (q, a, env) =>
    standing(q, a.where, env).filter(
      (id) =>
        (a.kind === 'character' || isKind(q, id, a.kind)) &&
        belongs(q, id, a.whose, env) &&
        isSuch(q, id, a.quality, env) &&
        (a.code === '' || q.thing(id).face === a.code) &&
        (a.most === NO_LIMIT || strengthOf(q, id) <= a.most),
    ),
  say: (a) => {
    // There is one Hero of a name, and there may be several Allies.
    if (a.code !== '' && a.kind === 'hero') return t.thing(a.code)
    const noun = a.code === '' ? { character, hero, ally }[a.kind] : copy
    const words: t.Modifier[] = []
    if (a.code !== '') words.push(t.group(t.prep.of, t.thing(a.code)))
    if (a.quality === 'marked') words.push(t.both('with a Soul Mark', 'portant un Marqueur d’Âme'))
    if (a.whose !== 'anybody') words.push(ownerWords[a.whose])
    if (a.most.value !== NO_LIMIT) words.push(ofStrength(a.most))
    const place = (words.length > 0 ? fartherPlaceWords[a.where] : null) ?? placeWords[a.where]
    if (place !== null) words.push(place)
    return a.quality === 'other' ? t.another(noun, ...words) : t.each(noun, ...words)
  },
})

const ownerWords: Readonly<Record<Exclude<Whose, 'anybody'>, t.Phrase>> = {
  you: t.both('you control', 'que vous contrôlez'),
  others: t.both('you do not control', 'que vous ne contrôlez pas'),
  victim: t.both('of the targeted player', 'du joueur visé'),
}

const placeWords: Readonly<Record<Where, t.Phrase | null>> = {
  inPlay: null,
  inDomains: t.both('in any domain', 'de n’importe quel domaine'),
  here: t.both('at this location', 'de ce lieu'),
  elsewhere: t.both('in any domain', 'de n’importe quel domaine'),
  atHome: t.both('in your domain', 'de votre domaine'),
  abroad: t.both('in another player’s domain', 'd’un domaine adverse'),
  inDomainOfVictim: t.both('in the targeted player’s domain', 'du domaine visé'),
  onCrises: t.both('on a Crisis', 'présent sur une Crise'),
  besideYourAllies: t.both('at the location of one of your Allies', 'sur le lieu de l’un de vos Alliés'),
}

/** Behind other words « de ce lieu » would belong to them. */
const fartherPlaceWords: Readonly<Partial<Record<Where, t.Phrase>>> = {
  here: t.both('at this location', 'sur ce lieu'),
  atHome: t.both('in your domain', 'dans votre domaine'),
  abroad: t.both('in another player’s domain', 'dans un domaine adverse'),
}

function ofStrength(most: t.Amount): t.Phrase {
  return t.group(
    t.both('with', 'ayant une'),
    t.bare(strength),
    t.both(most, t.group('de', most)),
    t.both('or less', 'ou moins'),
  )
}

interface Which {
  readonly whose?: Whose
  readonly most?: number
  readonly quality?: Quality
  readonly code?: string
}

/** Characters of a kind at some places, and of them those of an owner, a Strength, a quality or a name. */
export function characters(kind: Kind, where: Where, which: Which = {}) {
  return charactersOp(kind, where, which.whose, which.most, which.quality, which.code)
}

/** The Allies you control, wherever they are. */
export const yourAllies = characters('ally', 'inPlay', { whose: 'you' })
/** Other characters where this card lies; with a limit, only those of that Strength or less. */
export const othersHere = (most?: number) =>
  characters('character', 'here', { quality: 'other', ...(most === undefined ? {} : { most }) })

/** Characters beside one of your Allies that it can vanquish alone. */
export const withinReachOf = op('withinReachOf', 'things', {
  args: [arg('ally', thing)],
  value(q, a, env) {
    // Who has no Strength is of no use in a fight, not even against one without any.
    if (placeOf(q, a.ally) < 0 || strengthOf(q, a.ally) === 0) return []
    const foes = charactersAt(q, placeOf(q, a.ally)).filter((id) => !isAllyOf(q, id, env.you))
    return foes.filter(
      (id) => strengthOf(q, id) <= strengthOf(q, a.ally) && !hasKeyword(q, id, 'needsTwoAllies'),
    )
  },
  say: () =>
    t.each(
      character,
      t.both('at its location', 'sur son lieu'),
      t.both('whose Strength is not higher than its own', 'dont la Force ne dépasse pas la sienne'),
    ),
})

const itAllyOp = op('itAlly', 'thing', {
  args: [],
  value: (_q, _a, env) => env.it,
  say: () => t.it(t.the(ally)),
})
/** The current Ally inside "each". */
export const itAlly = itAllyOp()

/** Your Allies at a location. */
export const yourAlliesAt = op('yourAlliesAt', 'things', {
  args: [arg('place', thing)],
  value: (q, a, env) => charactersAt(q, a.place).filter((id) => isAllyOf(q, id, env.you)),
  say: () =>
    t.each(ally, t.both('you control', 'que vous contrôlez'), t.both('at that location', 'sur ce lieu')),
})

export const characterOps = [charactersOp, withinReachOf, itAllyOp, yourAlliesAt]
