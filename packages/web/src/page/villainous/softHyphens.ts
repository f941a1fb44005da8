/** Two consonants that begin a syllable together. */
const pairs = new Set('bl br ch cl cr dr fl fr gl gn gr ph pl pr qu sw th tr vr'.split(' '))

const isVowel = (letter = ''): boolean => /[aeiouyàâäéèêëîïôöùûü]/i.test(letter)

/** Shorter words are not divided, and no part is shorter than a syllable. */
const [LEAST, PART] = [8, 3]

/**
 * A name whose long words may be divided before a syllable, where a small card has no room for them. Not every browser has a
 * dictionary for that, and without one a word is broken after any letter.
 */
export function softHyphens(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LEAST ? word : divided(word)))
}

function divided(word: string): string {
  const letters = word.split('')
  const breaks = new Set<number>()
  letters.forEach((letter, n) => {
    const before = letters[n - 1] ?? ''
    const startsSyllable = !isVowel(letter) && isVowel(letters[n + 1])
    if (startsSyllable) breaks.add(pairs.has(`${before}${letter}`.toLowerCase()) ? n - 1 : n)
  })
  return letters
    .map((letter, n) =>
      breaks.has(n) && n >= PART && letters.length - n >= PART ? `\u00ad${letter}` : letter,
    )
    .join('')
}
