import { arg, codeName, NOTHING, op, word } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { bound } from '../boundNames.ts'
import { cardsInPlay, controlled, hasTrait, isKind } from '../query/card.ts'
import * as schemeQuery from '../query/schemes.ts'
import * as n from '../text/nouns.ts'
import { toControl } from '../text/verbs.ts'

/** Schemes, upgrades and other cards that texts speak of. */

/** A card in play by its name. */
export const named = op('named', 'thing', {
  args: [arg('id', codeName)],
  value: (q, a) => cardsInPlay(q).find((id) => q.thing(id).face === a.id) ?? NOTHING,
  say: (a) => t.thing(a.id),
})

const schemesOp = op('schemes', 'things', {
  args: [],
  value: (q) => schemeQuery.schemes(q),
  say: () => t.each(n.scheme),
})
export const schemes = schemesOp()

const sideSchemesOp = op('sideSchemes', 'things', {
  args: [],
  value: (q) => schemeQuery.sideSchemes(q),
  say: () => t.each(n.sideSchemeNoun),
})
export const sideSchemes = sideSchemesOp()

const otherSchemesOp = op('otherSchemes', 'things', {
  args: [],
  value: (q, _a, env) => schemeQuery.schemes(q).filter((id) => id !== bound(env).thwarted),
  say: () => ({ ...t.another(n.scheme), determiner: 'each' }),
})
/** The schemes that this text has not thwarted before. */
export const otherSchemes = otherSchemesOp()

const mainSchemeOp = op('mainScheme', 'thing', {
  args: [],
  value: (q) => schemeQuery.mainSchemeOf(q),
  say: () => t.the(n.mainSchemeNoun),
})
export const mainScheme = mainSchemeOp()

const youControl = t.whom(t.clause(t.you, toControl))

/** Upgrades that you control, those with a trait or all, wherever they are attached (R84). */
export const yourUpgrades = op('yourUpgrades', 'things', {
  args: [arg('trait', word, '')],
  value: (q, a, env) =>
    controlled(q, env.you).filter(
      (id) => isKind(q, id, 'upgrade') && (a.trait === '' || hasTrait(q, id, a.trait)),
    ),
  say: (a) =>
    t.each(n.upgradeNoun, ...[n.traitAdjectives[a.trait]].filter((one) => one !== undefined), youControl),
})

const upgradesAndSupportsOp = op('yourUpgradesAndSupports', 'things', {
  args: [],
  value: (q, _a, env) => controlled(q, env.you).filter((id) => isKind(q, id, 'upgrade', 'support')),
  say: () => t.each({ ...n.upgradeNoun, ...upgradeOrSupport }, youControl),
})
const upgradeOrSupport = t.noun({
  en: ['upgrade or support', 'upgrades or supports'],
  fr: ['amélioration ou un soutien', 'améliorations ou soutiens', 'f'],
})
/** Upgrades and supports that you control, wherever they are attached (R84). */
export const yourUpgradesAndSupports = upgradesAndSupportsOp()

/** Upgrades in play with a trait, under anybody's control. */
export const upgradesWith = op('upgradesWith', 'things', {
  args: [arg('trait', word)],
  value: (q, a) => cardsInPlay(q).filter((id) => isKind(q, id, 'upgrade') && hasTrait(q, id, a.trait)),
  say: (a) => t.each(n.upgradeNoun, ...[n.traitAdjectives[a.trait]].filter((one) => one !== undefined)),
})

export const cardSelectorOps = [
  named,
  schemesOp,
  sideSchemesOp,
  otherSchemesOp,
  mainSchemeOp,
  yourUpgrades,
  upgradesAndSupportsOp,
  upgradesWith,
]
