import { loadedGame, view } from '@quadriga/kernel'
import { played } from './play.ts'
import { type SituationName, situations } from './situations.ts'

/** Cards of a hand that nobody else can have: their codes and their names in both languages. */
export function ownHand(name: SituationName, seat: number): readonly string[] {
  const { state } = played(situations[name])
  const { zones, things } = view(state, seat)
  const hand = zones.find((zone) => zone.name === 'hand' && zone.seat === seat)?.ids ?? []
  const { definitions } = loadedGame(state.game)
  return things
    .filter(({ id, code }) => hand.includes(id) && code.includes('/'))
    .flatMap(({ code }) => {
      const names = definitions.get(code)?.names
      return names === undefined ? [code] : [code, names.en, names.fr]
    })
}
