import { useSettings } from '../settings/settings.ts'

/** The guided turn of a game was taken or declined: it is not offered by itself again. */
export function guidedOnce(game: string): void {
  const { guided, set } = useSettings.getState()
  if (!guided.includes(game)) set({ guided: [...guided, game] })
}
