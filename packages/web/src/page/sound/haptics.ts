import type { SoundName } from './soundNames.ts'

/** Milliseconds of shaking and stillness, in turn: only for what one should feel. */
export const shakes: Readonly<Partial<Record<SoundName, readonly number[]>>> = {
  damage: [30],
  enemyDefeated: [45],
  diceRoll: [10, 30, 10],
  dieKept: [8],
  yourTurn: [20, 60, 20],
  refusal: [15, 30, 15],
  win: [30, 60, 30, 60, 90],
  loss: [140],
}

/** Shakes a phone; other devices cannot, and browsers refuse it before the page was touched. */
export function shake(name: SoundName): void {
  const pattern = shakes[name]
  if (pattern === undefined || !('vibrate' in navigator)) return
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([...pattern])
}
