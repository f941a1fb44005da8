import { useMemo } from 'react'
import { useSettings } from '../settings/settings.ts'

/** Numbers as the reader writes them. */
export function useFormats(): {
  readonly percent: (n: number) => string
  readonly mean: (n: number) => string
} {
  const { language } = useSettings()
  return useMemo(() => {
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
    const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
    return { percent: (n) => percent.format(n), mean: (n) => mean.format(n) }
  }, [language])
}
