import type { Names } from '@quadriga/kernel/author'
import type { NameConfidence } from '../definition.ts'

/** A name in both languages; the third word says that the French one is ours. */
export function names(en: string, fr: string, confidence: NameConfidence = 'printed'): NameOf {
  return { names: { en, fr }, nameConfidence: confidence }
}

/** The name of a hero, spoken of with an article: "the Barbarian", "le Barbare". */
export function heroNames(en: string, fr: string, gender: 'm' | 'f'): NameOf {
  const pronoun = gender === 'f' ? 'she' : 'he'
  return { names: { en, fr, article: 'both', gender, pronoun }, nameConfidence: 'printed' }
}

/** Names as a definition holds them. */
export interface NameOf {
  readonly names: Names
  readonly nameConfidence: NameConfidence
}
