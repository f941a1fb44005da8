import { useWords } from '../words/i18n.ts'

/** Says a chance: whole percents, and "<1 %" where that would be nothing. */
export function useChance(): (chance: number) => string {
  const t = useWords()
  return (chance) => {
    const percent = Math.round(chance * 100)
    return percent === 0 && chance > 0
      ? t('dt.less')
      : t('dt.chance', { n: percent === 100 && chance < 1 ? 99 : percent })
  }
}
