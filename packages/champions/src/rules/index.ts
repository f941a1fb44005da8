import type { AnyProcedure } from '@quadriga/kernel/author'
import { allyLimit } from './allyLimit.ts'
import { basicAttack, basicThwart, changeForm, recover } from './basicPowers.ts'
import { turnBoosts } from './boost.ts'
import { whenDefeated } from './defeat.ts'
import { eliminate } from './elimination.ts'
import { delayed, enemyAttackSteps } from './enemyAttack.ts'
import { enemySchemeSteps } from './enemyScheme.ts'
import { playCard } from './playCard.ts'
import { useAbility } from './useAbility.ts'
import { lookAtTop } from './lookAtTop.ts'
import { lostHitPoints } from './lostHitPoints.ts'
import { fetchMinion } from './fetch.ts'
import { nemesisArrives } from './nemesis.ts'
import { payToEnter } from './payToEnter.ts'
import { recycle } from './recycle.ts'
import { restrictedLimit } from './restricted.ts'
import { resolveRevealed, revealCard } from './reveal.ts'
import { endPlayerPhase, round } from './round.ts'
import { searchDeck } from './searchDeck.ts'
import { setUp } from './setup.ts'
import { spendResources } from './spend.ts'
import { splitDamage } from './splitDamage.ts'
import { advanceScheme, advanceVillain, resolveAll } from './stages.ts'
import { threatOnOne } from './threatOnOne.ts'
import { playerTurn } from './turn.ts'
import { opportunity, playFromMenu, useFromMenu } from './verbs.ts'
import { activation, villainPhase } from './villainPhase.ts'

/** Every procedure of the rulebook, by the name that frames hold. */
export const rules: readonly AnyProcedure[] = [
  setUp,
  round,
  playerTurn,
  endPlayerPhase,
  villainPhase,
  activation,
  playFromMenu,
  useFromMenu,
  opportunity,
  playCard,
  useAbility,
  payToEnter,
  basicAttack,
  basicThwart,
  recover,
  changeForm,
  enemyAttackSteps,
  enemySchemeSteps,
  turnBoosts,
  delayed,
  whenDefeated,
  advanceVillain,
  advanceScheme,
  resolveAll,
  eliminate,
  revealCard,
  resolveRevealed,
  allyLimit,
  restrictedLimit,
  recycle,
  splitDamage,
  searchDeck,
  lookAtTop,
  lostHitPoints,
  nemesisArrives,
  fetchMinion,
  threatOnOne,
  spendResources,
]
