import { clause } from './clause.ts'
import { verb } from './lexicon.ts'
import { you } from './nominal.ts'
import {
  both,
  type Choice,
  type Group,
  group,
  type Labelled,
  type Moment,
  type Opening,
  type Phrase,
  type Row,
  type Sentence,
  type Subordinate,
} from './phrase.ts'

const row =
  (how: Row['how']) =>
  (...items: readonly Phrase[]): Row => ({ kind: 'row', how, items })

/** One effect after another, each its own sentence ("and" where it must stay inside one). */
export const sentences = row('sentences')
/** "a, then b", "a, puis b". (Not named `then`: a module that exports `then` looks like a promise.) */
export const andThen = row('then')
/** "a and b" of effects. */
export const alsoDo = row('and')
/** "a or b" of effects or conditions. */
export const orElse = row('or')
/** "a, b, and c" of conditions, « a, si b et si c ». */
export const allTrue = row('conditions')

const subordinate =
  (how: Subordinate['how']) =>
  (condition: Phrase, effect: Phrase): Subordinate => ({
    kind: 'subordinate',
    how,
    condition,
    effect,
    otherwise: null,
  })

/** "when you would take damage, …", "quand …". */
export const when = subordinate('when')
/** "after Rhino attacks, …", "après que Rhino a attaqué, …". */
export const after = subordinate('after')
/** "each time an enemy attacks, …", "chaque fois que …". */
export const whenever = subordinate('whenever')
/** "unless you discard a card, …", "sauf si …". */
export const unless = subordinate('unless')
/** "while you are confused, …", "tant que …". */
export const whilst = subordinate('while')
/** "if …, …; otherwise, …", "si …, … ; sinon, …". */
export const ifSo = (condition: Phrase, effect: Phrase, otherwise?: Phrase): Subordinate => ({
  ...subordinate('if')(condition, effect),
  otherwise: otherwise ?? null,
})

const choosing = verb({
  en: ['choose', 'chose', 'chosen'],
  fr: {
    infinitive: 'choisir',
    vous: 'choisissez',
    third: 'choisit',
    thirds: 'choisissent',
    participle: 'choisi',
  },
})

/** "choose: a; or b", "choisissez : a ; ou b". */
export const choose = (...options: readonly Phrase[]): Choice => ({
  kind: 'choice',
  options,
  lead: clause(you, choosing),
})

/** "… instead", "… à la place". */
export const instead = (effect: Phrase): Group => group(effect, both('instead', 'à la place'))

/** "Until the end of this phase, …": an opening, a comma, the effect. */
export const opening = (words: Phrase, effect: Phrase): Opening => ({ kind: 'opening', words, effect })

/** When something is answered, without "when" or "after": "at the start of your turn". */
export const moment = (words: Phrase): Moment => ({ kind: 'moment', words })

const doing = verb({
  en: ['do', 'did', 'done'],
  fr: { infinitive: 'faire', vous: 'faites', third: 'fait', thirds: 'font', participle: 'fait' },
})

/** "if you do, …", "dans ce cas, …". */
export const ifDone = (effect: Phrase): Opening =>
  opening(both(group('if', clause(you, doing)), 'dans ce cas'), effect)

/** "Interrupt (defense): …", "Interruption (défense) : …". */
export const labelled = (label: Phrase, body: Phrase): Labelled => ({ kind: 'labelled', label, body })

/** A whole sentence: capital letter and full stop. */
export const sentence = (body: Phrase): Sentence => ({ kind: 'sentence', body })
