import {
  answer,
  type Chance,
  type Decision,
  describe,
  type Language,
  plain,
  recorded,
  type Sayable,
  type State,
} from '@quadriga/kernel'

/**
 * Gives an answer. Before that every other option is tried on a fork, and afterwards the answer is given once more to
 * the table read back from JSON: neither may make a difference.
 */
export function answered(
  from: State,
  { id, seat, options, shape }: Decision,
  picks: readonly string[],
  chance: Chance,
): State {
  const before = JSON.stringify(from)
  for (const { key } of shape === 'one' ? options : []) answer(from, { decision: id, seat, picks: [key] })
  const result = answer(from, { decision: id, seat, picks }, chance)
  if (!result.ok) throw new Error(`refused ${picks.join(' ')}: ${JSON.stringify(result.reasons)}`)
  if (JSON.stringify(from) !== before) throw new Error('an answer changed the state it was given to')
  const again = answer(
    JSON.parse(before) as State,
    { decision: id, seat, picks },
    recorded(result.state.spoken),
  )
  if (!again.ok || JSON.stringify(again.state) !== JSON.stringify(result.state))
    throw new Error('resuming differs')
  return result.state
}

/** What is said, with plain spaces: French has narrow ones that no test should have to type. */
export function plainWords(game: string, what: Sayable, language: Language): string {
  return plain(describe(game, what, language)).replace(/[\u00a0\u202f]/g, ' ')
}
