import { isActor } from './features.ts'
import { isPronoun } from './head.ts'
import { and } from './nominal.ts'
import { alsoDo } from './sentence.ts'
import { both, type By, type Clause, group, type Nominal, type Phrase } from './phrase.ts'

/** An effect as one clause, and who does it where another does. */
type Deed = { readonly by: By | null; readonly clause: Clause }
/** Deeds that differ in one complement, and in which. */
type Run = { readonly effects: Phrase[]; readonly deeds: Deed[]; at: number }

/** Effects in a row, with what they share said once. */
export const inFewWords = (effects: readonly Phrase[]): readonly Phrase[] => withOneDoer(withOneVerb(effects))

/** Deeds of one doer with one verb are one: "Gain Evasive and 2 Chi", "Inflict Burn and Stun on your target". */
function withOneVerb(effects: readonly Phrase[]): readonly Phrase[] {
  const runs: Run[] = []
  for (const effect of effects) {
    const deed = deedOf(effect)
    const run = runs.at(-1)
    const at = run === undefined || deed === null ? -1 : differsAt(run, deed)
    if (run === undefined || deed === null || at < 0)
      runs.push({ effects: [effect], deeds: deed === null ? [] : [deed], at: -1 })
    else {
      run.effects.push(effect)
      run.deeds.push(deed)
      run.at = at
    }
  }
  return runs.flatMap((run) => (run.deeds.length > 1 ? [together(run)] : run.effects))
}

/** What one and the same does in a row is told once of them: "that hero gains 5 experience and draws 1 Trait". */
function withOneDoer(effects: readonly Phrase[]): readonly Phrase[] {
  const told: Phrase[] = []
  for (const effect of effects) {
    const before = told.at(-1)
    if (isDoing(before) && isDoing(effect) && same(before.subject, effect.subject) && !goesOn(before.effect))
      told.splice(-1, 1, { ...before, effect: alsoDo(...partsOf(before.effect), effect.effect) })
    else told.push(effect)
  }
  return told
}

function isDoing(effect: Phrase | undefined): effect is By {
  if (typeof effect !== 'object' || effect.kind !== 'by' || isActor(effect.subject)) return false
  const { subject } = effect
  const isEach = subject.kind === 'nounPhrase' && subject.determiner === 'each'
  return isSettled(subject) && !isEach && partsOf(effect.effect).every(isPlain)
}

function partsOf(effect: Phrase): readonly Phrase[] {
  return typeof effect === 'object' && effect.kind === 'row' && effect.how === 'and' ? effect.items : [effect]
}

function isPlain(effect: Phrase): boolean {
  if (typeof effect !== 'object') return false
  return effect.kind === 'clause'
    ? isActor(effect.subject)
    : effect.kind === 'allowed' && isPlain(effect.effect)
}

function deedOf(effect: Phrase): Deed | null {
  if (typeof effect !== 'object') return null
  if (effect.kind === 'clause') return isSettled(effect.subject) ? { by: null, clause: effect } : null
  if (effect.kind !== 'by') return null
  const inside = deedOf(effect.effect)
  if (inside === null || isActor(effect.subject)) return inside
  return inside.by === null && isSettled(effect.subject) ? { by: effect, clause: inside.clause } : null
}

/** The only complement that differs, if it is an object: what stands behind a preposition would be shared out. */
function differsAt(run: Run, deed: Deed): number {
  const before = run.deeds.at(-1)
  if (before === undefined || frameOf(before) !== frameOf(deed)) return -1
  const one = before.clause.complements
  const other = deed.clause.complements
  const differing = other.flatMap((item, at) => (same(item, one[at]) ? [] : [at]))
  const [at = -1] = differing
  if (one.length !== other.length || differing.length !== 1 || (run.at >= 0 && run.at !== at)) return -1
  const [first, second] = [one[at], other[at]]
  if (first === undefined || second === undefined || isPreposition(other[at - 1])) return -1
  if (isTakenUp(first) || isTakenUp(second) || goesOn(first)) return -1
  return other.every((item, i) => i === at || isSettled(item)) ? at : -1
}

function together({ deeds, at }: Run): Phrase {
  const [first] = deeds as [Deed, ...Deed[]]
  const objects = deeds.flatMap(({ clause }) => clause.complements.slice(at, at + 1))
  const complements = first.clause.complements.map((item, place) => (place === at ? listed(objects) : item))
  const clause: Clause = { ...first.clause, complements }
  return first.by === null ? clause : { ...first.by, effect: clause }
}

function listed(objects: readonly Phrase[]): Phrase {
  if (objects.every(isNominal)) return and(...objects)
  const last = both(objects.length > 2 ? ', and' : 'and', 'et')
  return group(
    ...objects.flatMap((object, at) => {
      if (at === 0) return [object]
      return at === objects.length - 1 ? [last, object] : [',', object]
    }),
  )
}

/** Everything of a deed but what it is done to. */
function frameOf({ by, clause }: Deed): string {
  return JSON.stringify([by?.subject ?? null, { ...clause, complements: [] }])
}

function same(one: Phrase | undefined, other: Phrase | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What means the same thing twice; "a player of your choice" may be two of them. */
function isSettled(item: Phrase): boolean {
  if (isPreposition(item)) return true
  if (typeof item !== 'object') return false
  if (item.kind === 'both') return isSettled(item.en) && isSettled(item.fr)
  if (item.kind === 'group' || item.kind === 'nounList') return item.items.every(isSettled)
  if (item.kind !== 'nounPhrase') return false
  return item.head.kind !== 'noun' || definite.includes(item.determiner)
}

const definite: readonly string[] = ['the', 'this', 'that', 'own', 'each']

function isPreposition(item: Phrase | undefined): boolean {
  if (typeof item === 'string') return /^\p{L}+$/u.test(item)
  return typeof item === 'object' && item.kind === 'both' && isPreposition(item.en) && isPreposition(item.fr)
}

/** Words behind a comma would be taken for those of the whole list: "up to 2 Zones, ignoring Enemies". */
function goesOn(item: unknown): boolean {
  if (typeof item === 'string') return item.includes(',')
  return typeof item === 'object' && item !== null && Object.values(item).some(goesOn)
}

/** A pronoun stands at its verb and in no list. */
function isTakenUp(item: Phrase): boolean {
  return isNominal(item) && (isPronoun(item) || isActor(item))
}

function isNominal(item: Phrase): item is Nominal {
  return typeof item === 'object' && (item.kind === 'nounPhrase' || item.kind === 'nounList')
}
