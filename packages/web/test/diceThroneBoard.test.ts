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
import { abilityView } from '../src/page/dicethrone/abilityStates.ts'
import { bestAnnounced, bestTierOf } from '../src/page/dicethrone/announcing.ts'
import { goalsOf } from '../src/page/dicethrone/keepGoals.ts'
import { shortWords } from '../src/page/dicethrone/shortWords.ts'
import { tierWords } from '../src/page/dicethrone/tierWords.ts'
import { plainText } from '../src/page/text/plainText.ts'
import { type OddsModel, oddsQuestion } from '../src/model/dicethrone/oddsModel.ts'
import { pipelineOf } from '../src/page/dicethrone/pipeline.ts'
import { luckOf, rollsBy, rollsIn, symbolLuck } from '../src/page/dicethrone/rolls.ts'
import { wordDiff } from '../src/page/dicethrone/wordDiff.ts'
import type { DiceThroneBoard } from '../src/model/dicethrone/board.ts'
import type { LogLine } from '../src/model/table/logLine.ts'
import type { LocalTable } from '../src/worker/table/localTable.ts'
import { tableOf } from './tables.ts'

const dice = (...pips: number[]): DieModel[] =>
  pips.map((n, i) => ({ id: 10 + i, owner: 0, pips: n, symbol: `s${n}`, symbolName: '', rolling: true }))

/** Plays on as the bot would until a question of this kind comes. */
async function playTo(table: LocalTable, ask: string): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const { question } = table.snapshot()
    if (question === null || question.ask === ask) return
    const found = await table.suggest(question.id, 'usual')
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

test('an ability is active where the dice allow it, closed where they cannot come to it, and says its odds', async () => {
  const table = tableOf('dicethrone', { seed: '1' })
  await playTo(table, 'ask.attempt')
  const { board, seat } = table.snapshot()
  const { pieces, players } = board as DiceThroneBoard
  const abilities = (players[seat]?.places.flat() ?? []).flatMap((id) => pieces[id] ?? [])
  const odds = table.ask(oddsQuestion.kind, {}) as OddsModel
  const views = abilities.flatMap((piece) =>
    table.faces([piece.face]).map((face) => abilityView(piece, face, odds)),
  )
  expect(views).toHaveLength(abilities.length)
  const met = odds.abilities.filter((one) => one.met).map(({ ability }) => ability)
  expect(new Set(views.filter(({ state }) => state === 'active').map(({ face }) => face.code))).toEqual(
    new Set(met),
  )
  const chances = (wanted: string) =>
    views.filter(({ state }) => state === wanted).map(({ chance }) => chance)
  expect(chances('active').every((chance) => chance === 1)).toBe(true)
  expect(chances('closed').every((chance) => chance === 0)).toBe(true)
  expect(chances('reachable').every((chance) => chance !== null && chance > 0)).toBe(true)
})

test('abilities lie in printed places; an upgrade takes the place of what it covers, and what it adds shares it', () => {
  for (const setup of [{ heroes: ['moon_elf', 'seraph'] }, { heroes: ['cursed_pirate', 'vampire_lord'] }]) {
    const table = tableOf('dicethrone', { setup })
    const { pieces, players } = table.snapshot().board as DiceThroneBoard
    for (const { places } of players) {
      expect(places.every((place) => place.length === 1)).toBe(true)
      expect(new Set(places.flat()).size).toBe(places.flat().length)
      expect(places.map(([id]) => pieces[id ?? -1]?.name).every((name) => name !== undefined)).toBe(true)
    }
  }
})

test('an upgrade that is played lies where the ability lay, and nothing else moves', async () => {
  const table = tableOf('dicethrone', { setup: { heroes: ['barbarian', 'barbarian'] }, seed: '4' })
  const codesNow = () => {
    const { pieces, players } = table.snapshot().board as DiceThroneBoard
    return players.map(({ places }) => places.map((place) => place.map((id) => pieces[id]?.face ?? '')))
  }
  const printed = codesNow()[0]?.map(([code]) => code ?? '') ?? []
  let upgraded = 0
  for (let n = 0; n < 300 && upgraded < 4; n++) {
    const { question } = table.snapshot()
    if (question === null) break
    const upgrade = question.choices.find(({ key }) => /^play:.*_[23]$/.test(key))
    const found = upgrade === undefined ? await table.suggest(question.id, 'usual') : null
    const picks = upgrade === undefined ? (found?.picks ?? [question.choices[0]?.key ?? '']) : [upgrade.key]
    table.answer({ decision: question.id, seat: question.seat, picks })
    if (upgrade !== undefined) upgraded++
    for (const board of codesNow()) {
      expect(board.map(([code]) => code?.replace(/_[23]$/, ''))).toEqual(printed)
    }
  }
  expect(upgraded).toBeGreaterThan(0)
})

