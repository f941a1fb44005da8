import { test as base, type BrowserContext } from '@playwright/test'

export { expect, type Page } from '@playwright/test'

/**
 * The page draws the seeds of its games and the ids of decks from `crypto.getRandomValues`: here the numbers come one after the other, the same in every run. They are counted for all tabs of a test and over reloads,
 * so that no two of them are ever the same. The worker draws ids only, which nothing depends on.
 */
export async function fixChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const next = (): number => {
      const n = Number(localStorage.getItem('test.chance') ?? 0) + 1
      localStorage.setItem('test.chance', `${n}`)
      return n
    }
    const drawn = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (values) => {
      if (!(values instanceof Uint8Array) || values.length !== 16) return drawn(values)
      values.fill(0).set([next()], 15)
      return values
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
