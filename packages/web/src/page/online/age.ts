import type { Language } from '@quadriga/kernel'

const MINUTE = 60_000
const steps = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

/** How long ago something was, in words: the largest whole step of it. */
export function ageOf(at: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  const [unit, length] = steps.find((step) => passed >= step[1]) ?? ['minute', MINUTE]
  return words.format(-Math.floor(passed / length), unit)
}
