import { readFileSync, writeFileSync } from 'node:fs'
import { describeDefinition, languages, load, plain } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { dicethrone, heroes } from '../src/index.ts'

load(dicethrone)

const golden = new URL('./cards.golden.md', import.meta.url)

function sheet(): string {
  const lines = ['# Dice Throne: every text, computed', '']
  for (const { id, names } of dicethrone.content) {
    lines.push(`## ${id}`, '', `${names.en} / ${names.fr}`, '')
    for (const language of languages) {
      for (const part of describeDefinition('dicethrone', id, language))
        lines.push(`- ${language}: ${plain(part)}`)
    }
    lines.push('')
  }
  return lines.join('\n')
}

test('every text reads as somebody has reviewed it', () => {
  const made = sheet()
  if (process.env['GOLDEN'] === 'write') writeFileSync(golden, made)
  expect(made).toBe(readFileSync(golden, 'utf8'))
})

test('every definition is named in both languages, and says whose French name it is', () => {
  const unnamed = dicethrone.content.filter(({ id, names, ...rest }) => {
    const { nameConfidence = '' } = rest as { nameConfidence?: string }
    return (
      names.en === '' || names.fr === '' || (id !== 'die' && !['printed', 'ours'].includes(nameConfidence))
    )
  })
  expect(unnamed.map(({ id }) => id)).toEqual([])
})

test('a deck is the 18 shared cards and those of the hero, each once, without the promotional card', () => {
  const sizes = heroes.map(({ id, deck, promo }) => [id, deck.length, new Set(deck).size, promo.length])
  expect(sizes).toEqual([
    ['gunslinger', 32, 32, 1],
    ['barbarian', 32, 32, 1],
    ['paladin', 32, 32, 1],
    ['cursed_pirate', 33, 33, 1],
    ['shadow_thief', 32, 32, 1],
    ['pyromancer', 32, 32, 1],
    ['vampire_lord', 33, 33, 1],
    ['moon_elf', 32, 32, 1],
    ['monk', 32, 32, 1],
    ['samurai', 32, 32, 1],
    ['ninja', 32, 32, 1],
    ['treant', 32, 32, 1],
    ['seraph', 32, 32, 1],
    ['tactician', 32, 32, 1],
    ['huntress', 32, 32, 1],
    ['artificer', 32, 32, 1],
  ])
})
