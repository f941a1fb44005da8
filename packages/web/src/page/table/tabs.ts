/** What tabs say to each other about a game: one wants to play it, one plays it now. */
interface TabSays {
  readonly kind: 'wants' | 'plays'
  readonly game: string
}

const CHANNEL = 'quadriga.tabs'

function say(said: TabSays): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(said)
  channel.close()
}

/** Asks whichever tab plays a game to hand it over; who waits for it gets it. */
export function wantGame(game: string): void {
  say({ kind: 'wants', game })
}

/** Tells other tabs that this one plays a game. */
export function tellPlaying(game: string): void {
  say({ kind: 'plays', game })
}

/** Hears what other tabs say of a game, until it is stopped. */
export function hearTabs(game: string, hear: (kind: TabSays['kind']) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<TabSays>) => {
    if (data.game === game) hear(data.kind)
  })
  return () => channel.close()
}

/** Waits until no tab holds a game any more. */
export async function gameIsFree(game: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(`quadriga.game.${game}`, { signal }, () => undefined)
}
