import { expect, test } from 'vitest'
import type { Question } from '../src/model/table/question.ts'
import { guides } from '../src/page/guide/guides.ts'
import { doneAfter, isOver, stepDue } from '../src/page/guide/guideProgress.ts'
import type { GuideStep } from '../src/page/guide/guideStep.ts'
import { placeBeside } from '../src/page/guide/placing.ts'
import { guideWords } from '../src/page/words/guide.ts'
import { type presenters, tableOf } from './tables.ts'

test.each(Object.entries(guideWords))('%s is at most 40 words long', (_, { en, fr }) => {
  for (const text of [en, fr])
    expect(text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length).toBeLessThanOrEqual(40)
})

/** What an obedient reader answers: what the step tells, and nothing otherwise. */
type Obey = (question: Question, step: GuideStep | null) => readonly string[]

/** The steps that are shown to an obedient reader, in order. */
async function followed(game: keyof typeof presenters, obey: Obey): Promise<readonly string[]> {
  const guide = guides[game]
  if (guide === undefined) throw new Error(`${game} has no guide`)
  const { setup, seed, people, steps } = guide
  const table = tableOf(game, { setup, seed, people })
  const shown: string[] = []
  let done: readonly string[] = []
  for (let n = 0; n < 200 && !isOver(steps, done); n++) {
    const snapshot = table.snapshot()
    const seen = { snapshot, question: snapshot.question }
    const due = stepDue(steps, done, seen)
    if (due !== null && shown.at(-1) !== due.id) shown.push(due.id)
    if (due?.until === 'read') {
      done = [...done, due.id]
      continue
    }
    const { question } = seen
    if (question === null) await new Promise((resolve) => setTimeout(resolve, 2))
    else {
      const given = { decision: question.id, seat: question.seat, picks: obey(question, due) }
      if (!table.answer(given).ok) throw new Error(`${question.ask} refuses ${given.picks.join()}`)
    }
    const after = table.snapshot()
    done = doneAfter(due, done, { snapshot: after, question: after.question })
  }
  return shown
}

/** The first option that fits, or that declines. */
function choice({ choices, suggested, shape }: Question, ...keys: readonly RegExp[]): readonly string[] {
  const wanted = keys.flatMap((key) => choices.find((one) => key.test(one.key)) ?? [])
  if (wanted[0] !== undefined) return [wanted[0].key]
  if (suggested !== null) return suggested
  if (shape === 'some') return []
  return [(choices.find(({ declines }) => declines) ?? choices[0])?.key ?? '']
}

test('the guided round of Champions is played to its end, and every step is met', async () => {
  const acts: Readonly<Record<string, RegExp>> = {
    form: /^changeForm/,
    kick: /^play:swinging-web-kick/,
    attack: /^attack/,
    end: /^endTurn/,
    sense: /^trigger:spider-man/,
  }
  const shown = await followed('champions', (question, step) =>
    question.ask === 'ask.mulligan' ? [] : choice(question, acts[step?.id ?? ''] ?? /^target/),
  )
  expect(shown).toEqual(guides['champions']?.steps.map(({ id }) => id))
})

test('the guided turn of Dice Throne brings five swords to who keeps swords, and every step is met', async () => {
  const shown = await followed('dicethrone', (question, step) => {
    if (step?.id === 'dice') return choice(question, /^reroll:4-5-5$/)
    if (step?.id === 'again') return choice(question, /^reroll:5$/)
    if (step?.id === 'strike') return choice(question, /^activate:barbarian\/smack\/5/)
    return choice(question)
  })
  expect(shown).toEqual(guides['dicethrone']?.steps.map(({ id }) => id))
})

test('the guided turn of Villainous brings Power and an Ally, and every step is met', async () => {
  const shown = await followed('villainous', (question, step) => {
    if (step?.id === 'move') return choice(question, /^move:solomon-institute/)
    if (step?.id === 'gain') return choice(question, /^take:gain-power/)
    if (step?.id === 'play') return choice(question, /^play:taskmaster-/, /^to:/)
    return question.ask === 'ask.to' ? [question.choices[0]?.key ?? ''] : choice(question, /^endTurn/)
  })
  expect(shown).toEqual(guides['villainous']?.steps.map(({ id }) => id))
})

test('the guided turn of Zombies opens a door, and every step is met', async () => {
  const shown = await followed('zombies', (question, step) => {
    if (step?.id === 'walk') return choice(question, /^move:12V:cor21$/, /^move:15V:cor01$/)
    return choice(question, step?.id === 'door' ? /^open:d-danger-room$/ : /^endTurn/)
  })
  expect(shown).toEqual(guides['zombies']?.steps.map(({ id }) => id))
})

test('a reader who does something else is not left with a step that nobody can take', async () => {
  const shown = await followed('champions', (question) =>
    question.ask === 'ask.mulligan' ? [] : choice(question, /^endTurn/),
  )
  expect(shown.at(-1)).toBe('done')
})

test('a bubble never covers what it speaks of where there is room beside it', () => {
  const bubble = { width: 350, height: 160 }
  for (const screen of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    for (const target of [
      { left: 16, top: 60, width: 208, height: 320 },
      { left: 0, top: screen.height - 90, width: screen.width, height: 90 },
      { left: screen.width - 120, top: 300, width: 100, height: 140 },
    ]) {
      const { left, top } = placeBeside(target, bubble, screen)
      expect(left >= 0 && left + bubble.width <= screen.width).toBe(true)
      expect(top >= 0 && top + bubble.height <= screen.height).toBe(true)
      const apart =
        left >= target.left + target.width ||
        left + bubble.width <= target.left ||
        top >= target.top + target.height ||
        top + bubble.height <= target.top
      expect([screen.width, target.left, apart]).toEqual([screen.width, target.left, true])
    }
})
