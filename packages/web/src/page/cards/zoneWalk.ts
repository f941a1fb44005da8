/** Every place of the page that F6 leads to, in reading order, as far as it is shown; a place of places is none itself. */
function zonesOf(page: Document): HTMLElement[] {
  const all = [...page.querySelectorAll<HTMLElement>('[data-landmark]')]
  return all.filter((zone) => zone.checkVisibility() && zone.querySelector('[data-landmark]') === null)
}

/** Enters a zone: at its stop for Tab, else the zone itself. */
function enter(zone: HTMLElement): void {
  const stop = zone.querySelector<HTMLElement>('[data-roving][tabindex="0"], button, a[href], input')
  if (stop !== null) stop.focus()
  else {
    zone.tabIndex = -1
    zone.focus()
  }
}

/** Goes to the next zone of the page, or with -1 to the one before. */
export function walkZones(by: 1 | -1): void {
  const zones = zonesOf(document)
  const { activeElement } = document
  const at = zones.findLastIndex((zone) => zone.contains(activeElement))
  const next = at < 0 ? (by > 0 ? 0 : zones.length - 1) : (at + by + zones.length) % zones.length
  const zone = zones[next]
  if (zone !== undefined) enter(zone)
}
