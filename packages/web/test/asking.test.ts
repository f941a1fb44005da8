import { plain } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import type { Piece } from '../src/model/table/piece.ts'
import { changesBetween } from '../src/worker/table/presentPreview.ts'
import { type ForecastModel, forecastQuestion } from '../src/model/champions/forecastModel.ts'
import { type OddsModel, oddsQuestion } from '../src/model/dicethrone/oddsModel.ts'
import { type PlayedTable, playRandomly } from './random.ts'
import { tableOf } from './tables.ts'

const solo = { setup: { heroes: ['spider-man'], scenario: 'rhino' }, people: ['me'] } as const

/** Answers until the turn's menu is asked. */
async function toMenu(table: PlayedTable, ask = 'ask.turn'): Promise<void> {
  for (let n = 0; n < 40 && table.snapshot().question?.ask !== ask; n++) {
    const { question } = table.snapshot()
    if (question === null) throw new Error('nobody is asked')
    const picks = question.shape === 'some' ? [] : [question.choices[0]?.key ?? '']
    await table.answer({ decision: question.id, seat: question.seat, picks })
  }
}

test('a card that cannot be played says why, with its rule', async () => {
  const table = tableOf('champions', solo)
  await toMenu(table)
  const { question, board } = table.snapshot()
  const villain = board.game === 'champions' ? (board.villain?.id ?? -1) : -1
  // Peter Parker cannot attack before he changes form.
  expect(question?.choices.some(({ thing }) => thing === villain)).toBe(false)
  const { verbs } = table.explain(villain)
  const attack = verbs.find(({ verb }) => verb === 'attack')
  expect(plain(attack?.refusal?.text ?? [])).not.toBe('')
  expect(attack?.refusal?.rule?.title ?? '').not.toBe('')
})

test('an ability that could answer says whose it is, in both languages', () => {
  for (const [language, says] of [
    ['en', /^Spider-Man: Draw 1 card$/i],
    ['fr', /^Spider-Man\u00a0: Pioche/i],
  ] as const) {
    const table = tableOf('champions', { ...solo, language })
    for (let n = 0; n < 40 && table.snapshot().question?.ask !== 'ask.window'; n++) {
      const { question } = table.snapshot()
      const keys = question?.choices.map(({ key }) => key) ?? []
      const form = keys.find((key) => key.startsWith('changeForm'))
      const one = form ?? keys.find((key) => key === 'endTurn') ?? ''
      const picks = question?.shape === 'some' ? keys.slice(0, question.min) : [one]
      table.answer({ decision: question?.id ?? -1, seat: 0, picks })
    }
    const labels = table.snapshot().question?.choices.map(({ label }) => plain(label)) ?? []
    expect(labels).toContainEqual(expect.stringMatching(says))
  }
})

test('a preview tells what an answer changes, and leaves the table as it is', async () => {
  const table = tableOf('champions', solo)
  await toMenu(table)
  const change = table.snapshot().question
  table.answer({
    decision: change?.id ?? -1,
    seat: 0,
    picks: [change?.choices.find(({ verb }) => verb === 'changeForm')?.key ?? ''],
  })
  await toMenu(table)
  const before = table.snapshot()
  const attack = before.question?.choices.find(({ verb }) => verb === 'attack')
  const preview = table.preview(before.question?.id ?? -1, [[attack?.key ?? '']])
  const hit = preview?.changes.find(({ what, thing }) => what === 'hp' && thing === attack?.thing)
  expect((hit?.from ?? 0) - (hit?.to ?? 0)).toBe(2)
  expect(table.snapshot()).toBe(before)
})

test('a number tells its parts', async () => {
  const table = tableOf('champions', solo)
  const { board } = table.snapshot()
  const villain = board.game === 'champions' ? (board.villain?.id ?? -1) : -1
  const why = table.whyNumber(villain, 'atk')
  expect(why?.parts[0]?.how).toBe('base')
  expect(why?.value).toBe(board.pieces[villain]?.stats.find(({ id }) => id === 'atk')?.value)
})

