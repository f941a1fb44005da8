import type { Json } from '@quadriga/kernel'
import type { NewTable } from '@quadriga/protocol'
import { missionFiles, tileFiles } from '@quadriga/zombies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Person, playTo, twoAt } from './support/player.ts'
import { type Serving, serving } from './support/serving.ts'

let server: Serving
beforeAll(async () => {
  server = await serving()
})
afterAll(() => server.remove())

const copy = (file: unknown): Record<string, Json> => JSON.parse(JSON.stringify(file)) as Record<string, Json>

/** A mission of one's own on a tile that somebody corrected. */
function wanted(change: (mission: Record<string, Json>) => void): NewTable {
  const mission = { ...copy(missionFiles['MH1.json']), names: { en: 'Night raid', fr: 'Raid de nuit' } }
  change(mission)
  const own = { mission, tiles: [copy(tileFiles['17R.json'])] }
  return {
    game: 'zombies',
    setup: { mission: 'own', heroes: ['storm', 'rogue'], own },
    seats: [{ kind: 'me' }, { kind: 'invited' }],
    contract: { fair: false, watchers: false },
  }
}

test('two people play a mission that one of them wrote: the table carries it to both', async () => {
  const { first, second } = await twoAt(
    server.at,
    wanted(() => {}),
  )
  await playTo(20, first, second)
  for (const { views } of [first, second])
    expect(views[0]?.setup).toMatchObject({ own: { mission: { names: { fr: 'Raid de nuit' } } } })
  await Promise.all([first.close(), second.close()])
})

test('a server refuses a mission that cannot be played, with the place', async () => {
  const ann = await Person.named('Ann', server.at)
  const broken = wanted((mission) => {
    mission['start'] = ['17R:moon']
  })
  const { status, body } = await ann.ask('POST', '/api/tables', broken)
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain('mission.start[0]')
})
