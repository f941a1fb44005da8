/** Ends a sheet above the dock of the table below it, however high that grows: the decision is never covered. */
export function aboveDock(sheet: HTMLElement | null): (() => void) | undefined {
  const dock = document.querySelector<HTMLElement>('[data-dock]')
  if (sheet === null || dock === null) return undefined
  const watch = new ResizeObserver(() => {
    sheet.style.bottom = `${dock.offsetHeight}px`
  })
  watch.observe(dock)
  return () => watch.disconnect()
}
