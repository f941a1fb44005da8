import { isAsked, patience } from './comers.ts'
import { chance } from './chance.ts'
import { gathered, seeTheEnd } from './onlineTable.ts'
import { byDock } from './player.ts'
import { settled } from './seen.ts'
import { expect, type Page, test } from './test.ts'
import { timeServer } from './timeServer.ts'

const MOST = 3000

/** Everybody answers whatever they are asked, until the game is over. */
async function playedOut(pages: readonly Page[]): Promise<void> {
  const below = chance(11)
  const isOver = (): Promise<boolean> =>
    pages[0]?.locator('[data-outcome]').isVisible() ?? Promise.resolve(true)
  for (let n = 0; n < MOST && !(await isOver()); n++)
    for (const page of pages) {
      if (!(await isAsked(page))) continue
      // Whoever is quicker takes away what another meant.
      const act = settled(page, '', patience).then((seen) =>
        seen.over ? undefined : byDock(page, seen, below),
      )
      await act.catch(() => undefined)
    }
}

for (const [game, people] of [
  ['dicethrone', 2],
  ['champions', 2],
  ['villainous', 2],
  ['zombies', 2],
  ['champions', 4],
] as const)
  test(`${people} people play a whole game of ${game} by invitations, one on a phone, in two languages, and one watches`, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000)
    const server = await timeServer(15)
    const { players, eve } = await gathered(browser, server.at, game, people)
    const pages = players.map(({ page }) => page)
    await playedOut(pages)
    await seeTheEnd([...pages, eve.page])
    expect([...players, eve].flatMap(({ faults }) => faults)).toEqual([])
    for (const { context } of [...players, eve]) await context.close()
    await server.end()
  })
