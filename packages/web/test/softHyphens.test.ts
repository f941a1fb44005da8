import { expect, test } from 'vitest'
import { softHyphens } from '../src/page/villainous/softHyphens.ts'

const shown = (name: string): string => softHyphens(name).replaceAll('\u00ad', '-')

test('a long word of a name is divided before syllables, in both languages, and a short one is not', () => {
  expect(shown('Redeploy')).toBe('Rede-ploy')
  expect(shown('Nightsword')).toBe('Night-sword')
  expect(shown('Réflexes Photographiques')).toBe('Réfle-xes Pho-to-gra-phi-ques')
  expect(shown('Mannequin d’Entraînement')).toBe('Man-ne-quin d’Entraî-ne-ment')
  expect(shown('Iron Man')).toBe('Iron Man')
})
