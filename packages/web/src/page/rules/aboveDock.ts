/**
 * Ends a sheet above the dock of the table below it, however high that grows, or beside it in low windows: the decision is never
 * covered.
 */
export function aboveDock(sheet: HTMLElement | null): (() => void) | undefined {
  const dock = document.querySelector<HTMLElement>('[data-dock]')
  if (sheet === null || dock === null) return undefined
  const watch = new ResizeObserver(() => {
    const isColumn = dock.offsetWidth < innerWidth / 2
    sheet.style.bottom = isColumn ? '0' : `${dock.offsetHeight}px`
    sheet.style.insetInlineEnd = isColumn ? `${dock.offsetWidth}px` : '0'
  })
  watch.observe(dock)
  return () => watch.disconnect()
}
