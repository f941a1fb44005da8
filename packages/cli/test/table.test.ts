import { expect, test } from 'vitest'
import { here } from './inProcess.ts'

const spiderMan = ['play', '--game', 'champions', '--seed', 'joueur-105']
const rhino = JSON.stringify({ heroes: ['spider-man'], scenario: 'rhino' })
const duel = JSON.stringify({ heroes: ['monk', 'samurai'] })

test('a question about an ability says what it would answer, and whose it is', async () => {
  const left = await here([...spiderMan, '--setup', rhino], ['0', '1', 'endTurn', '1'])
  expect(left.out).toContain('Spider-Man: Rhino attacks. Do you answer this with an ability?')
  expect(left.out).toContain('  1  Spider-Man: Draw 1 card')
})

test('who draws reads which card, with its cost in hand', async () => {
  const left = await here([...spiderMan, '--setup', rhino, '--lang', 'fr'])
  expect(left.out).toContain('Peter Parker pioche Tante May.')
  expect(left.out).toContain('Black Cat (2)')
})

/** A question with nothing but passing. */
const onlyPass = /\?\n {2}1 {2}Pass\n {2}\[/

test('somebody alone is not asked where only passing is left; among others everybody is', async () => {
  const words = ['play', '--game', 'dicethrone', '--seed', '6', '--setup', duel, '--seats']
  // Whichever of the two is no answer to a question is refused and changes nothing.
  const answers = new Array<string[]>(40).fill(['end', 'pass']).flat()
  const alone = await here([...words, 'me,random'], answers)
  const together = await here([...words, 'Ada,Ben'], answers)
  expect(alone.out).toContain('Do you act?')
  expect(alone.out).not.toMatch(onlyPass)
  expect(together.out).toMatch(onlyPass)
})

test('taking back goes to the last question that was asked', async () => {
  const words = ['play', '--game', 'dicethrone', '--seed', '3', '--setup', duel, '--seats', 'me,random']
  const left = await here(words, ['pass', 'u', 'q'])
  const asked = [...left.out.matchAll(/^Monk: .*\n( {2}1 .*)$/gm)].map((found) => found[1])
  expect(asked[0]).toBe(asked.at(-1))
})

test('a hero is explained with everything that is printed on the board', async () => {
  const words = ['play', '--game', 'dicethrone', '--seed', '3', '--setup', duel, '--seats', 'me,random']
  const left = await here(words, ['w monk', 'q'])
  expect(left.out).toContain('Fist Strike\n  Offensive ability.')
  expect(left.out).toContain('Serenity\n  Defensive ability.')
})
