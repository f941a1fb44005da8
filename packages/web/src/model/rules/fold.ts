const marks = /\p{M}+/gu
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' }
const apostrophes = /[’']/g

/** A word as search compares it: without accents, capitals and elisions. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .replace(/[œæ]/g, (letters) => ligatures[letters] ?? letters)
    .normalize('NFD')
    .replace(marks, '')
    .replace(apostrophes, ' ')
    .trim()
}

/** Plural endings of both languages: "attacks" finds "attack", "manigances" finds "manigance". */
export function stem(word: string): string {
  return word.length > 3 ? word.replace(/(s|x)$/, '') : word
}
