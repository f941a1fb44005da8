import { create } from 'zustand'

/** Why the browser could not keep a deck or let go of one, or ''. */
export const useKeepTrouble = create<{ readonly problem: string }>(() => ({ problem: '' }))

/** Does something with the kept decks; what goes wrong is shown by `KeepTrouble`. */
export async function withKeepTrouble(task: () => Promise<void>): Promise<void> {
  try {
    await task()
    useKeepTrouble.setState({ problem: '' })
  } catch (error) {
    useKeepTrouble.setState({ problem: error instanceof Error ? error.message : String(error) })
  }
}
