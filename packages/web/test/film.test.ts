import { plain } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import type { Beat } from '../src/model/table/film.ts'
import { isUnder } from '../src/page/film/box.ts'
import { sceneAt } from '../src/page/film/scene.ts'
import { playRandomly } from './random.ts'
import { tableOf } from './tables.ts'

async function filmOf(seed: string) {
  const table = tableOf('champions', { seed })
  await playRandomly(table, '3', 400)
  return { table, beats: table.film(0) }
}

/** Plays beside a bot, which may take its time, until enough is told of it. */
async function filmWithBot(
  game: 'champions' | 'villainous',
  seed: string,
  isEnough: (beats: readonly Beat[]) => boolean,
) {
  const table = tableOf(game, { seed, people: ['me', 'greedy'] })
  while (table.snapshot().outcome === null && !isEnough(table.film(0))) await playRandomly(table, '3', 30)
  return table.film(0)
}

const films = Promise.all(['1', '2', '6', '9'].map(filmOf))

const sum = ({ terms }: Pick<Beat, 'terms'>): number =>
  terms.reduce((all, { sign, n }) => (sign === '=' ? n : sign === '−' ? all - n : all + n), 0)

test('an attack of the villain is one scene: who attacks, boost, defence, and the damage it comes to', async () => {
  const hits = (await films).flatMap(({ beats }) =>
    beats.flatMap((beat, place) => {
      const scene = beat.total === null ? null : sceneAt(beats, place)
      return scene !== null && scene.terms.some(({ label }) => label === 'boost') ? [{ beat, scene }] : []
    }),
  )
  expect(hits.length).toBeGreaterThan(5)
  for (const { beat, scene } of hits) {
    expect(scene.source?.name).not.toBe('')
    expect(scene.target).toEqual(beat.target)
    expect(scene.total).toBe(Math.max(0, sum(beat)))
  }
})

test('the parts of a number come one after the other, each when it happens', async () => {
  for (const { beats } of await films) {
    const boost = beats.findIndex(
      ({ terms, total }) => total === null && terms.some(({ label }) => label === 'boost'),
    )
    const [before, then] = [sceneAt(beats, boost - 1), sceneAt(beats, boost)]
    expect(then?.terms.length).toBe((before?.terms.length ?? 0) + 1)
    expect(then?.total).toBeNull()
  }
})

test('a beat shows the table at its moment: hit points fall with the damage and not before', async () => {
  let seen = 0
  for (const { table, beats } of await films)
    for (const { answer, events, target, total } of beats) {
      const hp = (n: number) => table.at(answer, 0, n).board.pieces[target?.thing ?? -1]?.hp?.now
      const [before, after] = events < 2 ? [] : [hp(events - 1), hp(events)]
      if (total === null || total === 0 || before === undefined || after === undefined) continue
      expect(after).toBe(Math.max(0, before - total))
      seen++
    }
  expect(seen).toBeGreaterThan(5)
})

test('no beat is without words, and what lies under the stage is not pointed at', async () => {
  for (const { beats } of await films) for (const { text } of beats) expect(plain(text).trim()).not.toBe('')
  const stage = { x: 240, y: 150, width: 880, height: 230 }
  expect(isUnder(stage, { x: 680, y: 180, width: 280, height: 94 })).toBe(true)
  expect(isUnder(stage, { x: 16, y: 60, width: 208, height: 320 })).toBe(false)
  expect(isUnder(stage, { x: 240, y: 412, width: 140, height: 196 })).toBe(false)
})

test('what a person does is not filmed, what bots do is', async () => {
  const names = ['Spider-Man', 'Captain Marvel']
  const opened = (beats: readonly Beat[]) =>
    new Set(beats.filter(({ role }) => role === 'opens').map(({ source }) => source?.name ?? ''))
  for (const { beats } of await films) for (const name of names) expect(opened(beats)).not.toContain(name)
  const beats = await filmWithBot('champions', '6', (told) => opened(told).has('Captain Marvel'))
  expect(opened(beats)).toContain('Captain Marvel')
})

test('the turn of a villain that a bot plays is told: the move, the cards it plays, and whom they strike', async () => {
  const beats = await filmWithBot('villainous', '3', ({ length }) => length > 30)
  const said = (beat: Beat): string => beat.text.map((part) => ('text' in part ? part.text : '')).join('')
  expect(beats.filter((beat) => said(beat).includes('moves')).length).toBeGreaterThan(2)
  const opened = beats.filter(({ role, source }) => role === 'opens' && source !== null)
  expect(opened.length).toBeGreaterThan(2)
  for (const { source, text } of opened) expect([source?.name, text]).not.toEqual(['', []])
  // Hela is played by a person: her own moves are not told to her.
  expect(beats.filter((beat) => said(beat).startsWith('Hela moves'))).toEqual([])
  const placed = beats.filter(({ role, target }) => role === 'tells' && target !== null)
  for (const { target } of placed) expect(target?.name).not.toBe('')
})
