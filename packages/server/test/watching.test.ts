import type { Seen } from '@quadriga/protocol'
import { expect, test } from 'vitest'
import { duel, isOver, Looking, Person, playTo, twoAt } from './support/player.ts'
import { sharedServer } from './support/sharedServer.ts'

const server = await sharedServer()

type Sight = 'public' | 'late' | 'open'

/** Ann and Ben play, Eve watches. */
async function watched(watchersSee: Sight) {
  const contract = { fair: true, watchers: true, watchersSee }
  const two = await twoAt(server.at, { ...duel, contract })
  const eve = await Person.named('Eve', server.at)
  await eve.join(two.invitations.find(({ seat }) => seat === -1)?.code ?? '')
  const look = new Looking(eve, two.id, 'dicethrone')
  await look.ready()
  return {
    ...two,
    eve,
    look,
    close: () => Promise.all([two.first, two.second, look].map((one) => one.close())),
  }
}

const handsOf = (views: readonly Seen[]): string[] =>
  views.flatMap(({ viewer, zones, things }) =>
    zones
      .filter(({ name, seat }) => name === 'hand' && seat === viewer)
      .flatMap(({ ids }) => things.filter(({ id }) => ids.includes(id)).map(({ code }) => code)),
  )

test('who watches is seen by those who play, and says nothing to them', async () => {
  const { eve, first, look, close } = await watched('public')
  await first.until(() => first.state?.people.some(({ id, isHere }) => id === eve.id && isHere))
  look.send({ kind: 'say', phrase: 'yourTurn' })
  first.send({ kind: 'say', phrase: 'hello' })
  await look.until(() => look.heard.some((one) => one.kind === 'said' && one.phrase === 'hello'))
  await first.until(() => first.heard.some(({ kind }) => kind === 'said'))
  const said = first.heard.filter((one) => one.kind === 'said')
  expect(said).toEqual([{ kind: 'said', by: first.person.id, phrase: 'hello' }])
  await look.close()
  await first.until(() => first.state?.people.every(({ id }) => id !== eve.id))
  await close()
})

test('where the contract opens all hands, who watches sees them as their players do', async () => {
  const { first, second, look, close } = await watched('open')
  await playTo(20, first, second)
  const seq = first.state?.seq ?? 0
  await Promise.all([look, second].map((one) => one.until(() => one.state?.seq === seq)))
  expect(look.views).toEqual([first.views[0], second.views[0]])
  expect(handsOf(look.views).length).toBeGreaterThan(0)
  expect(look.state?.you.seat).toBe(-1)
  await close()
})

test('late watchers are told nothing of a round before a whole one lies behind it, and everything at the end', async () => {
  const { id, eve, first, second, look, close } = await watched('late')
  /** The views of both players, by the number of answers. */
  const course = new Map<number, readonly Seen[]>()
  const rounds = new Map<number, number>()
  const note = (): void => {
    const { length, moment } = first.state!
    course.set(length, [first.views[0]!, second.views[0]!])
    rounds.set(length, moment.round)
  }
  note()
  expect([handsOf(look.views), look.state?.length]).toEqual([[], 0])
  let seen = 0
  for (let n = 1; n < 400 && !isOver(first) && seen < 3; n++) {
    await playTo(n, first, second)
    if (isOver(first)) break
    note()
    const now = first.state?.moment.round ?? 0
    const late = look.state?.length ?? 0
    // Where something of a round is shown, a whole other one lies between it and now, or it is the set-up.
    expect(late === 0 || (rounds.get(late) ?? 0) < now).toBe(true)
    // Nor do other numbers tell how far the table is, also to who comes anew.
    const fresh = new Looking(eve, id, 'dicethrone')
    const shown = await fresh.ready()
    expect(shown.seq).toBe(shown.length)
    await fresh.close()
    if (late === 0) continue
    seen++
    expect(look.views).toEqual(course.get(late))
    expect(look.told.at(-1)?.answer).toBe(late - 1)
    expect(look.heard.filter(({ kind }) => kind === 'update')).toEqual([])
    // Neither can the future be asked for as if it were the past.
    look.send({ kind: 'past', id: `past-${n}-ahead`, at: n, events: 0 })
    const past = await look.until(() =>
      look.heard.find((one) => one.kind === 'past' && one.id === `past-${n}-ahead`),
    )
    expect(past.kind === 'past' && past.views).toEqual(course.get(late))
  }
  expect(seen).toBe(3)
  await playTo(5000, first, second)
  await look.until(() => isOver(look))
  expect(look.state?.length).toBe(first.state?.length)
  expect(look.told.length).toBe(first.told.length)
  await close()
})