test('the bot suggests a legal answer with a reason', async () => {
  const table = tableOf('champions', solo)
  await toMenu(table)
  const { question } = table.snapshot()
  const hint = await table.suggest(question?.id ?? -1, 'usual')
  expect(question?.choices.map(({ key }) => key)).toContain(hint?.picks[0])
  expect(hint?.reason.length).toBeGreaterThan(0)
  expect(hint?.lines.join('\n')).toMatch(/imagined repl/)
  table.look({ language: 'fr' })
  const french = await table.suggest(question?.id ?? -1, 'usual')
  expect(french?.lines.join('\n')).toMatch(/imaginées? jusqu’à votre prochain tour\u00a0:/)
  expect(french?.picks).toEqual(hint?.picks)
})

test('the last turn is explained once it is over, in the language one reads', async () => {
  const table = tableOf('champions', solo)
  await toMenu(table)
  expect(await table.review()).toBeNull()
  const turn = table.snapshot().question
  const end = turn?.choices.find(({ declines }) => declines)?.key ?? ''
  table.answer({ decision: turn?.id ?? -1, seat: 0, picks: [end] })
  const review = await table.review()
  expect(review?.summary).toMatch(/^In \d of 1 choice a bot would have done the same/)
  table.look({ language: 'fr' })
  expect((await table.review())?.summary).toMatch(/^Pour \d choix sur 1/)
})

test('the forecast speaks the language one reads', async () => {
  const table = tableOf('champions', { ...solo, language: 'fr' })
  await toMenu(table)
  const forecast = table.ask(forecastQuestion.kind, {}) as ForecastModel | null
  expect(forecast?.activations.length).toBeGreaterThan(0)
  expect(JSON.stringify(forecast)).toContain('manigance')
})

test('the odds of Dice Throne are there while dice are rolled', async () => {
  const table = tableOf('dicethrone', { people: ['me', 'me'] })
  await playRandomly(table, 'odds', 400, () => undefined)
  expect(table.snapshot().game).toBe('dicethrone')
  const odds = tableOf('dicethrone').ask(oddsQuestion.kind, {}) as OddsModel | null
  expect(odds?.abilities.length).toBeGreaterThan(3)
})

test('a question that the game does not know has no answer', () => {
  const table = tableOf('champions', solo)
  for (const kind of ['odds', 'constructor', '__proto__', '']) expect(table.ask(kind, {})).toBeNull()
})

test('a past moment shows the table as it was, without a question', async () => {
  const table = tableOf('champions', solo)
  const first = table.snapshot()
  await playRandomly(table, 'past', 60)
  const past = table.at(0)
  expect(past.board).toEqual(first.board)
  expect(past.question).toBeNull()
  expect(past.readOnly).toEqual({ why: 'past' })
})

test('language can be switched at any moment', async () => {
  const table = tableOf('champions', solo)
  await playRandomly(table, 'language', 30)
  const english = table.log().map(({ text }) => plain(text))
  table.look({ language: 'fr' })
  const french = table.log().map(({ text }) => plain(text))
  expect(french.length).toBe(english.length)
  expect(french.filter((line, i) => line !== english[i]).length).toBeGreaterThan(english.length / 2)
  expect(table.snapshot().moment.phases.map(({ name }) => name)).toContain('Phase du Méchant')
})

test('every face of the games can be presented in both languages', async () => {
  for (const game of ['champions', 'dicethrone', 'villainous'] as const) {
    const table = tableOf(game)
    const codes = Object.values(table.snapshot().board.pieces).map(({ face }) => face)
    for (const language of ['en', 'fr'] as const) {
      table.look({ language })
      const faces = table.faces(codes)
      expect(faces.length).toBe(codes.filter((code) => code !== '').length)
      expect(faces.every(({ name, kindName }) => name !== '' && kindName !== '')).toBe(true)
      // No line ends before the mark at the end of a name.
      expect(faces.filter(({ name }) => / [;:!?»]/.test(name))).toEqual([])
    }
  }
})

test('the next stage of a villain is no healing', () => {
  const stage = (face: string, now: number, max: number): Piece =>
    ({
      id: 1,
      name: 'Rhino',
      face,
      zone: 'villain',
      hp: { now, max },
      counters: [],
      statuses: [],
    }) as unknown as Piece
  const changes = changesBetween(
    { language: 'en' },
    { 1: stage('rhino-1', 2, 14) },
    { 1: stage('rhino-2', 15, 15) },
  )
  expect(changes.map(({ what, word }) => [what, word])).toEqual([['gone', 'next stage']])
})
