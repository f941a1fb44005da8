import { patternWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import * as n from './nouns.ts'
import { colorWord } from './say.ts'

function wordOf(phrase: t.Phrase | undefined): string {
  return typeof phrase === 'string' ? phrase : ''
}

/** Who does it: a hero, or a Zombie Hero where the text says so. */
const doer = (hero: t.Phrase | undefined): t.NounPhrase => t.a(hero === undefined ? n.hero : n.zombie)

/** How kinds of event read after "when" and "after". */
export const eventWords = patternWords(event, {
  attack(where) {
    if (where.hero === undefined) return t.clause(t.a(n.hero), n.toAttack)
    if (where.attack !== undefined) return t.clause(t.you, n.toAttack, t.both('with', 'avec'), where.attack)
    if (where.eats !== undefined)
      return t.clause(t.you, n.toAttack, t.both('in Melee without devouring', 'en Mêlée sans dévorer'))
    if (wordOf(where.type) === 'melee') return t.clause(t.you, n.toAttack, t.both('in Melee', 'en Mêlée'))
    return t.clause(t.you, n.toAttack)
  },
  wounds: (where) => t.would(t.clause(where.to as t.Nominal, n.toSuffer, t.some(n.wound))),
  enemiesEnter: (where) =>
    where.phase === undefined
      ? t.clause(t.some(n.enemy), n.toEnter, t.both('a Zone', 'dans une Zone'))
      : t.clause(
          t.some(n.enemy),
          n.toEnter,
          t.both('a Zone in the Enemy Phase', 'dans une Zone pendant la Phase des Ennemis'),
        ),
  eat: (where) =>
    where.code === undefined
      ? t.clause(t.a(n.zombie), n.toDevour, t.a(n.citizen))
      : t.passive(t.thing(wordOf(where.code)), n.toDevour),
  playersBegin: () => t.moment(t.both('at the start of the round', 'au début du Round')),
  playersEnd: () => t.moment(t.both('at the end of the Player Phase', 'à la fin de la Phase des Joueurs')),
  enemiesEnd: () => t.moment(t.both('at the end of the Enemy Phase', 'à la fin de la Phase des Ennemis')),
  turnEnds: () => t.moment(t.both('at the end of your turn', 'à la fin de votre Tour')),
  endPhase: () => t.moment(t.both('at the start of the End Phase', 'au début de la Phase de Fin de Round')),
  takeObjective: (where) =>
    where.color === undefined
      ? t.clause(doer(where.hero), n.toTake, t.a(n.objective))
      : t.clause(doer(where.hero), n.toTake, t.a(n.objective, colorWord(wordOf(where.color)))),
  takeSecret: () =>
    t.clause(t.a(n.hero), n.toTake, t.both('a Secret Mission card', 'une carte Mission Secrète')),
  rescue: () => t.clause(t.a(n.hero), n.toRescue, t.a(n.citizen)),
  showsCitizen: (where) =>
    where.card === undefined
      ? t.passive(t.thisOne(n.card), n.toReveal)
      : t.passive(t.thing(wordOf(where.card)), n.toReveal),
  callsLift: () => t.passive(t.the(n.lift), n.toCall, t.both('for the first time', 'pour la première fois')),
  visits: (where) =>
    t.clause(
      doer(where.hero),
      n.toEnter,
      t.both('tile', 'sur la dalle'),
      where.place ?? '',
      t.both('for the first time', 'pour la première fois'),
    ),
  heroMoves: (where) => t.clause(where.hero === undefined ? t.a(n.hero) : t.you, n.toMove),
  // It is answered as soon as the activation begins (R19), so “after” would tell it too late.
  activates: () => t.moment(t.both('when this Enemy is activated', 'quand cet Ennemi est activé')),
  drawsFor: (where) =>
    t.would(
      t.passive(t.a(n.card), n.toDraw, t.prep.for, t.the(n.spawnPoint, colorWord(wordOf(where.color)))),
    ),
})
