import { explain } from '@quadriga/kernel'
import { mainEye, type Scene } from '@quadriga/table'
import type { Refusal } from '../../model/table/answers.ts'
import type { SymbolQuestion } from '../../model/villainous/symbolModel.ts'
import { refusalOf } from '../table/refusals.ts'

/** Why a symbol cannot be used now, with its rule. */
export function presentSymbol(scene: Scene, { symbol }: SymbolQuestion): Refusal | null {
  const { q, seat } = mainEye(scene)
  const refusal = explain(q.state, seat, { symbol })[0]?.refusal ?? null
  return refusal === null ? null : refusalOf(scene, refusal)
}
