import type { Change } from '../../model/table/answers.ts'
import type { Say } from '../words/i18n.ts'

/** A change as it stands on its piece: "9 → 1", "defeated". */
export function shortChange(t: Say, { what, word, from, to }: Change): string {
  if (what === 'gone') return word
  if (what === 'exhausted') return t(to > from ? 'play.turns' : 'play.turnsBack')
  const numbers = t('play.fromTo', { from, to })
  return what === 'hp' || what === 'threat' ? numbers : `${word} ${numbers}`
}
