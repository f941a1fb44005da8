import before from '../turns/before.json' with { type: 'json' }
import { PageHand } from '../turns/hand.ts'
import { measure } from '../turns/measure.ts'
import { settings } from '../turns/page.ts'
import { recordings } from '../turns/recordings.ts'
import { hasty } from './player.ts'
import { expect, type Page, test } from './test.ts'

/** Plays a recorded turn with the mouse, in the fewest presses that the page offers. */
async function counted(page: Page, name: string) {
  await page.setViewportSize(settings)
  await hasty(page, { textTable: false, warnEnd: true })
  const recording = recordings.find((one) => one.name === name)
  const earlier = before.turns.find((one) => one.name === name)
  if (recording === undefined || earlier === undefined) throw new Error(`nothing is recorded as ${name}`)
  const { answers, ...sums } = await measure(new PageHand(page), recording, false)
  const clicksOf = (verb: string): number[] =>
    answers.flatMap(({ picks: [pick = ''], clicks, prompted }) =>
      prompted && pick.startsWith(`${verb}:`) ? [clicks] : [],
    )
  return { ...sums, clicksOf, earlier: earlier.page }
}

test('a recorded round of Champions takes at most 60 % of the clicks that it took before', async ({
  page,
}) => {
  const { clicks, emptyPrompts, scrolledTo, clicksOf, earlier } = await counted(page, 'solo-round')
  expect(clicks).toBeLessThanOrEqual(0.6 * earlier.clicks)
  expect([emptyPrompts, scrolledTo]).toEqual([0, 0])
  expect(clicksOf('changeForm')).toEqual([1])
  // A ready ally attacks; a hero thwarts where there is one scheme only.
  for (const one of [...clicksOf('attack'), ...clicksOf('thwart')]) expect(one).toBeLessThanOrEqual(2)
})

test('one person defends for four hands with one question', async ({ page }) => {
  const { clicks, emptyPrompts, curtains, scrolledTo, earlier } = await counted(page, 'four-hands')
  expect(clicks).toBeLessThan(earlier.clicks)
  expect([emptyPrompts, curtains, scrolledTo]).toEqual([0, 0, 0])
})
