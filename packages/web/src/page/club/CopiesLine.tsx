import { clubWords } from '../words/club.ts'
import { addWords, useWords } from '../words/i18n.ts'

addWords(clubWords)

/** What is agreed at a table whose cards and dice others have as well. */
export function CopiesLine({ n }: { readonly n: number }) {
  const t = useWords()
  return t('deal.copies', { n })
}
