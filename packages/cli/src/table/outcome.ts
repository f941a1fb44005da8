import type { Outcome } from '@quadriga/kernel'
import { seatName } from './names.ts'
import { said } from './said.ts'
import type { Scene } from './scene.ts'

/** How the game ended, and why. */
export function outcomeLines(scene: Scene, outcome: Outcome | null): string[] {
  if (outcome === null) return [scene.say('outcome.none')]
  const lines = [verdict(scene, outcome)]
  if (outcome.cause !== '')
    lines.push(scene.say('outcome.because', { cause: said(scene, { key: outcome.cause, args: {} }) }))
  return lines
}

function verdict(scene: Scene, { kind, winners }: Outcome): string {
  if (kind === 'draw') return scene.say('outcome.draw')
  if (kind === 'lost') return scene.say('outcome.lost')
  if (winners.length === 0 || winners.length === scene.seen.seats) return scene.say('outcome.wonTogether')
  return scene.say('outcome.won', { who: winners.map((seat) => seatName(scene, seat)).join(', ') })
}
