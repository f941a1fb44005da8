import { expect, test } from 'vitest'
import type { AttackModel, DieModel, ThrowModel } from '../src/model/dicethrone/board.ts'
import {
  diceShowing,
  inOrder,
  noneKept,
  settled,
  throwOf,
  toggledDie,
} from '../src/page/dicethrone/heldDice.ts'
import { ladderOf } from '../src/page/dicethrone/ladder.ts'
import { type OddsModel, oddsQuestion } from '../src/model/dicethrone/oddsModel.ts'
import { pipelineOf } from '../src/page/dicethrone/pipeline.ts'
import { luckOf, rollsIn } from '../src/page/dicethrone/rolls.ts'
import { wordDiff } from '../src/page/dicethrone/wordDiff.ts'
import type { DiceThroneBoard } from '../src/model/dicethrone/board.ts'
import type { LocalTable } from '../src/worker/table/localTable.ts'
import { tableOf } from './tables.ts'

const dice = (...pips: number[]): DieModel[] =>
  pips.map((n, i) => ({ id: 10 + i, owner: 0, pips: n, symbol: `s${n}`, symbolName: '', rolling: true }))

/** Plays on as the bot would until a question of this kind comes. */
async function playTo(table: LocalTable, ask: string): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const { question } = table.snapshot()
    if (question === null || question.ask === ask) return
    const found = await table.suggest(question.id)
    const picks = found?.picks ?? [question.choices[0]?.key ?? '']
    table.answer({ decision: question.id, seat: question.seat, picks })
  }
}

/** Throws as the rules name them: of dice alike the first are thrown. */
const throwing = (...thrown: readonly number[][]): ThrowModel[] =>
  thrown.map((dice) => ({ key: `throw ${dice.join()}`, dice }))

test('dice that are not kept are thrown, by the answer that the rules have for such numbers', () => {
  const lying = dice(6, 2, 4, 2, 1)
  const throws = throwing([10, 11, 12, 13, 14], [12, 14], [11, 12], [11, 14])
  expect(throwOf(throws, lying, noneKept)?.dice).toEqual([10, 11, 12, 13, 14])
  expect(throwOf(throws, lying, toggledDie(new Set([10, 11]), 13))?.dice).toEqual([12, 14])
  // The second 2 is kept and the first thrown, or the other way round: the rules throw the first.
  expect(throwOf(throws, lying, new Set([10, 11, 12]))?.dice).toEqual([11, 14])
  expect(throwOf(throws, lying, new Set([10, 11, 12, 13, 14]))).toBeUndefined()
})

test('every throw that the tray can name is an answer of the table', async () => {
  const table = tableOf('dicethrone', { seed: '1' })
  await playTo(table, 'ask.attempt')
  const { question, board } = table.snapshot()
  const { players, roll } = board as DiceThroneBoard
  const lying = players[question?.seat ?? 0]?.dice ?? []
  const keys = new Set(question?.choices.map(({ key }) => key))
  for (let mask = 0; mask < 31; mask++) {
    const kept = new Set(lying.filter((_, i) => ((mask >> i) & 1) === 1).map(({ id }) => id))
    expect(keys).toContain(throwOf(roll?.throws ?? [], lying, kept)?.key)
  }
})

test('of dice with the same number, those that are kept already are kept on', () => {
  expect(diceShowing(dice(3, 3, 5), [3], new Set([11]))).toEqual(new Set([11]))
  expect(diceShowing(dice(3, 3, 5), [3, 5], noneKept)).toEqual(new Set([10, 12]))
})

test('of alike dice the table throws the first: those that stay take the places of those that were kept', async () => {
  for (const seed of ['1', '2', '3', '4', '5']) {
    const table = tableOf('dicethrone', { seed })
    await playTo(table, 'ask.attempt')
    const { question } = table.snapshot()
    const seat = question?.seat ?? 0
    const lyingNow = () => (table.snapshot().board as DiceThroneBoard).players[seat]?.dice ?? []
    const before = lyingNow()
    // The first and the third in the tray are kept.
    const wanted = before.filter((_, i) => i === 0 || i === 2)
    const throws = (table.snapshot().board as DiceThroneBoard).roll?.throws ?? []
    const lying = settled(throws, before, { kept: new Set(wanted.map(({ id }) => id)), order: [] })
    expect(lying.kept.size).toBe(2)
    const key = throwOf(throws, before, lying.kept)?.key ?? ''
    table.answer({ decision: question?.id ?? 0, seat, picks: [key] })
    const after = inOrder(lyingNow(), lying.order)
    expect([after[0]?.pips, after[2]?.pips]).toEqual(wanted.map(({ pips }) => pips))
    expect([after[0]?.id, after[2]?.id].every((id) => lying.kept.has(id ?? -1))).toBe(true)
  }
  const twins = settled(throwing([10, 12, 14]), dice(2, 2, 5, 2, 1), { kept: new Set([10, 11]), order: [] })
  expect(twins.kept).toEqual(new Set([11, 13]))
  expect(twins.order).toEqual([13, 11, 12, 10, 14])
})

