import type { Decision, ThingId } from '@quadriga/kernel'
import { attachedTo, strengthOf } from '@quadriga/villainous'
import type { Reader } from './judgement.ts'

/** The options of a plain choice, one by one; of those that point at copies alike in every respect only the first. */
export function withoutTwins(q: Reader, { options }: Decision): readonly (readonly string[])[] {
  const seen = new Set<string>()
  const firsts: string[][] = []
  for (const { key, thing } of options) {
    const [name = ''] = key.split('#')
    const which = thing >= 0 && q.exists(thing) ? `${name} ${looks(q, thing)}` : key
    if (seen.has(which)) continue
    seen.add(which)
    firsts.push([key])
  }
  return firsts
}

/** Where a card lies, whose it is, and what makes it another than its copies. */
function looks(q: Reader, id: ThingId): string {
  const { zone, host, controller } = q.thing(id)
  const carried = attachedTo(q, id).map((on) => q.thing(on).face)
  return [
    zone,
    host,
    controller,
    q.counter(id, 'plusTokens'),
    q.counter(id, 'minusTokens'),
    strengthOf(q, id),
    ...carried,
  ].join()
}
