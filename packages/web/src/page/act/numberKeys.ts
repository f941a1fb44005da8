import type { ThingId } from '@quadriga/kernel'
import type { Choice, Question } from '../../model/table/question.ts'
import { type Intent, isBegun, meantActs, openPieces } from './intent.ts'

/** How many things number keys reach at once; 0 moves them to the next ones. */
export const KEYS_AT_ONCE = 9

/** What number keys press, in their order: first pieces, then options that no piece stands for, then places and the rest of a menu. */
export interface Keyed {
  readonly pieces: readonly ThingId[]
  readonly options: readonly Choice[]
}

/** The options that no piece and no zone stands for. */
export function pieceless({ choices }: Question): readonly Choice[] {
  return choices.filter(({ thing, zone, declines }) => thing < 0 && zone === '' && !declines)
}

/** What has a number now. Pieces of a menu get theirs when something is meant. */
export function keyed(question: Question, intent: Intent): Keyed {
  const pieces = [...new Set(keyedThings(question, intent))].filter((thing) => thing >= 0)
  const free = pieceless(question)
  const others = question.choices.filter((choice) => !choice.declines && !free.includes(choice))
  // Every option of a menu has a number while nothing is meant: who cannot see the map moves and attacks by it.
  if (pieces.length === 0 && (free.length === 0 || !isBegun(intent)))
    return { pieces, options: [...free, ...others] }
  const places = question.isMenu ? [] : others.filter(({ thing }) => thing < 0)
  return { pieces, options: [...free, ...places] }
}

/** A menu that one can leave. Where nobody can decline, it is a choice like any other. */
export function canLeave({ isMenu, choices }: Question): boolean {
  return isMenu && choices.some(({ declines }) => declines)
}

function keyedThings(question: Question, intent: Intent): readonly ThingId[] {
  if (question.shape !== 'one') return question.choices.map(({ thing }) => thing)
  if (isBegun(intent)) return openPieces(meantActs(question, intent))
  return canLeave(question) ? [] : question.fan.acts.map(({ source }) => source)
}

/** The key of a place in that order: '1' to '9', or '' for what other numbers reach. */
export function keyAt(place: number, from: number): string {
  const n = place - from
  return place >= 0 && n >= 0 && n < KEYS_AT_ONCE ? `${n + 1}` : ''
}

/** The key of an option; one that a piece stands for has the piece's. */
export function optionKey({ pieces, options }: Keyed, choice: Choice, from: number): string {
  const piece = pieces.indexOf(choice.thing)
  if (piece >= 0) return keyAt(piece, from)
  const place = options.indexOf(choice)
  return place < 0 ? '' : keyAt(pieces.length + place, from)
}

/** The piece or option that a number key presses. */
export function pressedBy(
  { pieces, options }: Keyed,
  key: number,
  from: number,
): ThingId | Choice | undefined {
  const place = from + key - 1
  return pieces[place] ?? options[place - pieces.length]
}

/** Where the numbers begin after 0 was pressed: at the next ones, and after the last at the first again. */
export function nextKeys({ pieces, options }: Keyed, from: number): number {
  const next = from + KEYS_AT_ONCE
  return next < pieces.length + options.length ? next : 0
}
