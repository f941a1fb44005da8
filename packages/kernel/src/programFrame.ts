import { message, thingOptions } from './ask.ts'
import type { Compiled } from './compile.ts'
import { type Env, picksWithout } from './env.ts'
import { evaluate, received, usefulCandidates } from './evaluate.ts'
import type { Machine } from './machine.ts'
import type { Frame } from './state.ts'

/** One step of a program's frame: a composite goes on, or a simple effect asks what it needs and runs. */
export function stepProgram(m: Machine, frame: Frame): void {
  const node = nodeOf(m, frame)
  const env = envOf(m, frame)
  m.base = frame.base
  if (node.op.steps !== null) {
    frame.step++
    node.op.steps(m, frame, received(m, node, env) as never, env, node)
    return
  }
  stepSimple(m, frame, node, env)
}

function nodeOf(m: Machine, frame: Frame): Compiled {
  const node = m.program(frame.at).nodes[frame.node]
  if (node === undefined) throw m.broken(`no node ${frame.node} in ${frame.at}`)
  return node
}

export function envOf(m: Machine, frame: Frame): Env {
  return (m.state.frames[frame.base] as Frame).vars as Env
}

/** Runs a part of a program: at once when it is simple and asks nothing, else in a frame of its own. */
export function runNode(m: Machine, node: Compiled, base: number): void {
  const env = (m.state.frames[base] as Frame).vars as Env
  m.base = base
  if (node.op.run !== null && node.asks.length === 0)
    node.op.run(m, received(m, node, env) as never, env, node)
  else m.push({ at: node.program, node: node.n, step: 0, base, vars: { list: [] } })
}

/** Even steps ask the next question, odd ones take the answer; after the last the effect runs. */
function stepSimple(m: Machine, frame: Frame, node: Compiled, env: Env): void {
  const place = frame.step >> 1
  const n = node.asks[place]
  if (n === undefined) {
    runAnswered(m, frame, node, env)
    return
  }
  const asker = m.program(frame.at).nodes[n] as Compiled
  frame.step++
  if (frame.step % 2 === 1) askFor(m, node, asker, env)
  else take(m, frame, asker)
}

function runAnswered(m: Machine, frame: Frame, node: Compiled, env: Env): void {
  if (node.op.run === null) throw m.broken(`'${node.op.name}' cannot run`)
  const args = received(m, node, env)
  // The same text may come round again, inside "each": its questions must be open then.
  if (node.asks.length > 0) {
    const own = m.ownEnv(frame.base)
    own.picks = picksWithout(own.picks, node.asks)
  }
  m.done()
  node.op.run(m, args as never, env, node)
}

function askFor(m: Machine, node: Compiled, asker: Compiled, env: Env): void {
  const ids = usefulCandidates(m, node, asker, env)
  // Nothing that could be chosen would do anything: the effect does nothing.
  if (ids.length === 0) {
    incomplete(m, m.base)
    m.done()
    return
  }
  const most = Number(evaluate(m, asker.args['most'] ?? 1, env))
  const least = Math.min(ids.length, Number(evaluate(m, asker.args['least'] ?? 1, env)))
  m.ask({
    seat: env.you,
    ask: message('ask.choose', { program: node.program, node: node.n }),
    options: thingOptions(m, 'target', ids),
    because: env.self,
    confirm: true,
    ...(most > 1 ? { shape: 'some', min: least, max: Math.min(most, ids.length) } : {}),
  })
}

function take(m: Machine, frame: Frame, asker: Compiled): void {
  const own = m.ownEnv(frame.base)
  own.picks = [...picksWithout(own.picks, [asker.n]), { node: asker.n, things: m.chosen() }]
}

/** Notes that something asked for was not carried out; "then" looks at it. */
export function incomplete(m: Machine, base: number): void {
  // The last effect of a text runs when its frame is gone: nobody is left to ask.
  if (base >= 0 && base < m.state.frames.length) m.ownEnv(base).complete = false
}
