/** The regular English plural. */
export const regularPlural = (one: string): string => {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return /(s|sh|ch|x|z)$/.test(one) ? `${one}es` : `${one}s`
}

/** The third person of the present, "be", "have", "do" and "go" included; of "look at" it is "looks at". */
export const thirdPerson = (base: string): string => {
  const [verb = '', ...more] = base.split(' ')
  if (more.length > 0) return [thirdPerson(verb), ...more].join(' ')
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`
}

const silentH = /^(hour|hono|honest|heir)/i
const soundsLikeConsonant = /^(uni([^mn]|$)|unit|us[aeiu]|eu|ew|one\b|once|ou[ij]|ura|uti|ubi)/i
const lettersReadWithVowel = /^[AEFHILMNORSX]([A-Z]+\b|-|\b)/
const numbersReadWithVowel = /^(8|11\b|18\b|8\d)/

/** "a" or "an", by the sound of what follows. */
export const indefiniteArticle = (next: string): 'a' | 'an' => {
  if (/^\d/.test(next)) return numbersReadWithVowel.test(next) ? 'an' : 'a'
  if (/^[A-Z]([A-Z]+\b|-|\b)/.test(next)) return lettersReadWithVowel.test(next) ? 'an' : 'a'
  if (silentH.test(next)) return 'an'
  return /^[aeiou]/i.test(next) && !soundsLikeConsonant.test(next) ? 'an' : 'a'
}

/** "’s", or only the apostrophe after a plural in s. */
export const possessiveEnding = (label: string, plural: boolean): string =>
  plural && label.endsWith('s') ? '’' : '’s'

const teens = (n: number): boolean => n % 100 >= 11 && n % 100 <= 13

/** "1st", "2nd", "3rd", "4th", "11th". */
export const englishOrdinal = (n: number): string => {
  const ending = teens(n) ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

/** Typographic apostrophes, and no space before punctuation. */
export const englishTypography = (words: string): string =>
  words.replace(/'/g, '’').replace(/\s+([,.;:!?)])/g, '$1')
