import { test as base, type BrowserContext } from '@playwright/test'

export { expect, type Page } from '@playwright/test'

/**
 * The page draws the seeds of its games from `crypto.randomUUID`: here the numbers come one after the other, the same in
 * every run. They are counted for all tabs of a test and over reloads, so that no two of them are ever the same.
 */
export async function fixChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    crypto.randomUUID = () => {
      const n = Number(localStorage.getItem('test.chance') ?? 0) + 1
      localStorage.setItem('test.chance', `${n}`)
      return `00000000-0000-4000-8000-${`${n}`.padStart(12, '0')}`
    }
  })
}

/** A test whose games always begin from the same seeds. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await fixChance(context)
    await use(context)
  },
})
