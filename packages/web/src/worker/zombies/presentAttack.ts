import { attackOdds, devourOdds, handOdds } from '@quadriga/zombies'
import { mainEye, nameOfFace, type Reader, type Scene } from '@quadriga/table'
import type { Line } from '../../model/table/act.ts'
import type { AttackChoice, AttackQuestion } from '../../model/zombies/attackModel.ts'

/** The attacks that a hero can make at a zone, with their odds and the answers that make them. */
export function presentAttack(
  scene: Scene,
  { seat, zone, hand, meal }: AttackQuestion,
): readonly AttackChoice[] {
  const { q, view } = mainEye(scene)
  if (view.outcome !== null) return []
  const named = (one: ReturnType<typeof attackOdds>[number], lines: readonly Line[]): AttackChoice => ({
    ...one,
    name: nameOfFace(scene, q.thing(one.attack).face),
    names: Object.fromEntries(one.order.map(({ face }) => [face, nameOfFace(scene, face)])),
    lines,
  })
  if (hand) {
    const found = handOdds(q, seat, zone)
    return found === null ? [] : [named(found, [[[`fire:${zone}`]]])]
  }
  if (meal !== null) {
    const found = devourOdds(q, seat, meal.thing)
    return found === null ? [] : [named(found, [[[meal.option]]])]
  }
  const all = attackOdds(q, seat, zone)
  const keys = keysOf(
    q,
    all.map(({ attack }) => attack),
  )
  return all.map((one, place) => {
    const which = all.length > 1 ? [[keys[place] ?? '']] : []
    const { byPower } = one
    const lines = byPower.map(({ power }): Line => {
      const spend = byPower.length > 1 ? [[`spend:${power}`]] : []
      return [[`attack:${zone}`], ...which, ...spend]
    })
    return named(one, lines)
  })
}

/** The keys under which the rules offer these attacks: by name, and by number where a name stands there twice. */
function keysOf(q: Reader, attacks: readonly number[]): string[] {
  const faces = attacks.map((id) => q.thing(id).face)
  return faces.map((face, place) => {
    const before = faces.slice(0, place).filter((one) => one === face).length
    return before === 0 ? `with:${face}` : `with:${face}#${before + 1}`
  })
}
