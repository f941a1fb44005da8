/** A number with its noun in English: 1 game, 0 games. */
export function countedEn(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`
}

/** A number with its noun in French, where zero is singular: 0 partie, 2 parties. */
export function countedFr(n: number, one: string, many: string): string {
  return `${n} ${n > 1 ? many : one}`
}

/** A number with a decimal comma. */
export function decimalFr(n: number | string): string {
  return String(n).replace('.', ',')
}
