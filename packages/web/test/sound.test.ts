import { expect, test } from 'vitest'
import type { LogLine } from '../src/model/table/logLine.ts'
import type { Snapshot } from '../src/model/table/snapshot.ts'
import { shakes } from '../src/page/sound/haptics.ts'
import { newsSounds } from '../src/page/sound/newsSounds.ts'
import { lengthOf, scores } from '../src/page/sound/score.ts'
import { soundNames } from '../src/page/sound/soundNames.ts'

test('there are thirteen sounds, and no two are alike', () => {
  expect(soundNames).toHaveLength(13)
  expect(Object.keys(scores).toSorted()).toEqual([...soundNames].toSorted())
  expect(new Set(soundNames.map((name) => JSON.stringify(scores[name]))).size).toBe(13)
})

test.each(soundNames)('%s can be heard, does not hurt, and nobody waits for it', (name) => {
  for (const { from, to, peak, at, lasts } of scores[name]) {
    // What small loudspeakers can play.
    for (const pitch of [from, to]) expect(pitch >= 40 && pitch <= 5000).toBe(true)
    expect(peak > 0 && peak <= 0.5).toBe(true)
    expect(at >= 0 && lasts >= 0.04).toBe(true)
  }
  expect(lengthOf(name)).toBeLessThanOrEqual(name === 'win' || name === 'loss' ? 1.3 : 0.6)
})

test.each(soundNames)('the voices of %s together are not louder than full volume', (name) => {
  const starts = scores[name].map(({ at }) => at)
  for (const moment of starts) {
    const heard = scores[name].filter(({ at, lasts }) => at <= moment && moment < at + lasts)
    expect(heard.reduce((sum, { peak }) => sum + peak, 0)).toBeLessThanOrEqual(1)
  }
})

test('every shake ends within half a second', () => {
  for (const pattern of Object.values(shakes))
    expect(pattern.reduce((sum, n) => sum + n, 0)).toBeLessThan(500)
})

const line = (event: string, faces: readonly string[] = []): LogLine => ({
  id: event,
  answer: 0,
  kind: 'event',
  event,
  depth: 0,
  text: [],
  seat: 0,
  source: -1,
  faces,
  filmed: false,
  thrown: [],
  round: 1,
  phase: 'player',
  turn: 0,
})

interface Made {
  readonly game?: 'champions' | 'dicethrone'
  readonly length?: number
  readonly news?: readonly LogLine[]
  readonly health?: number
  readonly turn?: number
  readonly round?: number
  readonly outcome?: { readonly mine: boolean } | null
}

/** As much of a snapshot as sounds ask about. */
function made({
  game = 'champions',
  length = 1,
  news = [],
  health = 50,
  turn = 0,
  round = 1,
  outcome = null,
}: Made) {
  const board =
    game === 'champions'
      ? {
          game,
          villain: { id: 1 },
          players: [{ engaged: [2] }],
          sideSchemes: [],
          pieces: { 1: { face: 'rhino-1' }, 2: { face: 'hydra' } },
        }
      : { game, players: [{ seat: 0, health: { now: health } }] }
  const seats = [
    { seat: 0, mine: true },
    { seat: 1, mine: false },
  ]
  return { game, length, news, board, seats, moment: { turn, round }, outcome } as unknown as Snapshot
}

const heard = (before: Made, after: Made) => newsSounds(made(before), made({ length: 2, ...after }))

test('what happened is heard in order, each thing once', () => {
  expect(heard({}, { news: [line('play'), line('damage'), line('damage'), line('placeThreat')] })).toEqual([
    'cardPlayed',
    'damage',
    'threat',
  ])
})

test('what a film tells is heard with its beats and not before', () => {
  const news = [line('play'), { ...line('damage'), filmed: true }]
  expect(newsSounds(made({}), made({ length: 2, news }), true)).toEqual(['cardPlayed'])
  expect(newsSounds(made({}), made({ length: 2, news }))).toEqual(['cardPlayed', 'damage'])
})

test('an enemy that falls sounds unlike an ally that does', () => {
  expect(heard({}, { news: [line('defeat', ['hydra'])] })).toEqual(['enemyDefeated'])
  expect(heard({}, { news: [line('defeat', ['daredevil'])] })).toEqual(['damage'])
})

test('a dial of Dice Throne that rises sounds like healing, one that falls like damage', () => {
  const game = 'dicethrone'
  expect(heard({ game, health: 40 }, { game, health: 44, news: [line('health')] })).toEqual(['heal'])
  expect(heard({ game, health: 40 }, { game, health: 36, news: [line('health')] })).toEqual(['damage'])
})

test('a turn is announced to the person whose it is', () => {
  expect(heard({}, { news: [line('turn')], turn: 0 })).toEqual(['yourTurn'])
  expect(heard({}, { news: [line('turn')], turn: 1 })).toEqual([])
})

test('a turn is announced where the game has no event for it: another round, or another seat', () => {
  expect(heard({ turn: 1 }, { news: [line('damage')], turn: 0 })).toEqual(['damage', 'yourTurn'])
  expect(heard({ turn: 0 }, { news: [line('damage')], turn: 1 })).toEqual(['damage'])
  expect(heard({ turn: 0, round: 1 }, { news: [], turn: 0, round: 2 })).toEqual(['yourTurn'])
})

test('of too many sounds the important ones are left', () => {
  const news = ['play', 'draw', 'phase', 'damage', 'heal', 'roll', 'turn'].map((event) => line(event))
  expect(heard({}, { news })).toEqual(['damage', 'heal', 'diceRoll', 'yourTurn'])
})

test('the end of a game is its only sound, and what is taken back has none', () => {
  expect(heard({}, { news: [line('damage')], outcome: { mine: true } })).toEqual(['win'])
  expect(heard({}, { news: [line('damage')], outcome: { mine: false } })).toEqual(['loss'])
  expect(heard({ length: 5 }, { length: 4, news: [line('damage')] })).toEqual([])
})
