import { readFileSync, writeFileSync } from 'node:fs'
import { describeDefinition, load, plain } from '@quadriga/kernel'
import { villainous } from '@quadriga/villainous'
import { expect, test } from 'vitest'

const golden = new URL('cards.golden.md', import.meta.url)

function sheet(): string {
  load(villainous)
  const lines = villainous.content.flatMap(({ id, names }) => {
    const said = (['en', 'fr'] as const).flatMap((language) =>
      describeDefinition('villainous', id, language).map((text) => `- ${language}: ${plain(text)}`),
    )
    return said.length === 0 ? [] : [`## ${names.en} / ${names.fr} (${id})`, ...said, '']
  })
  return ['# Card texts', '', ...lines].join('\n')
}

test('every card says itself in both languages as the golden file has it', () => {
  if (process.env['GOLDEN'] === 'write') writeFileSync(golden, sheet())
  expect(sheet()).toBe(readFileSync(golden, 'utf8'))
})
