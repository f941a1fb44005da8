import { patternWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import * as n from './nouns.ts'
import * as v from './verbs.ts'

type Where = { readonly defeatedMinion?: t.Phrase; readonly defeatedEnemy?: t.Phrase }

function nominal(given: t.Phrase | undefined, otherwise: t.Nominal): t.Nominal {
  if (typeof given === 'object' && (given.kind === 'nounPhrase' || given.kind === 'nounList')) return given
  return otherwise
}

/** Several cards of a kind in a pattern mean any one of them: "a facedown Drone". */
function any(given: t.Phrase | undefined, otherwise: t.Nominal): t.Nominal {
  const one = nominal(given, otherwise)
  return one.kind === 'nounPhrase' && one.determiner === 'each' ? { ...one, determiner: 'a' } : one
}

const fromAttack = t.group(t.prep.from, t.a(n.attackNoun))

const againstAttack = t.both('against an attack', 'contre une attaque')

/** The second verb of "attacks and defeats an enemy"; only texts behind "after" say it. */
function andDefeats(where: Where): t.Phrase[] {
  if (where.defeatedMinion !== undefined) return [t.both('and defeats a minion', 'et vaincu un sbire')]
  if (where.defeatedEnemy !== undefined) return [t.both('and defeats an enemy', 'et vaincu un ennemi')]
  return []
}

const inStepOne = t.both(
  'during step one of the villain phase',
  'pendant la première étape de la phase du Méchant',
)

/** How kinds of event read after "when" and "after". */
export const eventWords = patternWords(event, {
  damage: (where) =>
    t.would(
      t.clause(
        any(where.to, t.a(n.character)),
        v.toTake,
        t.some(n.damage),
        ...(where.fromAttack !== undefined ? [fromAttack] : []),
      ),
    ),
  defeat(where) {
    if (where.wasFace === 'drone') return t.passive(t.a(n.drone, n.facedown), v.toDefeat)
    if (where.by !== undefined) return t.clause(nominal(where.by, t.you), v.toDefeat, t.a(n.minion))
    return t.passive(any(where.thing, t.a(n.character)), v.toDefeat)
  },
  enemyAttack(where) {
    if (where.defender !== undefined)
      return t.clause(any(where.defender, t.a(n.character)), v.toDefend, againstAttack)
    return t.clause(
      any(where.attacker, where.villain === (true as never) ? t.the(n.villainNoun) : t.a(n.enemy)),
      v.toAttack,
      ...(where.first === undefined ? [] : [where.first]),
    )
  },
  enemyScheme: (where) =>
    t.clause(
      any(where.enemy, where.villain === (true as never) ? t.the(n.villainNoun) : t.a(n.enemy)),
      v.toScheme,
    ),
  attack: (where) =>
    where.basic === undefined
      ? t.clause(any(where.attacker, t.you), v.toAttack, ...andDefeats(where))
      : t.clause(any(where.attacker, t.you), v.toMake, t.a(n.attackNoun, n.basic)),
  changeForm: () => t.phrase(v.toChangeForm, t.both('to this form', 'sous cette forme')),
  thwart: (where) => t.clause(any(where.character, t.you), v.toThwart),
  placeThreat: (where) =>
    t.would(
      t.passive(
        t.some(n.threat),
        v.toPlace,
        t.prep.on,
        any(where.scheme, t.a(n.scheme)),
        ...(where.via === 'step' ? [inStepOne] : []),
      ),
    ),
  reveal: (where) =>
    t.clause(
      t.a(n.player),
      v.toReveal,
      t.a(where.type === 'treachery' ? n.treacheryNoun : n.card),
      ...(where.fromDeck === undefined ? [] : [t.prep.from, t.the(n.encounterDeckNoun)]),
    ),
  enterPlay(where) {
    const who = any(where.thing, t.a(n.card))
    if (where.played !== undefined) return t.clause(t.you, v.toPlay, who)
    return t.clause(who, v.toEnter, t.both('play', 'en jeu'))
  },
  roundEnds: () => t.group(t.the(n.roundNoun), t.both('ends', 'se termine')),
})

/** Things that events name. */
export const fieldWords: Readonly<Record<string, t.NounPhrase>> = {
  attacker: t.that(n.enemy),
  enemy: t.that(n.enemy),
  thing: t.that(n.card),
  scheme: t.that(n.scheme),
  target: t.the(n.enemy, n.attacked),
}
