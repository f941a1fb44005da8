import { hasty } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

/** What a page let be felt and heard: patterns of shakes, and frequencies of tones. */
interface Felt {
  readonly shakes: readonly string[]
  readonly tones: readonly number[]
}

/** Listens instead of a phone: which patterns shake it, and how high each voice of a sound begins. */
async function listen(page: Page): Promise<() => Promise<Felt>> {
  await page.addInitScript(() => {
    const felt = { shakes: [] as string[], tones: [] as number[] }
    Object.assign(window, { felt })
    navigator.vibrate = (pattern) => felt.shakes.push(JSON.stringify(pattern)) > 0
    // Levels are set too, from nothing up to one: what is higher is a frequency.
    const heard: ProxyHandler<AudioParam['setValueAtTime']> = {
      apply(set, param, [value, at]: [number, number]) {
        if (value > 1) felt.tones.push(Math.round(value))
        return Reflect.apply(set, param, [value, at])
      },
    }
    const set = Reflect.get(AudioParam.prototype, 'setValueAtTime')
    AudioParam.prototype.setValueAtTime = new Proxy(set, heard)
  })
  return () => page.evaluate(() => (window as unknown as { felt: Felt }).felt)
}

const set = (page: Page, change: Record<string, unknown>): Promise<void> =>
  page.evaluate((more) => {
    const kept = JSON.parse(localStorage.getItem('quadriga.settings') ?? '{}') as object
    localStorage.setItem('quadriga.settings', JSON.stringify({ ...kept, ...more }))
  }, change)

test('a die that is kept and a roll are heard and felt, each as the settings say', async ({ page }) => {
  const felt = await listen(page)
  await hasty(page, { sound: true, textTable: false })
  await openPrepared(page, 'roll')
  const die = page.getByRole('button', { name: /^Die 1/ })
  await die.click()
  await expect.poll(felt).toEqual({ shakes: ['[8]'], tones: [880] })
  await page.keyboard.press('r')
  await expect.poll(async () => (await felt()).shakes).toContain('[10,30,10]')

  // A muted sound is still felt; without vibration and sound there is neither.
  await set(page, { mutedSounds: ['dieKept'] })
  await page.reload()
  await die.click()
  await expect.poll(felt).toEqual({ shakes: ['[8]'], tones: [] })
  await set(page, { sound: false, haptics: false, mutedSounds: [] })
  await page.reload()
  await die.click()
  const screen = page.locator('[data-at][data-game]')
  const at = (await screen.getAttribute('data-at')) ?? ''
  await page.keyboard.press('r')
  await expect(screen).not.toHaveAttribute('data-at', at)
  expect(await felt()).toEqual({ shakes: [], tones: [] })
})

test('a piece that is no answer refuses audibly, and a phase that begins is heard', async ({ page }) => {
  const felt = await listen(page)
  await hasty(page, { sound: true, textTable: false, silenced: ['lethal', 'scheme'] })
  await openPrepared(page, 'turn')
  await page.locator('[data-piece][data-mark="idle"] > button').first().click()
  await expect.poll(felt).toEqual({ shakes: ['[15,30,15]'], tones: [220, 175] })
  await expect
    .poll(async () => {
      for (const key of ['e', 'c', 'p']) await page.keyboard.press(key)
      return (await felt()).tones
    })
    .toContain(294)
})
