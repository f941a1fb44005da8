import { createRng, sample } from '@quadriga/kernel'
import { layTable, person } from '@quadriga/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store, TableRecord } from '../src/store/store.ts'
import { servedGame } from '../src/tables/games.ts'
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

const heroes = { heroes: ['gunslinger', 'barbarian'] }

/** A duel in which Ben was dealt his first hand in another order: he holds other cards, and Ann cannot know. */
async function dealt(id: string, ann: Person, ben: Person, isTwin: boolean): Promise<readonly string[]> {
  const of = servedGame('dicethrone')
  const holders = [person(ann.id), person(ben.id)]
  const laid = layTable({ of, setup: heroes, seed: 'twins', holders })
  if (laid.kind !== 'begun') throw new Error('no table')
  const chance = laid.history.begun.map(({ source, result }) => [source, result] as const)
  const deck = laid.history.state.zones.find(({ name, seat }) => name === 'deck' && seat === 1)?.rest ?? []
  const drawn = chance.flatMap(([source, word]) => (source === 'deck.1' ? [word] : []))
  const others = deck.filter((code) => !drawn.includes(code))
  let n = 0
  const changed = chance.map(([source, word]) =>
    isTwin && source === 'deck.1' ? ([source, others[n++] ?? word] as const) : ([source, word] as const),
  )
  const contract = { fair: true, watchers: false }
  const record: TableRecord = {
    id,
    game: 'dicethrone',
    build: of.build,
    setup: heroes,
    seed: 'twins',
    chance: changed,
    contract,
    createdBy: ann.id,
    holders,
    at: 1,
  }
  await store.addTable(record, [])
  return changed.flatMap(([source, word]) => (source === 'deck.1' ? [word] : []))
}

/** What Ann was sent of a table, byte for byte, without what names the table itself. */
const sent = (look: Looking, id: string): string[] => look.texts.map((text) => text.replaceAll(id, 'TABLE'))

test('two games that differ only in what a seat may not know send it the same bytes', async () => {
  const [ann, ben] = [await Person.named('Ann', server.at), await Person.named('Ben', server.at)]
  const ids = ['a'.repeat(22), 'b'.repeat(22)] as const
  const hands = [await dealt(ids[0], ann, ben, false), await dealt(ids[1], ann, ben, true)]
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
