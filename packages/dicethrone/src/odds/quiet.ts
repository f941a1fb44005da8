import {
  type AnyProcedure,
  check,
  type Frame,
  type Game,
  load,
  type Machine,
  message,
  openDraft,
  plainOption,
  procedure,
  type State,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { dicethrone } from '../game.ts'
import { isCounted } from './rollResults.ts'
import { actionWindow } from '../rules/window.ts'
import type { QuietSetup } from '../setup.ts'

/** A pause that was open when the table became quiet is over; no other begins (`isQuiet`). */
const silence = procedure(actionWindow.name, { over: (m) => m.done() }) as unknown as AnyProcedure

/** The question where a table stops before dice are thrown, and its only answer. */
export const ASK_ROLL = 'odds.roll'
export const ROLL = plainOption('roll')

const beforeRoll = procedure<{ event: number }>('dicethrone.beforeRoll', {
  ask(m, f) {
    const { seat } = m.event(f.event)
    m.ask({ seat, ask: message(ASK_ROLL), options: [ROLL], confirm: true })
  },
  over: (m) => m.done(),
})

/** Where results are counted the table stops before a roll: what led there is played once for all of them. */
const stop = check((m: Machine, depth) => {
  if ((m.state.setup as Partial<QuietSetup>).stops === true && isCounted(m.eventOf(depth, event.roll)))
    m.call(beforeRoll, { event: depth })
})

const quietGame: Game = {
  ...dicethrone,
  id: `${dicethrone.id}.quiet`,
  rules: [...dicethrone.rules.map((rule) => (rule.name === actionWindow.name ? silence : rule)), beforeRoll],
  timings: dicethrone.timings.map((one) =>
    one.kind === 'roll' ? { ...one, stages: [stop, ...one.stages] } : one,
  ),
  opportunities: () => [],
}

let isLoaded = false

/** A world as it stands, in which only those act who must. */
export function quieted(world: State): State {
  return inQuiet(world, running)
}

/** The same, and it stops before each roll whose results can be counted. */
export function stopping(world: State): State {
  return inQuiet(world, stopped)
}

type Setups = WeakMap<object, State['setup']>

const running: Setups = new WeakMap()
const stopped: Setups = new WeakMap()

function inQuiet(world: State, setups: Setups): State {
  if (!isLoaded) load(quietGame)
  isLoaded = true
  const isQuiet = world.game === quietGame.id
  if (isQuiet && (world.setup as Partial<QuietSetup>).stops === (setups === stopped)) return world
  const frames = isQuiet ? world.frames : world.frames.map(thrown)
  return { ...world, game: quietGame.id, setup: setupFor(world.setup as object, setups), frames }
}

/** A roll under way has been thrown: the stage that the quiet game puts before its dice lies behind it. */
function thrown(frame: Frame): Frame {
  return openDraft(frame, event.roll) === null ? frame : { ...frame, step: frame.step + 1 }
}

// The kernel remembers one layout for each setup: the two games must not take it from each other.
function setupFor(setup: object, setups: Setups): State['setup'] {
  const known = setups.get(setup) ?? {
    ...setup,
    ...({ quiet: true, stops: setups === stopped } satisfies QuietSetup),
  }
  setups.set(setup, known)
  return known
}
