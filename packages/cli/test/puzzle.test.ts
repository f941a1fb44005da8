import { expect, test } from 'vitest'
import { here } from './inProcess.ts'

interface Listed {
  readonly best: readonly number[]
}

test('puzzles are listed, shown with their board, and answers judged with the reason, in both languages', async () => {
  const all = JSON.parse((await here(['puzzle', '--json'])).out) as readonly Listed[]
  const shown = await here(['puzzle', '1'])
  expect(shown.out).toMatch(/has rolled \d-\d-\d-\d-\d, with \d attempts? left/)
  const best = all[0]!.best.join('-')
  expect((await here(['puzzle', '1', '--keep', best])).out).toMatch(/^Right: keeping .+ brings [\d.]+ damage/)
  expect((await here(['puzzle', '1', '--keep', '0', '--lang', 'fr'])).out).toMatch(
    /^Il y a mieux : garder aucun dé/,
  )
})

test('a puzzle that is not there, and dice that are not, are refused in words', async () => {
  expect((await here(['puzzle', '999'])).err).toMatch(/no puzzle 999/)
  expect((await here(['puzzle', '1', '--keep', '7-7'])).err).toMatch(/7-7 cannot be kept/)
  expect((await here(['puzzle', '--game', 'chess'])).err).toMatch(/no puzzles of “chess” yet/)
})

test('a puzzle of Champions is played on from its position, and solved by the way that is told', async () => {
  const all = JSON.parse((await here(['puzzle', '--game', 'champions', '--json'])).out) as readonly {
    readonly plan: readonly (readonly [number, ...string[]])[]
  }[]
  const lines = all[0]!.plan.map(([, ...picks]) => picks.join(' '))
  const solved = await here(['puzzle', '1', '--game', 'champions'], [...lines, 'q'])
  expect(solved.out).toContain('Win before your turn ends')
  expect(solved.out.trimEnd().endsWith('Solved: the villain fell within the turn.')).toBe(true)
  const left = await here(['puzzle', '1', '--game', 'champions', '--lang', 'fr'], ['q'])
  expect(left.out.trimEnd().endsWith('Pas résolue. --solution donne un chemin.')).toBe(true)
  const told = await here(['puzzle', '1', '--game', 'champions', '--solution'])
  expect(told.out).toMatch(/^1\. .+\n2\. .+/)
})

test('a turn of Zombies is played so that nobody falls, and judged by imagined replies', async () => {
  const all = JSON.parse((await here(['puzzle', '--game', 'zombies', '--json'])).out) as readonly {
    readonly plan: readonly (readonly [number, ...string[]])[]
    readonly worth: number
    readonly idle: number
  }[]
  const { plan, worth, idle } = all[0]!
  const lines = plan.map(([, ...picks]) => picks.join(' '))
  const solved = await here(['puzzle', '1', '--game', 'zombies'], [...lines, 'endTurn', 'q'])
  expect(solved.out).toContain('nobody is eliminated in the Enemy Phase')
  const right = `Right: you survive ${Math.round(worth * 100)} of 100 imagined replies.`
  expect(solved.out.trimEnd().endsWith(right)).toBe(true)
  const fallen = await here(['puzzle', '1', '--game', 'zombies', '--lang', 'fr'], ['endTurn', 'q'])
  expect(fallen.out).toContain(`vous survivez à ${Math.round(idle * 100)} réponses imaginées sur 100`)
})

test('a puzzle of Villainous is played by whoever is to win, and bots sit beside', async () => {
  const all = JSON.parse((await here(['puzzle', '--game', 'villainous', '--json'])).out) as readonly {
    readonly seat: number
    readonly plan: readonly (readonly [number, ...string[]])[]
  }[]
  const n = all.findIndex(({ seat }) => seat === 1)
  const lines = all[n]!.plan.map(([, ...picks]) => picks.join(' '))
  const solved = await here(['puzzle', `${n + 1}`, '--game', 'villainous'], [...lines, 'q'])
  expect(solved.out.trimEnd().endsWith('Solved: the objective was reached within the turn.')).toBe(true)
  const listed = await here(['puzzle', '--game', 'villainous', '--lang', 'fr'])
  expect(listed.out).toMatch(/^1\. .+ : gagnez ce tour \(difficulté 1 sur 3\)/)
})
