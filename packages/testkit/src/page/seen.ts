import { type Decision, isDeclining } from '@quadriga/kernel'
import type { GameKit } from '../kit.ts'
import { decisionNames, none } from '../play/fit.ts'
import { type Reading, readState } from '../play/findByName.ts'
import type { Inside, Trace } from '../play/trace.ts'
import type { ScenarioFile } from '../scenario/format.ts'
import { runScenario } from '../scenario/run.ts'

/** What scenario files show of a game that its definition does not list: what it asks, and what it leaves to chance. */
export interface Seen {
  /** By the key of the message that asks. */
  readonly questions: ReadonlyMap<string, SeenQuestion>
  /** Sources of chance; `<seat>` stands for any owner. */
  readonly sources: ReadonlySet<string>
  /** Words of the options that decline, pass or end. */
  readonly declining: ReadonlySet<string>
}

/** A question as it was seen to be asked. */
export interface SeenQuestion {
  readonly names: Set<string>
  readonly shapes: Set<string>
  /** Words before the colon, and words that are whole choices. */
  readonly verbs: Set<string>
  readonly words: Set<string>
  isDeclinable: boolean
  isMenu: boolean
  /** Whether it was answered without asking, for it had one option. */
  answersItself: boolean
}

/** Plays the files and notes what is asked. */
export function observe(kit: GameKit, files: readonly ScenarioFile[]): Seen {
  const questions = new Map<string, SeenQuestion>()
  const sources = new Set<string>()
  const declining = new Set<string>()
  const note = (r: Reading, decision: Decision, itself: boolean) => {
    const seen = questions.get(decision.ask.key) ?? fresh()
    questions.set(decision.ask.key, seen)
    noteOne(r, decision, seen)
    for (const { key } of decision.options.filter(isDeclining)) declining.add(key)
    if (itself) seen.answersItself = true
  }
  const look = (r: Reading, inside: readonly Inside[]) => {
    for (const one of inside) {
      if (one.kind === 'chance') sources.add(one.source.replace(/\.\d+(?=\.|$)/g, '.<seat>'))
      else note(r, one.decision, true)
    }
    for (const decision of r.q.state.pending) note(r, decision, false)
  }
  const trace: Trace = {
    begins: (_kit, _start, state, inside) => look(readState(kit, state), inside),
    step: () => {},
    expected: () => {},
    moved: ({ after, inside }) => look(readState(kit, after), inside),
  }
  const looking = () => ({ trace, watched: false })
  for (const file of files.filter(({ game }) => game === kit.game.id)) runScenario(kit, file, looking)
  return { questions, sources, declining }
}

function fresh(): SeenQuestion {
  const empty = () => new Set<string>()
  const sets = { names: empty(), shapes: empty(), verbs: empty(), words: empty() }
  return { ...sets, isDeclinable: false, isMenu: false, answersItself: false }
}

function noteOne(r: Reading, decision: Decision, seen: SeenQuestion): void {
  seen.shapes.add(decision.shape)
  for (const name of decisionNames(r, decision)) seen.names.add(name)
  for (const { key } of decision.options) {
    const colon = key.indexOf(':')
    if (colon < 0) seen.words.add(key)
    else seen.verbs.add(key.slice(0, colon))
  }
  if (none(r, decision) !== null) seen.isDeclinable = true
  if (decision.menu) seen.isMenu = true
}
