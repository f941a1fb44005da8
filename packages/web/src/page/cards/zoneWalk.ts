const stops = '[data-roving][tabindex="0"], button:enabled, summary, a[href], input:enabled'

/** Where the focus stands that comes to a zone; what lies in a closed fold cannot take it. */
function stopOf(zone: HTMLElement): HTMLElement | undefined {
  return [...zone.querySelectorAll<HTMLElement>(stops)].find((one) => one.checkVisibility())
}

/**
 * Every place of the page that F6 leads to, in reading order, as far as it is shown; a place of places is none itself, and
 * one where nothing lies is passed over.
 */
function zonesOf(page: Document): HTMLElement[] {
  const all = [...page.querySelectorAll<HTMLElement>('[data-landmark]')]
  return all.filter(
    (zone) =>
      zone.checkVisibility() && zone.querySelector('[data-landmark]') === null && stopOf(zone) !== undefined,
  )
}

/** Goes to the next zone of the page, or with -1 to the one before, at its stop for Tab. */
export function walkZones(by: 1 | -1): void {
  const zones = zonesOf(document)
  const { activeElement } = document
  const at = zones.findLastIndex((zone) => zone.contains(activeElement))
  const next = at < 0 ? (by > 0 ? 0 : zones.length - 1) : (at + by + zones.length) % zones.length
  const zone = zones[next]
  if (zone !== undefined) stopOf(zone)?.focus()
}
