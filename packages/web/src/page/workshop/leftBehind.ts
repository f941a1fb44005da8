import type { Work } from '../../model/workshop/workshopService.ts'

const KEY = 'quadriga-work-left-behind'

/**
 * Keeps a work for the next page of this tab. The worker that keeps works ends with its page and may end before it has written; this is
 * written at once.
 */
export function leaveBehind(work: Work): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(work))
  } catch {
    // Without storage, or with a full one, what the worker manages to write is kept.
  }
}

/** The work that the last page of this tab left behind; only once. */
export function takeLeftBehind(): Work | null {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text === null ? null : (JSON.parse(text) as Work)
  } catch {
    return null
  }
}
