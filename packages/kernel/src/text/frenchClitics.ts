import type { Context, Features } from './context.ts'
import { featuresOf, isYou, resolve } from './features.ts'
import { flattened, type Frame, isReflexive } from './frame.ts'
import { frenchAll } from './frenchNominal.ts'
import { isPronoun } from './head.ts'
import type { Clause, Nominal, Phrase } from './phrase.ts'

/** The little words that stand at the verb, and what is left for after it. */
export type Around = {
  readonly clitics: readonly string[]
  readonly direct: Features | null
  /** "tous" of "prévenez-les tous". */
  readonly all: string | null
  readonly rest: readonly Phrase[]
}

/** Whether a complement is a noun phrase or a list. */
export const isNominal = (item: Phrase | undefined): item is Nominal =>
  typeof item === 'object' && (item.kind === 'nounPhrase' || item.kind === 'nounList')

/** Only these come to the verb with their pronoun: "à lui" → "lui", "la moitié d’eux" → "en … la moitié". */
const movable = { à: '', de: '', 'la moitié de': 'la moitié' } as const
type Movable = keyof typeof movable
const isMovable = (item: Phrase | undefined): item is Movable =>
  typeof item === 'string' && Object.hasOwn(movable, item)

const directForm = (features: Features): string =>
  features.number === 'many' ? 'les' : features.gender === 'f' ? 'la' : 'le'

type Slot = 'self' | 'direct' | 'indirect' | 'partial'
type Clitic = {
  readonly slot: Slot
  readonly word: string
  readonly features: Features
  readonly whole: boolean
}

const selfOf = (frame: Frame): string => (frame.features.person === 2 ? 'vous' : 'se')

const isSomeone = (given: Nominal, context: Context): boolean => {
  const nominal = resolve(given, context)
  if (nominal.kind === 'nounList') return nominal.items.some((item) => isSomeone(item, context))
  const { head } = nominal
  if (head.kind === 'pronoun') return isSomeone(head.of, context)
  return head.kind === 'you' || head.kind === 'thing' || head.pronoun !== 'it'
}

/** The clitic a complement becomes, if it is a pronoun. */
const cliticOf = (
  item: Nominal,
  behind: Movable | null,
  clause: Clause,
  frame: Frame,
  context: Context,
): Clitic | null => {
  const meant = resolve(item, context)
  if (meant.kind === 'nounList' || !(isYou(meant) || isPronoun(meant))) return null
  const features = featuresOf(meant, context)
  const shared = { features, whole: meant.whole }
  // "en" stands for things; of people French says "de lui".
  if (behind === 'de' || behind === 'la moitié de') {
    return isSomeone(meant, context) ? null : { ...shared, slot: 'partial', word: 'en' }
  }
  if (isReflexive(item, clause)) return { ...shared, slot: 'self', word: selfOf(frame) }
  if (isYou(meant)) return { ...shared, slot: 'self', word: 'vous' }
  if (behind) return { ...shared, slot: 'indirect', word: features.number === 'many' ? 'leur' : 'lui' }
  return { ...shared, slot: 'direct', word: directForm(features) }
}

/** Takes a leading object pronoun and a pronoun behind "à" out of the complements. */
export const around = (clause: Clause, frame: Frame, context: Context): Around => {
  const items = [...flattened(clause.complements, context)]
  const found: Record<Slot, string[]> = { self: [], direct: [], indirect: [], partial: [] }
  let direct: Features | null = null
  let all: string | null = null
  if (clause.verb.fr.reflexive && clause.voice === 'active') found.self.push(selfOf(frame))
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at]
    const previous = items[at - 1]
    const behind = isMovable(previous) ? previous : null
    if (!isNominal(item) || clause.voice === 'passive' || !(behind || at === 0)) continue
    const clitic = cliticOf(item, behind, clause, frame, context)
    if (!clitic || found[clitic.slot].length > 0) continue
    found[clitic.slot].push(clitic.word)
    if (!behind) direct = clitic.features
    if (clitic.whole) all = frenchAll(clitic.features)
    items.splice(at, 1)
    if (behind) items.splice(at - 1, 1, movable[behind])
  }
  const ordered = frame.form === 'imperative' && !clause.negative
  const slots: readonly Slot[] = ordered
    ? ['direct', 'self', 'indirect', 'partial']
    : ['self', 'direct', 'indirect', 'partial']
  const rest = items.filter((item) => item !== '')
  return { clitics: slots.flatMap((slot) => found[slot]), direct, all, rest }
}
