import { create } from 'zustand'

const KEY = 'quadriga.guide'

interface Followed {
  /** The table whose first turn is guided, or ''. */
  readonly table: string
  /** Steps that are behind the reader. */
  readonly done: readonly string[]
}

interface GuideStore extends Followed {
  readonly begin: (table: string) => void
  readonly mark: (done: readonly string[]) => void
  readonly stop: () => void
}

const none: Followed = { table: '', done: [] }

function kept(): Followed {
  try {
    const { table, done } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Followed>
    const isRead =
      typeof table === 'string' && Array.isArray(done) && done.every((id) => typeof id === 'string')
    return isRead ? { table, done } : none
  } catch {
    return none
  }
}

/** Which table is guided in this tab, and how far. A reload goes on where one was. */
export const useGuideStore = create<GuideStore>((set, get) => {
  const keep = (change: Partial<Followed>): void => {
    set(change)
    const { table, done } = get()
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ table, done }))
    } catch {
      // Without storage a reload ends the guide.
    }
  }
  return {
    ...kept(),
    begin: (table) => keep({ table, done: [] }),
    mark: (done) => keep({ done }),
    stop: () => keep(none),
  }
})
