import { type Definition, definitionAt } from '@quadriga/kernel'
import { expect, test } from 'vitest'

const content = ['vision', 'gunslinger', 'gunslinger/revolver'].map((id) => ({ id }) as Definition)

test.each([
  ['vision/0.parts[1].n', 'vision'],
  ['vision.attachTo', 'vision'],
  ['champions:vision', 'vision'],
  ['gunslinger/revolver/0.when', 'gunslinger/revolver'],
  ['gunslinger/constant0', 'gunslinger'],
  ['verb vision', undefined],
  ['visionary/0', undefined],
])('the place %s lies in %s', (place, id) => {
  expect(definitionAt(content, place)?.id).toBe(id)
})
