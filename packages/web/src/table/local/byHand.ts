import { type Chance, NOBODY, type Seat } from '@quadriga/kernel'
import type { ChanceKind, ChanceModel } from '../chanceModel.ts'
import type { Holder } from './holder.ts'
import type { Presenter } from './presenter.ts'
import { nameOfFace, spaced } from './saying.ts'
import type { Scene } from './scene.ts'

/** Thrown where chance must speak and nobody has said yet what it says. The answer is tried again with one word more. */
export class ChanceWanted extends Error {
  readonly source: string
  readonly words: readonly string[]
  constructor(source: string, words: readonly string[]) {
    super(`chance must speak for ${source}`)
    this.name = 'ChanceWanted'
    this.source = source
    this.words = words
  }
}

/** A word that somebody entered, or null where the table's own chance was asked for. */
export type Entered = string | null

/** `deck.1` is about seat 1; NOBODY for what belongs to the table. */
export function seatOfSource(source: string): Seat {
  const n = /\.(\d+)$/.exec(source)?.[1]
  return n === undefined ? NOBODY : Number(n)
}

/** Chance as people enter it, in order. Bots have no hands: the table throws and draws for them. */
export function enteredChance(entered: readonly Entered[], holders: readonly Holder[]): Chance {
  let place = 0
  return {
    next(source, words) {
      const seat = seatOfSource(source)
      if (seat !== NOBODY && holders[seat]?.bot !== null) return null
      // There is nothing to say where only one thing can come.
      if (new Set(words).size < 2) return null
      const said = entered[place]
      if (said === undefined) throw new ChanceWanted(source, words)
      place++
      return said
    },
  }
}

type Voice = Pick<Scene, 'loaded' | 'language'>

/** What is wanted, in words. */
export function chanceModel(
  presenter: Presenter,
  voice: Voice,
  { source, words }: ChanceWanted,
  entered: readonly Entered[],
  nameOfSeat: (seat: Seat) => string,
): ChanceModel {
  const seat = seatOfSource(source)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const collator = new Intl.Collator(voice.language, { numeric: true })
  return {
    source: source.replace(/\.\d+$/, ''),
    kind: kindOf(presenter, voice, source, words),
    seat,
    name: seat === NOBODY ? '' : nameOfSeat(seat),
    words: [...counts]
      .map(([word, n]) => ({ word, name: nameOfWord(voice, word), n }))
      .toSorted((a, b) => collator.compare(a.name, b.name)),
    said: entered.map((word) => (word === null ? '' : nameOfWord(voice, word))),
  }
}

function kindOf(
  presenter: Presenter,
  { loaded }: Voice,
  source: string,
  words: readonly string[],
): ChanceKind {
  if (presenter.throws?.sources.includes(source.split('.')[0] ?? '') === true) return 'die'
  return words.every((word) => loaded.definitions.has(word)) ? 'card' : 'other'
}

/** A card by its name, anything else as it is. */
export function nameOfWord(voice: Voice, word: string): string {
  return nameOfFace(voice, word) || (/^\d+$/.test(word) ? word : spaced(word))
}

/** Why a word cannot come: there is no such card, or none of it is left there. */
export function impossibleWord(voice: Voice, given: string): 'unknown' | 'gone' {
  const wanted = given.trim().toLocaleLowerCase(voice.language)
  for (const [id, { names }] of voice.loaded.definitions)
    if (id === given || names[voice.language].toLocaleLowerCase(voice.language) === wanted) return 'gone'
  return 'unknown'
}
