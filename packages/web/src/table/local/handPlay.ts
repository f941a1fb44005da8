import type { Answer, Seat } from '@quadriga/kernel'
import type { Refusal } from '../asked.ts'
import type { ChanceModel } from '../chanceModel.ts'
import type { Snapshot } from '../snapshot.ts'
import { chanceModel, ChanceWanted, type Entered, impossibleWord } from './byHand.ts'
import type { BotReason } from './chronicle.ts'
import type { Holder } from './holder.ts'
import type { Presenter } from './presenter.ts'
import { nameOfFace, words } from './saying.ts'
import { mainEye, type Scene } from './scene.ts'
import { tableWords } from './tableWords.ts'

/** An answer that waits for what chance says. */
export interface WaitingAnswer {
  readonly given: Answer
  readonly why: BotReason | null
  readonly entered: readonly Entered[]
  readonly wanted: ChanceWanted
}

/** Plays with what was entered; where chance wants another word, says which answer waits for it. */
export function untilWanted<T>(
  answer: Omit<WaitingAnswer, 'wanted'>,
  play: (answer: Omit<WaitingAnswer, 'wanted'>) => T,
): { readonly done: T } | { readonly waits: WaitingAnswer } {
  try {
    return { done: play(answer) }
  } catch (error) {
    if (!(error instanceof ChanceWanted)) throw error
    return { waits: { ...answer, wanted: error } }
  }
}

/** What is to be entered, or before that the curtain for a card that another person at this screen draws unseen. */
export function presentChance(
  presenter: Presenter,
  holders: readonly Holder[],
  scene: Scene,
  { wanted, entered }: WaitingAnswer,
): Pick<Snapshot, 'chance' | 'curtain'> {
  const { view: seen } = mainEye(scene)
  const nameOf = (seat: Seat): string => nameOfFace(scene, presenter.seatFace(seen, seat))
  const chance = chanceModel(presenter, scene, wanted, entered, nameOf)
  const curtain = presenter.secret ? drawerOf(holders, scene, chance) : null
  return { chance: curtain === null ? chance : null, curtain }
}

function drawerOf(
  holders: readonly Holder[],
  scene: Scene,
  { kind, seat }: ChanceModel,
): Snapshot['curtain'] {
  const holder = holders[seat]
  if (kind !== 'card' || holder === undefined || holder.bot !== null) return null
  return scene.eyes.some((eye) => eye.seat === seat) ? null : { seat, person: holder.person }
}

/** The word that somebody meant, or why it cannot come. */
export function wordMeant(
  voice: Pick<Scene, 'loaded' | 'language'>,
  possible: ChanceModel['words'],
  said: string,
): { readonly word: string } | { readonly refusal: Refusal } {
  const found = possible.find(({ word, name }) => word === said || name === said)
  if (found !== undefined) return { word: found.word }
  const w = tableWords[voice.language]
  const text = impossibleWord(voice, said) === 'gone' ? w.goneWord(said) : w.unknownWord(said)
  return { refusal: { text: words(text), rule: null } }
}
