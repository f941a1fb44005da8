import { readFileSync, writeFileSync } from 'node:fs'
import { describeDefinition, load, plain } from '@quadriga/kernel'
import { zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'

const golden = new URL('cards.golden.md', import.meta.url)

function sheet(): string {
  load(zombies)
  const lines = zombies.content.flatMap(({ id, names }) => {
    const said = (['en', 'fr'] as const).flatMap((language) =>
      describeDefinition('zombies', id, language).map((text) => `- ${language}: ${plain(text)}`),
    )
    return said.length === 0 ? [] : [`## ${names.en} / ${names.fr} (${id})`, ...said, '']
  })
  return ['# Card texts', '', ...lines].join('\n')
}

test('every card says itself in both languages as the golden file has it', () => {
  if (process.env['GOLDEN'] === 'write') writeFileSync(golden, sheet())
  expect(sheet()).toBe(readFileSync(golden, 'utf8'))
})
