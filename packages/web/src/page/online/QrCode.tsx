import { useEffect, useState } from 'react'
import { addWords, useWords } from '../words/i18n.ts'
import styles from './QrCode.module.css'
import { dayWords } from '../words/days.ts'

addWords(dayWords)

interface Modules {
  readonly size: number
  readonly isDark: (row: number, column: number) => boolean
}

/** Cells around the code that scanners want to be light. */
const MARGIN = 4

/** A link as a code for a phone; the library that computes it comes when it is first wanted. */
export function QrCode({ text }: { readonly text: string }) {
  const t = useWords()
  const [modules, setModules] = useState<Modules | null>(null)
  useEffect(() => {
    let isHere = true
    void import('qrcode').then(({ create }) => {
      const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
      if (isHere) setModules({ size, isDark: (row, column) => data[row * size + column] === 1 })
    })
    return () => {
      isHere = false
    }
  }, [text])
  if (modules === null) return null
  const whole = modules.size + 2 * MARGIN
  return (
    <svg
      role="img"
      aria-label={t('days.qrPicture')}
      className={styles.code}
      viewBox={`0 0 ${whole} ${whole}`}
      shapeRendering="crispEdges"
      data-qr
    >
      <rect width={whole} height={whole} className={styles.light} />
      <path d={pathOf(modules)} className={styles.dark} />
    </svg>
  )
}

function pathOf({ size, isDark }: Modules): string {
  const cells = Array.from({ length: size * size }, (_, n) => [Math.floor(n / size), n % size] as const)
  return cells
    .filter(([row, column]) => isDark(row, column))
    .map(([row, column]) => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`)
    .join('')
}
