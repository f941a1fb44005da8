import { PassThrough } from 'node:stream'
import { beginHistory, type Game, type Language, load, NOTHING } from '@quadriga/kernel'
import type { GameKit } from '@quadriga/testkit'
import type { Context } from '../src/context.ts'
import { readHolders } from '../src/table/holders.ts'
import { openInput } from '../src/table/input.ts'
import { sit } from '../src/table/loop.ts'
import { type Session, sessionAt } from '../src/table/session.ts'
import { speaker } from '../src/text/index.ts'

/** A context whose streams are in memory. */
export function stage(
  lines: readonly string[],
  language: Language = 'en',
  isTTY = false,
): { context: Context; out: () => string; err: () => string } {
  const [input, output, error] = [new PassThrough(), new PassThrough(), new PassThrough()]
  input.end(lines.map((line) => `${line}\n`).join(''))
  const context = {
    language,
    say: speaker(language),
    json: false,
    input: Object.assign(input, { isTTY }) as unknown as NodeJS.ReadStream,
    output: output as unknown as NodeJS.WriteStream,
    error: Object.assign(error, { isTTY }) as unknown as NodeJS.WriteStream,
  }
  const text = (stream: PassThrough) => () => {
    const chunks: unknown[] = []
    for (let chunk: unknown = stream.read(); chunk !== null; chunk = stream.read()) chunks.push(chunk)
    return chunks.map(String).join('')
  }
  return { context, out: text(output), err: text(error) }
}

/** A kit that says no more than a terminal needs. */
export function plainKit(game: Game, names: readonly string[]): GameKit {
  return {
    game,
    setup: () => ({}),
    setups: { standard: () => ({}) },
    lay: () => {},
    resume: () => {},
    seatNames: (_q, seat) => [names[seat] ?? ''],
    seatKinds: [],
    figure: () => NOTHING,
    moment: () => ({ turn: -1, phase: '', round: 0 }),
    phases: {},
    procedures: {},
  }
}

/** Begins a game with people at the terminal. */
export function seated(kit: GameKit, seats: string, seed = '1'): Session {
  load(kit.game, 'test')
  const holders = readHolders(seats, kit.game.seatsOf({}))
  const begun = beginHistory(
    kit.game,
    {},
    seed,
    holders.map(({ id }) => id),
  )
  if (!begun.ok) throw new Error('it does not begin')
  const open = { game: kit.game, kit, build: 'test', scenarios: '' }
  return sessionAt(open, begun.history, holders)
}

/** Plays lines at a table; what was shown, and how the table stands. */
export async function played(
  session: Session,
  lines: readonly string[],
  language: Language = 'en',
): Promise<{ out: string; session: Session }> {
  const { context, out } = stage(lines, language)
  await sit(session, context, openInput(context))
  return { out: out().replaceAll(/[\u00a0\u202f]/g, ' '), session }
}
