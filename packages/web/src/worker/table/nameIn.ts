import type { Language } from '@quadriga/kernel'
import { frenchSpaces } from '../../model/words/frenchSpaces.ts'

/** A printed name as the page shows it: no line ends before the mark at its end, « Fendre les Cieux ! ». */
export function nameIn(names: Readonly<Record<Language, string>>, language: Language): string {
  return language === 'fr' ? frenchSpaces(names.fr) : names[language]
}
