const KEY = 'quadriga.replay.'

/** A replay from a file is nobody's saved game: the tab keeps its text, so that a reload shows it again. */
export function keepReplay(id: string, text: string): void {
  try {
    sessionStorage.setItem(KEY + id, text)
  } catch {
    // A file too large for the tab's memory is gone after a reload.
  }
}

/** The text of a replay that this tab opened from a file, or null. */
export function keptReplay(id: string): string | null {
  try {
    return sessionStorage.getItem(KEY + id)
  } catch {
    return null
  }
}
