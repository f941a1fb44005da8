import { expect, type Page } from './test.ts'

/** What a key may be that one control tells of itself: a letter or a number. */
const single = /^[a-z0-9]$/

/** Presses a control with the keyboard alone: with the key that it tells, or by going there and pressing Enter. */
export async function byKey(page: Page, selector: string, patience = 10_000): Promise<void> {
  const found = page.locator(selector).filter({ visible: true }).first()
  const told = (await found.getAttribute('aria-keyshortcuts', { timeout: patience })) ?? ''
  const own = told.split(' ').find((key) => single.test(key))
  if (own !== undefined) return page.keyboard.press(own)
  await reach(page, selector)
  await page.keyboard.press('Enter')
}

/** Goes to a control: F6 to its part of the page, then Tab. */
export async function reach(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible()
  for (let n = 0; n < 120; n++) {
    const key = await page.evaluate(keyTowards, selector)
    if (key === '') return
    await page.keyboard.press(key)
  }
  throw new Error(`no key leads to ${selector}`)
}

/** The next key on the way from where the focus is; '' where it is there. */
function keyTowards(selector: string): string {
  const aim = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
  const at = document.activeElement ?? document.body
  if (aim === undefined) return 'Tab'
  if (at === aim) return ''
  const part = aim.closest('[data-landmark]')
  // A part that holds others is none itself.
  const isPart = part !== null && part.querySelector('[data-landmark]') === null
  if (isPart && !part.contains(at)) return 'F6'
  return at.compareDocumentPosition(aim) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab'
}
