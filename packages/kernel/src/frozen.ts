import type { Game } from './game.ts'
import { type Entry, History } from './history.ts'
import { ensureLoaded, type Loaded, loadedWith } from './load.ts'
import type { Save } from './save.ts'
import type { Speaker } from './speaker.ts'
import { EARS, type Json, SHOWN, type State, type Thing } from './state.ts'

/**
 * Where a game stood after some of its answers, with what playing them again would tell: only a way to save that time. It goes
 * with the save of the same game, and means nothing to another build.
 */
export interface Frozen {
  readonly build: string
  readonly state: Json
  readonly begunBy: Speaker
  /** By answer: the seats that learned something, as bits. There are as many as lie behind the state. */
  readonly learned: readonly number[]
  /** Answers in which somebody else than the generator spoke, or may have. */
  readonly unsure: readonly (readonly [answer: number, by: Speaker])[]
}

/** The present of a game; it shares the state, so it is written at once or not at all. */
export function freeze({ state, answers, beginning }: History): Frozen {
  return {
    build: state.build,
    // Plain data, as every state is; what it caches stands under symbols, which JSON leaves out.
    state: state as unknown as Json,
    begunBy: beginning.by,
    learned: answers.map(({ learned }) => learned),
    unsure: answers.flatMap(({ by }, n) => (by === 'generator' ? [] : [[n, by] as const])),
  }
}

/** A game that goes on where it was frozen, with the first answers of its save as its past; null where that state cannot be used. */
export function thaw(game: Game, saved: Save, entries: readonly Entry[], frozen: Frozen): History | null {
  const loaded = loadedWith(ensureLoaded(game), saved.setup)
  if (frozen.build !== loaded.build || frozen.learned.length > entries.length) return null
  const unsure = new Map(frozen.unsure)
  const past = frozen.learned.map((learned, n): Entry => {
    const entry = entries[n] as Entry
    return { ...entry, learned, by: unsure.get(n) ?? entry.by }
  })
  const { build, setup, seed, people, chance } = saved
  const spoken = chance.map(([source, result]) => ({ source, result }))
  const begun = { game, setup, seed, people, spoken, beginning: { build, by: frozen.begunBy } }
  return new History(begun, warmed(loaded, frozen.state as unknown as State), past)
}

/** A state as it came from JSON, with the caches that it had: things without them are slower to read ever after. */
function warmed({ blank, faces }: Loaded, state: State): State {
  const shown = (thing: Thing): Thing => ({ ...blank, ...thing, [SHOWN]: faces.get(thing.face) ?? null })
  const pages = state.pages.map((page) => page.map((thing) => (thing === null ? null : shown(thing))))
  return { ...state, pages, [EARS]: null }
}
