import {
  distinctFaces,
  type Option,
  type Query,
  type Refusal,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { cardRefusal, freeSpendRefusal, freeUseRefusal, lockRefusal, maySell, usables } from './legality.ts'
import { spendableTokens } from './status.ts'
import { idsOf, seatZone } from '../zones.ts'

/** Every action that a seat may take now, as options `verb:face`; abilities are asked for by the roll phases. */
export function actionOptions(q: Query, seat: Seat): Option[] {
  const options: Option[] = []
  const hand = distinctFaces(q, idsOf(q, seatZone.hand, seat))
  if (lockRefusal(q, seat) === null) {
    offer(q, options, 'play', hand, (card) => cardRefusal(q, seat, q.thing(card).face))
    offer(q, options, 'spend', spendableTokens(q, seat), (token) => freeSpendRefusal(q, seat, token))
    offer(q, options, 'use', usables(q, seat), (thing) => freeUseRefusal(q, seat, thing))
  }
  if (maySell(q, seat)) offer(q, options, 'sell', hand, () => null)
  return options
}

/** The candidates of a verb that are not refused; the refusals are those of `verbs`, asked once for all things. */
function offer(
  q: Query,
  options: Option[],
  verb: string,
  candidates: readonly ThingId[],
  refusal: (thing: ThingId) => Refusal,
): void {
  const allowed: ThingId[] = []
  for (const thing of candidates) if (refusal(thing) === null) allowed.push(thing)
  if (allowed.length === 0) return
  for (const option of thingOptions(q, verb, allowed)) options.push(option)
}
