import {
  answer,
  type Answer,
  beginHistory,
  type Chance,
  type Decision,
  type Game,
  type History,
  judge,
  type SavedAnswer,
} from '@quadriga/kernel'
import { GameFailure } from './failure.ts'
import { BrokenLaw, type Course, type Play, type Watching, watch } from './invariants.ts'
import { courseOf } from './randomGame.ts'

/** The shortest course found that still ends in the same fault. */
export function shrink(game: Game, failure: GameFailure, watching: Watching = {}, tries = 400): GameFailure {
  const looks = looksFor(game, failure, watching)
  let best = failure
  let left = tries
  const attempt = (answers: readonly SavedAnswer[]): boolean => {
    for (const look of looks) {
      if (left-- <= 0) return false
      const found = failureOf(game, { ...best.course, answers }, look)
      if (found === null) return false
      if (!isSame(found, failure)) continue
      const better = isShorter(found.course.answers, best.course.answers)
      if (better) best = found
      return better
    }
    return false
  }
  attempt(best.course.answers)
  while (
    left > 0 &&
    (dropSome(() => best.course.answers, attempt) || simplifyOne(() => best.course.answers, attempt))
  ) {
    // Each round that helped may have made another one possible.
  }
  return best
}

/**
 * How a shorter course is looked at. Closely, so that a broken law shows at once; where that shows something else first,
 * only as closely as when it was found. An error of the game itself needs no watch, which would only run into it earlier.
 */
function looksFor(game: Game, failure: GameFailure, watching: Watching): readonly (Watching | false)[] {
  const showsUnwatched =
    !(failure.cause instanceof BrokenLaw) && failureOf(game, failure.course, false)?.fault === failure.fault
  return showsUnwatched ? [false] : [{ ...watching, every: 1 }, watching]
}

/**
 * A broken law may show under another law, or as the error that it leads to, if the error at the bottom is the same. A plain
 * error must stay that error: a law that only foresees it is another failure.
 */
function isSame(found: GameFailure, failure: GameFailure): boolean {
  if (found.fault === failure.fault) return true
  return failure.cause instanceof BrokenLaw && found.root === failure.root
}

type Attempt = (answers: readonly SavedAnswer[]) => boolean

/** Leaves out halves, then quarters, down to single answers. */
function dropSome(answers: () => readonly SavedAnswer[], attempt: Attempt): boolean {
  let helped = false
  for (let size = Math.ceil(answers().length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < answers().length; ) {
      const list = answers()
      if (attempt([...list.slice(0, from), ...list.slice(from + size)])) helped = true
      else from += size
    }
  }
  return helped
}

/** Puts the first option in the place of what was picked. */
function simplifyOne(answers: () => readonly SavedAnswer[], attempt: Attempt): boolean {
  let helped = false
  for (let i = 0; i < answers().length; i++) {
    const list = answers()
    const simpler = list.map((one, place) => (place === i ? { ...one, p: [FIRST] } : one))
    if (list[i]?.p[0] !== FIRST && attempt(simpler)) helped = true
  }
  return helped
}

/** Stands for the first option of whatever is asked. */
const FIRST = '*'

function isShorter(answers: readonly SavedAnswer[], than: readonly SavedAnswer[]): boolean {
  if (answers.length !== than.length) return answers.length < than.length
  return JSON.stringify(answers).length < JSON.stringify(than).length
}

/** Plays answers as far as they fit, watched unless told; the failure they end in, or null. */
export function failureOf(game: Game, course: Course, watching: Watching | false): GameFailure | null {
  const begun = beginHistory(game, course.setup, course.seed, undefined, whereItFits(course.chance))
  if (!begun.ok) return null
  const { history } = begun
  let given: Answer | null = null
  const here = () => attempted(courseOf(history), given)
  try {
    const look = watching === false ? null : watch(history.state, () => courseOf(history), watching)
    look?.at(history.state)
    for (const one of course.answers) {
      given = fitting(history, one)
      if (given === null) continue
      const { decision, seat, picks } = given
      const before = history.state
      const result = history.answer(given, whereItFits(one.c ?? []))
      if (!result.ok) continue
      const play: Play = (from, chance) => answer(from, { decision, seat, picks }, chance)
      look?.moved(before, result.state, play)
      given = null
      look?.at(history.state)
    }
    look?.finish(history)
  } catch (error) {
    return new GameFailure(error, here())
  }
  return null
}

function attempted(course: Course, given: Answer | null): Course {
  if (given === null || course.answers.some((one) => one.d === given.decision)) return course
  const { decision: d, seat: s, picks: p } = given
  return { ...course, answers: [...course.answers, { d, s, p }] }
}

/** Answers are meant for questions, not for their numbers: those change when others are left out. */
function fitting(history: History, { s, p }: SavedAnswer): Answer | null {
  for (const decision of history.state.pending) {
    if (decision.seat !== s) continue
    const picks = p[0] === FIRST ? firstAnswer(decision) : p
    if (picks !== null && judge(decision, picks) === null) return { decision: decision.id, seat: s, picks }
  }
  return null
}

/** The simplest legal answer: as few of the first options as will do. */
function firstAnswer(decision: Decision): readonly string[] | null {
  const keys = decision.options.map((option) => option.key)
  const spread = decision.options.flatMap(({ key, cap }) => new Array<string>(cap).fill(key))
  const lists = decision.shape === 'distribute' ? [spread] : [keys]
  for (const list of lists) {
    for (let n = 0; n <= list.length; n++)
      if (judge(decision, list.slice(0, n)) === null) return list.slice(0, n)
  }
  return null
}

/** What was said before where it can be said here, else whatever the generator says. */
function whereItFits(chance: readonly (readonly [string, string])[]): Chance {
  const left = [...chance]
  return {
    next(source, words) {
      const place = left.findIndex(([from]) => from === source)
      if (place < 0) return null
      const [said] = left.splice(place, 1)
      return said !== undefined && words.includes(said[1]) ? said[1] : null
    },
  }
}
