import type { Save } from '@quadriga/kernel'
import type { Given, PageCount } from './count.ts'
import type { Mouse } from './mouse.ts'
import { cutAt, type Recording, saveOf } from './recordings.ts'
import { isEmpty, repeatsItself, type Step, stepsOf } from './steps.ts'

/** What the page shows when it waits for somebody. */
export interface Sight {
  /** Answers behind the table that is shown; null where a curtain hides it. */
  readonly at: number | null
  /** Who is to take the screen, or null. */
  readonly curtain: string | null
}

/** A person at the page. */
export interface Hand {
  readonly mouse: Mouse
  /** Opens a game from its file; nothing of this is counted. */
  open(saved: Save): Promise<void>
  /** Waits until somebody is asked, after so many answers or later, or a curtain falls. */
  sight(from: number): Promise<Sight>
  lift(): Promise<void>
  /**
   * Gives an answer; a page that takes several at once may be given those that follow too. `looks` where the person asks
   * for the screen first.
   */
  give(step: Step, following: readonly Step[]): Promise<'given' | 'looks'>
}

/** What happened so far in one recording on the page. */
interface Progress {
  given: Given[]
  curtains: number
  idleCurtains: number
  /** The last thing was a curtain. */
  isIdle: boolean
  /** Who has the screen. */
  holder: string
  /** The page was opened again: the curtain that falls then is nobody's. */
  isOpened: boolean
}

/**
 * Plays a recording through the page. Where the page's chance says something else than the recorded one, the game is opened
 * again after the answer, as it was recorded; `reopens` does so at every word of chance, to show that nothing is counted by it.
 */
export async function measure(hand: Hand, recording: Recording, reopens: boolean): Promise<PageCount> {
  const saved = saveOf(recording)
  const steps = stepsOf(recording)
  const last = saved.answers.length
  const goesOwnWay = (step: Step): boolean =>
    reopens ? saved.answers[step.at]?.c !== undefined : !repeatsItself(saved, step)
  const so: Progress = { given: [], curtains: 0, idleCurtains: 0, isIdle: false, holder: '', isOpened: false }
  await hand.open(cutAt(saved, recording.from))
  for (let at = recording.from; at < last; ) {
    const [step, ...following] = steps.slice(at - recording.from) as [Step, ...Step[]]
    const { at: shown, curtain } = await hand.sight(at)
    if (curtain === step.person) {
      await lift(hand, so, curtain)
      continue
    }
    // A curtain for somebody else, or a later question: the page gave this answer by itself.
    const isPrompted = shown === at
    if (isPrompted && (await give(hand, so, step, following)) === 'looks') continue
    if (isPrompted) so.isIdle = false
    else so.given.push(givenOf(step, false, 0))
    so.isOpened = false
    at++
    if (at === last || !goesOwnWay(step)) continue
    if (isPrompted) await hand.sight(at)
    await hand.open(cutAt(saved, at))
    so.isOpened = true
  }
  return countOf(hand, so)
}

async function lift(hand: Hand, so: Progress, person: string): Promise<void> {
  if (so.isOpened && person === so.holder) return hand.mouse.uncounted(() => hand.lift())
  await hand.lift()
  so.curtains++
  if (so.isIdle) so.idleCurtains++
  so.isIdle = true
  so.holder = person
}

async function give(
  hand: Hand,
  so: Progress,
  step: Step,
  following: readonly Step[],
): Promise<'given' | 'looks'> {
  const before = hand.mouse.clicks
  try {
    if ((await hand.give(step, following)) === 'looks') return 'looks'
  } catch (error) {
    const { at, decision, picks } = step
    throw new Error(`answer ${at} (${decision.ask.key}: ${picks.join(' + ')}) cannot be given on the page`, {
      cause: error,
    })
  }
  so.given.push(givenOf(step, true, hand.mouse.clicks - before))
  return 'given'
}

function givenOf({ at, decision, picks }: Step, prompted: boolean, clicks: number): Given {
  const { seat, ask } = decision
  return { at, seat, ask: ask.key, picks, prompted, empty: isEmpty(decision), clicks }
}

function countOf({ mouse }: Hand, { given, curtains, idleCurtains }: Progress): PageCount {
  const prompts = given.filter(({ prompted }) => prompted)
  return {
    clicks: mouse.clicks,
    prompts: prompts.length,
    emptyPrompts: prompts.filter(({ empty }) => empty).length,
    byItself: given.length - prompts.length,
    curtains,
    idleCurtains,
    scrolledTo: mouse.scrolledTo,
    answers: given,
  }
}
