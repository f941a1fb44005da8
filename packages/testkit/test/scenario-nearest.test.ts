import { editDistance } from '@quadriga/kernel/author'
import { expect, test } from 'vitest'
import { didYouMean, foldName, nearest } from '../src/scenario/nearest.ts'

test('names are compared without case, accents, apostrophes and separators', () => {
  expect(foldName('Web-Shooter')).toBe(foldName('web shooter'))
  expect(foldName('Équipe Tactique')).toBe(foldName('equipe-tactique'))
  expect(foldName("Odin's Vault")).toBe(foldName('odins-vault'))
  expect(foldName('For Justice!')).toBe(foldName('for-justice'))
  expect(foldName('Nulle-Part')).not.toBe(foldName('nulle part 2'))
})

test('two letters that changed places count as one slip', () => {
  expect(editDistance('exepct', 'expect')).toBe(1)
  expect(editDistance('kitten', 'sitting')).toBe(3)
  expect(editDistance('', 'abc')).toBe(3)
})

test('only names near enough are suggested, the nearest first', () => {
  expect(nearest('hydra mercenari', ['hydra-soldier', 'hydra-mercenary'])).toEqual(['hydra-mercenary'])
  expect(nearest('rhin', ['rhino-10', 'rhino'])).toEqual(['rhino'])
  expect(nearest('rhino', ['klaw', 'ultron'])).toEqual([])
})

test('spellings of one name are one suggestion, the first of them', () => {
  expect(nearest('backflop', ['backflip', 'Backflip', 'Back-Flip'])).toEqual(['backflip', 'Back-Flip'])
  expect(didYouMean('backflop', ['backflip', 'Backflip']).en).toBe(", did you mean 'backflip'?")
  expect(didYouMean('zzz', ['fail', 'Fail']).en).toBe('; known here: fail')
})

test('a message names what was meant, or the short list of what there is', () => {
  expect(didYouMean('exepct', ['expect', 'steps']).en).toBe(", did you mean 'expect'?")
  expect(didYouMean('zzz', ['decline', 'fail']).en).toBe('; known here: decline, fail')
  expect(
    didYouMean(
      'zzz',
      Array.from({ length: 50 }, (_, index) => `name-${index}`),
    ),
  ).toEqual({ en: '', fr: '' })
})
