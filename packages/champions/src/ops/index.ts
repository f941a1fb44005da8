import type { Game } from '@quadriga/kernel/author'
import { activationOps } from './activation.ts'
import { amountOps } from './amounts.ts'
import { attemptOps } from './attempts.ts'
import { callingOps } from './calling.ts'
import { cardOps } from './cards.ts'
import { cardSelectorOps } from './cardSelectors.ts'
import { damageOps } from './damage.ts'
import { discardOps } from './discards.ts'
import { droneOps } from './drones.ts'
import { encounterOps } from './encounter.ts'
import { friendOps } from './friends.ts'
import { gainOps } from './gains.ts'
import { generateOps } from './generate.ts'
import { handOps } from './hand.ts'
import { iconOps } from './icons.ts'
import { nemesisOps } from './nemesis.ts'
import { numberOps } from './numbers.ts'
import { playerOps } from './players.ts'
import { resourceOps } from './resources.ts'
import { revealOps } from './reveal.ts'
import { selectorOps } from './selectors.ts'
import { enemyAttackOps } from './enemyAttacks.ts'
import { fetchingOps } from './fetching.ts'
import { prohibitionOps } from './prohibitions.ts'
import { spendingOps } from './spending.ts'
import { threatOps } from './threat.ts'

export * from './activation.ts'
export * from './amounts.ts'
export * from './attempts.ts'
export * from './hand.ts'
export * from './calling.ts'
export * from './cards.ts'
export * from './cardSelectors.ts'
export * from './damage.ts'
export * from './enemyAttacks.ts'
export * from './fetching.ts'
export * from './prohibitions.ts'
export * from './spending.ts'
export * from './discards.ts'
export * from './drones.ts'
export * from './encounter.ts'
export * from './friends.ts'
export * from './gains.ts'
export * from './generate.ts'
export * from './icons.ts'
export * from './nemesis.ts'
export * from './numbers.ts'
export * from './players.ts'
export * from './resources.ts'
export * from './reveal.ts'
export * from './selectors.ts'
export * from './threat.ts'

/** Every word of the game's own language. */
export const ops: Game['ops'] = [
  ...selectorOps,
  ...cardSelectorOps,
  ...friendOps,
  ...playerOps,
  ...damageOps,
  ...threatOps,
  ...enemyAttackOps,
  ...fetchingOps,
  ...prohibitionOps,
  ...spendingOps,
  ...cardOps,
  ...iconOps,
  ...callingOps,
  ...revealOps,
  ...droneOps,
  ...encounterOps,
  ...activationOps,
  ...nemesisOps,
  ...generateOps,
  ...numberOps,
  ...gainOps,
  ...discardOps,
  ...resourceOps,
  ...amountOps,
  ...attemptOps,
  ...handOps,
]
