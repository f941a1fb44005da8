import type { AnyProcedure } from '@quadriga/kernel/author'
import { allyLimit } from './allyLimit.ts'
import { attackDamage, consequentialDamage, retaliate, thwartRemoval } from './attack.ts'
import { basicAttack, basicThwart, changeForm, recover } from './basicPowers.ts'
import { turnBoosts } from './boost.ts'
import { afterDefeat, checkHitPoints, checkMainScheme, checkSideScheme, whenDefeated } from './defeat.ts'
import { drawCards } from './drawing.ts'
import { eliminate } from './elimination.ts'
import { delayed, enemyAttackSteps, sameAttack } from './enemyAttack.ts'
import { enemySchemeSteps } from './enemyScheme.ts'
import { entered } from './entered.ts'
import { playCard, useAbility } from './initiate.ts'
import { lookAtTop } from './lookAtTop.ts'
import { lostHitPoints } from './lostHitPoints.ts'
import { fetchMinion } from './fetch.ts'
import { nemesisArrives } from './nemesis.ts'
import { oneByOne } from './oneByOne.ts'
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
import { confusedEnemy, stunnedEnemy, toughCard } from './status.ts'
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
  attackDamage,
  thwartRemoval,
  retaliate,
  consequentialDamage,
  enemyAttackSteps,
  enemySchemeSteps,
  turnBoosts,
  delayed,
  sameAttack,
  toughCard,
  stunnedEnemy,
  confusedEnemy,
  checkHitPoints,
  checkMainScheme,
  checkSideScheme,
  whenDefeated,
  afterDefeat,
  advanceVillain,
  advanceScheme,
  resolveAll,
  eliminate,
  revealCard,
  resolveRevealed,
  entered,
  allyLimit,
  restrictedLimit,
  recycle,
  drawCards,
  oneByOne,
  splitDamage,
  searchDeck,
  lookAtTop,
  lostHitPoints,
  nemesisArrives,
  fetchMinion,
  threatOnOne,
  spendResources,
]
