import { createRng, sample } from '@quadriga/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { dealt } from './messages/twins.ts'
import { twinStorm } from './messages/twinStorm.ts'
import { isOver, Looking, Person } from './support/player.ts'
import { type Serving, serving } from './support/serving.ts'

let server: Serving
let store: Store
beforeAll(async () => {
  server = await serving({
    through: (one) => {
      store = one
      return one
    },
  })
})
afterAll(() => server.remove())

/** What Ann was sent of a table, byte for byte, without what names the table itself. */
const sent = (look: Looking, id: string): string[] => look.texts.map((text) => text.replaceAll(id, 'TABLE'))

test('two games that differ only in what a seat may not know send it the same bytes', async () => {
  const [ann, ben] = [await Person.named('Ann', server.at), await Person.named('Ben', server.at)]
  const ids = ['a'.repeat(22), 'b'.repeat(22)] as const
  const hands = [
    await dealt(store, { id: ids[0], seed: 'twins', isTwin: false }, ann, ben),
    await dealt(store, { id: ids[1], seed: 'twins', isTwin: true }, ann, ben),
  ]
  expect(hands[0]?.length).toBeGreaterThan(0)
  expect(hands[0]?.toSorted()).not.toEqual(hands[1]?.toSorted())
  const tables = await Promise.all(
    ids.map(async (id) => {
      // One after the other, so that who is there is told in the same order.
      const first = new Looking(ann, id, 'dicethrone')
      await first.until(() => first.state?.people.some(({ id: who, isHere }) => who === ann.id && isHere))
      const looks = [first, new Looking(ben, id, 'dicethrone')] as const
      await looks[1].ready()
      await first.until(() => first.state?.people.every(({ isHere }) => isHere))
      return { id, looks, rng: createRng('same') }
    }),
  )
  let compared = 0
  for (let n = 0; n < 60 && tables.every(({ looks }) => !isOver(looks[0])); n++) {
    const acts = tables.map(({ looks, rng }) => {
      const asking = looks.find((one) => one.asked() !== undefined)
      const decision = asking?.asked()
      if (asking === undefined || decision === undefined) throw new Error('nobody is asked')
      // Ben never touches his hand: he passes, ends, or does what every hand would let him do.
      const free = decision.options.filter(({ thing }) => thing < 0)
      const end = decision.options.find(({ role }) => role === 'pass' || role === 'end' || role === 'decline')
      const isOwn = asking === looks[0]
      const picks = isOwn || free.length === 0 ? sample(decision, rng) : [(end ?? free[0])?.key ?? '']
      return { asking, decision, picks, isOwn, looks }
    })
    // Where the cards themselves make the difference in the open, the games part.
    if (acts[0]?.isOwn !== acts[1]?.isOwn || acts[0]?.picks.join() !== acts[1]?.picks.join()) break
    for (const { asking, decision, picks, looks } of acts) {
      const id = `twin-command-${n}`
      const reply = await asking.command({ ...asking.answerTo(decision, picks), id })
      if (reply.kind === 'refused') throw new Error(JSON.stringify(reply.reasons))
      const seq = asking.state?.seq ?? 0
      await Promise.all(looks.map((one) => one.until(() => one.state?.seq === seq)))
    }
    const [one, two] = tables.map(({ looks, id }) => sent(looks[0], id))
    expect(two).toEqual(one)
    compared++
  }
  expect(compared).toBeGreaterThan(10)
  // The other hand was really another one: Ben was sent something else.
  const [one, two] = tables.map(({ looks, id }) => sent(looks[1], id))
  expect(two).not.toEqual(one)
  await Promise.all(tables.flatMap(({ looks }) => looks.map((look) => look.close())))
})

test('whatever is sent to two such games, half of it damaged, sends a seat the same bytes', async () => {
  const { faults, sent, damaged, compared, pairs, different } = await twinStorm(240, 'test')
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(240)
  expect(damaged).toBeGreaterThan(80)
  expect(compared).toBeGreaterThan(200)
  expect(pairs).toBeGreaterThan(1)
  expect(different).toBe(pairs)
}, 600_000)
