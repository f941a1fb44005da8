import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRng, sample } from '@quadriga/kernel'
import { Servers } from '../chaos/servers.ts'
import { duel, freshId, isOver, Looking, Person } from '../support/player.ts'
import { mutant } from './mutant.ts'

/** What came of many messages. */
export interface Weathered {
  readonly sent: number
  readonly damaged: number
  /** Connections that the server ended, as it should after what it cannot read. */
  readonly ended: number
  readonly tables: number
  /** Megabytes of the server after a tenth of the messages, and at the end. */
  readonly memory: readonly [number, number]
  readonly faults: readonly string[]
}

const GUESTS = 8
/** Commands of a connection that wait for their answer. */
const AHEAD = 20

/** Sends a server generated messages, half of them damaged, over several connections. */
export async function storm(messages: number, seed: string): Promise<Weathered> {
  const folder = mkdtempSync(join(tmpdir(), 'quadriga-storm-'))
  const servers = await Servers.begun({ count: 1, database: join(folder, 'tables.sqlite') })
  const counts = { sent: 0, damaged: 0, ended: 0, tables: 0 }
  const faults: string[] = []
  let early = 0
  const guest = async (n: number): Promise<void> => {
    const rng = createRng(`${seed}/${n}`)
    const person = await Person.named(`Guest ${n}`, servers.at(0))
    let page = await begun(person, counts)
    while (counts.sent < messages && faults.length === 0) {
      for (let i = 0; i < AHEAD && !page.isClosed; i++) {
        const text = JSON.stringify(message(page, rng))
        const isDamaged = rng.below(2) === 0
        page.send(isDamaged ? mutant(text, rng) : text)
        counts.sent++
        if (isDamaged) counts.damaged++
        // What follows a damaged message may find the connection ended: the rest of the burst is for the next one.
        if (isDamaged) break
      }
      if (early === 0 && counts.sent > messages / 10) early = await memoryOf(servers.at(0), faults)
      page = await settled(page, person, counts)
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: GUESTS }, (_, n) => guest(n)))
  const late = await memoryOf(servers.at(0), faults)
  if (servers.ended > 0) faults.push('the server ended')
  // Every message leaves its row in the log on the disk; in memory it may leave nothing.
  if (late > 2 * early + 200) faults.push(`the server grew from ${early} to ${late} MB`)
  await servers.close()
  rmSync(folder, { recursive: true, force: true })
  return { ...counts, memory: [early, late], faults }
}

/** Waits until the connection has answered a harmless question or has ended; who was sent away comes back. */
async function settled(
  page: Looking,
  person: Person,
  counts: { ended: number; tables: number },
): Promise<Looking> {
  const id = freshId()
  try {
    if (!page.isClosed) page.send({ kind: 'past', id, at: 0, events: 0 })
    await page.until(() => page.heard.some((one) => one.kind === 'past' && one.id === id))
    page.heard.length = 0
    page.texts.length = 0
    return isOver(page) ? await begun(person, counts, page) : page
  } catch {
    counts.ended++
    const table = page.state?.table.id ?? ''
    const again = new Looking(person, table, 'dicethrone')
    await again.ready()
    return isOver(again) ? begun(person, counts, again) : again
  }
}

async function begun(person: Person, counts: { tables: number }, before?: Looking): Promise<Looking> {
  await before?.close()
  counts.tables++
  const { id } = await person.create({ ...duel, seats: [{ kind: 'me' }, { kind: 'me' }] })
  const page = new Looking(person, id, 'dicethrone')
  await page.ready()
  return page
}

function message(page: Looking, rng: ReturnType<typeof createRng>): object {
  const { state } = page
  const base = { id: freshId(), era: state?.era ?? 0 }
  const decision = page.asked()
  switch (rng.below(8)) {
    case 0:
      return { kind: 'say', phrase: 'thanks' }
    case 1:
      return { kind: 'past', id: base.id, at: rng.below((state?.length ?? 0) + 2), events: rng.below(3) }
    case 2:
      return { ...base, kind: 'undo', to: rng.below((state?.length ?? 0) + 1) }
    case 3:
      return { ...base, kind: 'redo' }
    default:
      return decision === undefined
        ? { ...base, kind: 'redo' }
        : { ...base, ...page.answerTo(decision, sample(decision, rng)) }
  }
}

/** Megabytes; a server that does not answer is a fault. */
async function memoryOf(at: string, faults: string[]): Promise<number> {
  try {
    const text = await (await fetch(`${at}/metrics`)).text()
    if (/quadriga_troubles_total [1-9]/.test(text)) faults.push('the server had troubles')
    return Math.round(Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1] ?? 0) / 1e6)
  } catch (error) {
    faults.push(`the server does not answer: ${error instanceof Error ? error.message : ''}`)
    return 0
  }
}