test('the ladder begins with what the dice allow, then goes by the odds, and ends with what needs no attempt', async () => {
  const table = tableOf('dicethrone', { seed: '1' })
  await playTo(table, 'ask.attempt')
  const { board, seat } = table.snapshot()
  const { pieces, players } = board as DiceThroneBoard
  const abilities = (players[seat]?.abilities ?? []).flatMap((id) => pieces[id] ?? [])
  const faces = new Map(table.faces(abilities.map(({ face }) => face)).map((face) => [face.code, face]))
  const odds = table.ask(oddsQuestion.kind, {}) as OddsModel | null
  const rungs = ladderOf(abilities, (code) => faces.get(code), odds)
  expect(rungs).toHaveLength(abilities.length)
  const order = ['active', 'reachable', 'closed', 'defensive', 'passive']
  const places = rungs.map(({ state }) => order.indexOf(state))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const reachable = rungs.filter(({ state }) => state === 'reachable').map(({ chance }) => chance ?? 0)
  expect(reachable).toEqual(reachable.toSorted((a, b) => b - a))
  const met = odds?.abilities.filter((one) => one.met).map(({ ability }) => ability)
  expect(rungs.filter(({ state }) => state === 'active').map(({ face }) => face.code)).toEqual([
    ...new Set(met),
  ])
})

test('while somebody rolls, every ability on the board says which of its dice lie there already', async () => {
  const table = tableOf('dicethrone', { seed: '1' })
  await playTo(table, 'ask.attempt')
  const { board, seat } = table.snapshot()
  const { pieces, players } = board as DiceThroneBoard
  const { served = {}, abilities = [] } = players[seat] ?? {}
  for (const id of abilities) {
    const [face] = table.faces([pieces[id]?.face ?? ''])
    expect(served[id]?.map((met) => met.length)).toEqual(face?.tiers.map((tier) => tier.dice))
  }
  expect(players[1 - seat]?.served).toEqual({})
  // An ability that the dice allow asks for nothing more.
  const odds = table.ask(oddsQuestion.kind, {}) as OddsModel | null
  const met = odds?.abilities.filter((one) => one.met).map(({ ability }) => ability) ?? []
  const whole = abilities
    .filter((id) => served[id]?.some((tier) => tier.every(Boolean)))
    .map((id) => pieces[id]?.face ?? '')
  const attacking = table.faces(whole).filter(({ use }) => use === 'offensive' || use === 'ultimate')
  expect(new Set(attacking.map(({ code }) => code))).toEqual(new Set(met))
})

test('base, modifiers and defence of an attack always meet in its total', () => {
  const attack = (lines: AttackModel['lines'], total: number): AttackModel => ({
    attacker: 0,
    defender: 1,
    ability: 1,
    abilityFace: '',
    type: 'normal',
    isUltimate: false,
    defended: false,
    base: 7,
    total,
    lines,
  })
  const line = (how: string, n: number, to = 1) => ({ how, n, source: 5, sourceFace: '', to })
  const sum = pipelineOf(attack([line('base', 7), line('add', 2), line('lessHalf', 0), line('add', 9, 0)], 4))
  expect(sum).toMatchObject({ base: 7, modifiers: 2, defence: 5, total: 4 })
  expect(sum.lines.map(({ sign, isHalf }) => [sign, isHalf])).toEqual([
    [1, false],
    [-1, true],
  ])
})

test('luck counts thrown dice once: kept ones are no luck', async () => {
  const table = tableOf('dicethrone', { seed: '1' })
  await playTo(table, 'ask.attempt')
  const before = luckOf(rollsIn(table.log())).thrown
  const { question } = table.snapshot()
  const reroll = question?.choices.find(({ verb }) => verb === 'reroll')
  table.answer({ decision: question?.id ?? 0, seat: question?.seat ?? 0, picks: [reroll?.key ?? ''] })
  const now = luckOf(rollsIn(table.log()))
  expect(reroll?.key.split('-')).toHaveLength(1)
  expect(now.thrown).toBe(before + 1)
  expect(now.counts.reduce((a, b) => a + b, 0)).toBe(now.thrown)
})

test('an upgrade in hand says what it would cover', async () => {
  const table = tableOf('dicethrone', { seed: '26' })
  const { board } = table.snapshot()
  const { covers, pieces } = board as DiceThroneBoard
  expect(Object.entries(covers).map(([id, under]) => [pieces[Number(id)]?.face, under])).toContainEqual([
    'gunslinger/deadeye_2',
    'gunslinger/deadeye',
  ])
})

test('a diff keeps common words and shows the others', () => {
  expect(wordDiff('Deal 4 damage to your target.', 'Deal 6 damage to your target. Gain Evasive.')).toEqual([
    { kind: 'same', text: 'Deal ' },
    { kind: 'gone', text: '4 ' },
    { kind: 'new', text: '6 ' },
    { kind: 'same', text: 'damage to your ' },
    { kind: 'gone', text: 'target.' },
    { kind: 'new', text: 'target. Gain Evasive.' },
  ])
})
