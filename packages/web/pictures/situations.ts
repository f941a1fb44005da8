// Plays games to the moments worth a picture and keeps them as saves in .cache/tables/, for pictures/table.html.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '@quadriga/kernel'
import type { Snapshot } from '../src/model/table/snapshot.ts'
import { tableOf } from '../test/tables.ts'

const out = join(import.meta.dirname, '../.cache/tables')

interface Situation {
  readonly setup: Json
  readonly seed: string
  readonly is: (snapshot: Snapshot) => boolean
}

const four = ['spider-man', 'she-hulk', 'iron-man', 'black-panther']
const turn = (round: number) => (at: Snapshot) =>
  at.moment.round >= round && at.question?.isMenu === true && at.question.choices.length > 4
const asks = (ask: string, round: number) => (at: Snapshot) =>
  at.moment.round >= round && at.question?.ask === ask

const situations: Readonly<Record<string, Situation>> = {
  mulligan: { setup: { heroes: ['captain-marvel'], scenario: 'rhino' }, seed: '4', is: () => true },
  solo: { setup: { heroes: ['spider-man'], scenario: 'rhino' }, seed: '3', is: turn(3) },
  defend: { setup: { heroes: ['spider-man'], scenario: 'rhino' }, seed: '3', is: asks('ask.defend', 2) },
  pay: { setup: { heroes: ['she-hulk'], scenario: 'klaw' }, seed: '5', is: asks('ask.pay', 2) },
  duo: { setup: { heroes: ['captain-marvel', 'iron-man'], scenario: 'klaw' }, seed: '2', is: turn(4) },
  late: { setup: { heroes: four, scenario: 'ultron' }, seed: '7', is: turn(5) },
}

async function play(name: string, { setup, seed, is }: Situation): Promise<void> {
  const seats = (setup as { heroes: readonly string[] }).heroes.length
  const table = tableOf('champions', { setup, seed, people: new Array<string>(seats).fill('me') })
  for (let n = 0; n < 900; n++) {
    const at = table.snapshot()
    const { question, outcome } = at
    if (outcome !== null || question === null || is(at)) break
    const found = await table.suggest(question.id, 'usual')
    const picks = found?.picks ?? question.suggested ?? []
    table.answer({ decision: question.id, seat: question.seat, picks })
  }
  const { moment, question, outcome, length } = table.snapshot()
  console.log(name, {
    round: moment.round,
    phase: moment.phase,
    asks: question?.ask,
    length,
    over: outcome?.kind,
  })
  writeFileSync(join(out, `${name}.json`), table.export())
}

mkdirSync(out, { recursive: true })
const wanted = process.argv.slice(2)
for (const [name, situation] of Object.entries(situations))
  if (wanted.length === 0 || wanted.includes(name)) await play(name, situation)
