import { isAsked, patience } from './comers.ts'
import { chance } from './chance.ts'
import { gathered, seeTheEnd } from './onlineTable.ts'
import { byDock, byHint, type Hand } from './player.ts'
import { settled } from './seen.ts'
import { expect, type Page, test } from './test.ts'
import { timeServer } from './timeServer.ts'

const MOST = 3000

/** Everybody answers whatever they are asked, until the game is over. */
async function playedOut(pages: readonly Page[], hand: Hand): Promise<void> {
  const below = chance(11)
  const isOver = (): Promise<boolean> =>
    pages[0]?.locator('[data-outcome]').isVisible() ?? Promise.resolve(true)
  for (let presses = 0; presses < MOST && !(await isOver()); ) {
    const before = presses
    for (const page of pages) {
      if (!(await isAsked(page))) continue
      presses++
      // Whoever is quicker takes away what another meant.
      const act = settled(page, '', patience).then((seen) =>
        seen.over ? undefined : hand(page, seen, below),
      )
      await act.catch(() => undefined)
    }
    // Nobody is asked while the others of the game act: that is no press.
    if (presses === before) await pages[0]?.waitForTimeout(50)
  }
}

// Who chooses by chance does not reach an objective of Villainous, however long it is played.
for (const [game, people, hand] of [
  ['dicethrone', 2, byDock],
  ['champions', 2, byDock],
  ['villainous', 2, byHint],
  ['zombies', 2, byDock],
  ['champions', 4, byDock],
] as const)
  test(`${people} people play a whole game of ${game} by invitations, one on a phone, in two languages, and one watches`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000)
    const server = await timeServer(15)
    const { players, eve } = await gathered(browser, server.at, game, people)
    const pages = players.map(({ page }) => page)
    await playedOut(pages, hand)
    await seeTheEnd([...pages, eve.page])
    expect([...players, eve].flatMap(({ faults }) => faults)).toEqual([])
    for (const { context } of [...players, eve]) await context.close()
    await server.end()
  })
