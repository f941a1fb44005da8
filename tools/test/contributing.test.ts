import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../games.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Blocks of code that begin with the path of a file, and their pieces between empty lines. */
const quoted = [
  ...read('CONTRIBUTING.md').matchAll(/^```\w+\n(?:\/\/|#) (packages\/\S+)\n\n([^`]*)^```$/gm),
].flatMap(([, path = '', text = '']) =>
  text
    .trimEnd()
    .split('\n\n')
    .map((piece) => [path, piece] as const),
)

test('the example of CONTRIBUTING quotes three cards, their pictures and their cases, and an op with its event', () => {
  expect(quoted).toHaveLength(3 + 6 + 3 + 3)
})

test.each(quoted)('%s has what CONTRIBUTING quotes of it: %s', (path, piece) => {
  expect(read(path)).toContain(`${piece}\n`)
})