test('what all tiers of an ability end with is said once', () => {
  const table = tableOf('dicethrone')
  const [smack, blow] = table.faces(['barbarian/smack_2', 'barbarian/sturdy_blow'])
  const { lines, shared } = tierWords(smack?.tiers.map(({ text }) => text) ?? [])
  expect(lines.map((line) => plainText(line).trim())).toEqual(['Deal 5', 'Deal 7', 'Deal 9'])
  expect(plainText(shared).trim()).toMatch(/^damage to your target\. If 4 of your dice/)
  expect(tierWords(blow?.tiers.map(({ text }) => text) ?? []).shared).toEqual([])
  expect(smack && smack.tiers.map(({ tier }) => shortWords(smack, `${smack.code}/${tier}`))).toEqual([
    'deal 5',
    'deal 7',
    'deal 9',
  ])
  expect(blow && shortWords(blow, blow.code)).toBe('deal 4 undefendable')
})

test('what an ability does is said in a few words in both languages, short enough for a button', () => {
  const said = (language: 'en' | 'fr', code: string): string => {
    const table = tableOf('dicethrone', { language })
    const [face] = table.faces([code])
    return face === undefined ? '' : shortWords(face, code)
  }
  expect(said('en', 'barbarian/crit_bash')).toBe('deal 5 undefendable + Stun')
  expect(said('fr', 'barbarian/crit_bash')).toBe('infligez 5 imparables + Étourdissement')
  expect(said('en', 'barbarian/overpower')).toBe('deal the total of the dice')
  expect(said('fr', 'barbarian/overpower')).toBe('infligez le total des dés')
  expect(said('en', 'pyromancer/meteorite')).toBe('deal 1 undefendable per Fire Mastery + Stun')
  expect(said('en', 'monk/serenity')).toBe('deal the attacker 1 per fist')
  expect(said('fr', 'monk/serenity')).toBe('infligez à l’attaquant 1 par poing')
  expect(said('en', 'tactician/higher_ground')).toBe(
    'deal 12 ultimate + Targeted + Constrict + Tactical Advantage',
  )
})

test('what is best announced deals most, and of an ability its highest tier', async () => {
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const table = tableOf('dicethrone', { seed })
    await playTo(table, 'ask.attempt')
    const { question } = table.snapshot()
    const odds = table.ask(oddsQuestion.kind, {}) as OddsModel
    const offered = question?.choices.filter(({ verb }) => verb === 'activate') ?? []
    expect(Object.keys(odds.deals).toSorted()).toEqual(offered.map(({ key }) => key.slice(9)).toSorted())
    const best = bestAnnounced(question, odds)
    for (const { key } of offered)
      expect(odds.deals[best?.key.slice(9) ?? '']).toBeGreaterThanOrEqual(odds.deals[key.slice(9)] ?? 0)
    for (const { thing } of offered)
      expect(bestTierOf(question, thing)).toBe(offered.findLast((one) => one.thing === thing))
  }
})

test('what to keep lists each ability once, by its likeliest open tier, the likeliest first', async () => {
  const table = tableOf('dicethrone', { seed: '1' })
  await playTo(table, 'ask.attempt')
  const odds = table.ask(oddsQuestion.kind, {}) as OddsModel
  const goals = goalsOf(odds)
  expect(goals.length).toBeGreaterThan(1)
  expect(new Set(goals.map(({ ability }) => ability)).size).toBe(goals.length)
  expect(goals.every(({ met, withTools }) => !met && withTools > 0)).toBe(true)
  const chances = goals.map(({ withTools }) => withTools)
  expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  expect(goals.filter(({ isBest }) => isBest).length).toBeLessThanOrEqual(1)
})

test('while somebody rolls, every ability on the board says which of its dice lie there already', async () => {
  const table = tableOf('dicethrone', { seed: '1' })
  await playTo(table, 'ask.attempt')
  const { board, seat } = table.snapshot()
  const { pieces, players } = board as DiceThroneBoard
  const { served = {}, places = [] } = players[seat] ?? {}
  const abilities = places.flat()
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
  const heroes = ['gunslinger', 'barbarian'].map((hero) => luckOf(rollsBy(rollsIn(table.log()), hero)))
  expect(heroes.reduce((sum, { thrown }) => sum + thrown, 0)).toBe(now.thrown)
})

test('luck is told by the sum of the numbers, and by the symbols of a hero', () => {
  const line = { event: 'attempt', thrown: [6, 6, 1, 1], faces: ['barbarian'] } as unknown as LogLine
  const { counts, share } = luckOf([line])
  expect(share).toBe(0)
  expect(luckOf([{ ...line, thrown: [6, 6] }]).share).toBeCloseTo(5 / 7)
  expect(symbolLuck(['sword', 'sword', 'sword', 'life', 'life', 'pow'], counts)).toEqual([
    { symbol: 'sword', n: 2, expected: 2 },
    { symbol: 'life', n: 0, expected: 4 / 3 },
    { symbol: 'pow', n: 2, expected: 4 / 6 },
  ])
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
