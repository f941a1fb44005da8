import { randomGame } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { dicethrone, heroes } from '../src/index.ts'
import { kit } from '../src/kit.ts'

const pairs = heroes.flatMap((a, i) => heroes.slice(i).map((b) => [a.id, b.id] as const))

test.each(pairs)('%s against %s is played to its end by chance alone', (a, b) => {
  for (let n = 0; n < 4; n++) {
    const setup = { heroes: [a, b] }
    const { outcome } = randomGame({
      game: dicethrone,
      setup,
      seed: `${a}/${b}/${n}`,
      cap: 20_000,
      watching: false,
    })
    expect(outcome?.kind).toMatch(/won|draw/)
  }
})

const watched = [
  ['gunslinger', 'paladin'],
  ['barbarian', 'gunslinger'],
  ['cursed_pirate', 'paladin'],
  ['cursed_pirate', 'cursed_pirate'],
  ['shadow_thief', 'cursed_pirate'],
  ['pyromancer', 'shadow_thief'],
  ['vampire_lord', 'cursed_pirate'],
  ['huntress', 'barbarian'],
  ['huntress', 'huntress'],
  ['artificer', 'huntress'],
  ['artificer', 'artificer'],
  ['moon_elf', 'vampire_lord'],
  ['monk', 'moon_elf'],
  ['samurai', 'samurai'],
  ['tactician', 'tactician'],
  ['tactician', 'cursed_pirate'],
  ['ninja', 'shadow_thief'],
  ['ninja', 'ninja'],
  ['treant', 'ninja'],
  ['treant', 'treant'],
  ['seraph', 'treant'],
  ['seraph', 'seraph'],
] as const

test.each(watched)('every invariant holds at every decision of %s against %s', (a, b) => {
  const watching = { ...(kit.conserves && { conserves: kit.conserves }) }
  const { decisions } = randomGame({
    game: dicethrone,
    setup: { heroes: [a, b] },
    seed: 'watched',
    cap: 250,
    watching,
  })
  expect(decisions).toBeGreaterThan(100)
})
