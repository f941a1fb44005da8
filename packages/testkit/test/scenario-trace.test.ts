import type { Language } from '@quadriga/kernel'
import { readScenario, runScenario, traceLines } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawlKit } from './brawl/kit.ts'
import { oneCase } from './brawl/oneCase.ts'

/** What somebody who follows the case reads. */
function trace(lines: string, language: Language): string[] {
  const reading = readScenario('f.yaml', oneCase(lines))
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const told: string[] = []
  runScenario(brawlKit, reading.scenario, ({ case: title, at }) => {
    told.push(`${at.line} ${title}`)
    const plainly = (line: string) => told.push(line.replaceAll(/[\u00a0\u202f]/g, ' '))
    return { trace: traceLines(language, plainly) }
  })
  return told
}

const blow = `position: {seats: {anna: {trap: [feint], hand: [drill]}}}
steps: [{chance: {dice: [2]}}, {anna: {spring: feint}}]
expect: {bruno.hp: 1}`

test('a trace tells questions, answers, chance and events in their order, with the steps of the case', () => {
  expect(trace(blow, 'en')).toEqual([
    '9 it',
    '  it begins (position)',
    '    anna is asked act (one): ask.menu',
    '      options: play:drill, set:drill, spring:feint, end',
    '    bruno may besides taunt (one): ask.taunt',
    '      options: taunt',
    '  11: chance: {dice: [2]}',
    '  11: anna: {spring: feint}',
    '    anna answers act: spring:feint',
    '    chance, dice: 2',
    '    move: Feint goes to discard.',
    '    bruno is asked window (one): Do you answer this with an ability?',
    '      options: trigger:parry, trigger:dodge, pass',
    '    no step answers window: bruno declines (pass)',
    '    damage: —',
    '    anna is asked act (one): ask.menu',
    '      options: play:drill, set:drill, end',
    '    bruno may besides taunt (one): ask.taunt',
    '      options: taunt',
    '  12: expect',
    '    1 not as expected',
  ])
})

test('it speaks French too', () => {
  const told = trace(blow, 'fr')
  expect(told).toContain('    on demande à bruno window (one) : Répondez-vous par une capacité ?')
  expect(told).toContain('    aucune étape ne répond à window : bruno décline (pass)')
  expect(told).toContain('    hasard, dice : 2')
  expect(told.some((line) => line.includes('move : ') && line.includes(' va vers discard'))).toBe(true)
  expect(told.at(-1)).toBe('    1 différence avec l’attendu')
})

test('a question that answers itself is told where it came up', () => {
  const lines = `position: {seats: {anna: {hand: [drill], play: [banner]}}}
steps: [{anna: {play: drill, next: banner}}]
expect: {banner.rage: 1}`
  const told = trace(lines, 'en')
  const itself = told.findIndex((line) =>
    line.includes('has one answer and answers itself for anna: next:banner'),
  )
  expect(itself).toBeGreaterThan(told.findIndex((line) => line.includes('anna answers act: play:drill')))
  expect(told.at(-1)).toBe('    as expected')
})
