/** Whether a key belongs to a field, an open menu or a dialog, and not to the table. */
export function isElsewhere({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, select, textarea, [role="menu"], [role="dialog"], [role="alertdialog"]') !== null
  )
}
