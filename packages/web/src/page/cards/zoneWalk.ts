const stops = '[data-roving][tabindex="0"], button, a[href], input'

/**
 * Every place of the page that F6 leads to, in reading order, as far as it is shown; a place of places is none itself, and
 * one where nothing lies is passed over.
 */
function zonesOf(page: Document): HTMLElement[] {
  const all = [...page.querySelectorAll<HTMLElement>('[data-landmark]')]
  return all.filter(
    (zone) =>
      zone.checkVisibility() &&
      zone.querySelector('[data-landmark]') === null &&
      zone.querySelector(stops) !== null,
  )
}

/** Goes to the next zone of the page, or with -1 to the one before, at its stop for Tab. */
export function walkZones(by: 1 | -1): void {
  const zones = zonesOf(document)
  const { activeElement } = document
  const at = zones.findLastIndex((zone) => zone.contains(activeElement))
  const next = at < 0 ? (by > 0 ? 0 : zones.length - 1) : (at + by + zones.length) % zones.length
  zones[next]?.querySelector<HTMLElement>(stops)?.focus()
}
