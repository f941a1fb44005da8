import { NOBODY, type Seat } from '@quadriga/kernel'
import {
  enteredFor,
  type Holder,
  maySee,
  nameOfFace,
  spaced,
  type Voice,
  type Waiting,
  type Wanted,
  words,
} from '@quadriga/table'
import type { Refusal } from '../../model/table/answers.ts'
import type { ChanceKind, ChanceModel } from '../../model/table/chanceModel.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { Presenter } from './presenter.ts'
import { tableWords } from './tableWords.ts'

type Shown = Pick<Snapshot, 'chance' | 'curtain'>

/** What is to be entered, or before that the curtain for a card that another person at this screen draws unseen. */
export function presentChance(
  presenter: Presenter,
  voice: Voice,
  holders: readonly Holder[],
  seats: readonly Seat[],
  waiting: Waiting,
  nameOfSeat: (seat: Seat) => string,
): Shown {
  const { wanted } = waiting
  const { seat } = wanted
  if (!maySee(wanted, seats))
    return { chance: null, curtain: { seat, person: holders[seat]?.id ?? '', aloud: false } }
  const said = enteredFor(waiting, seats).map((word) => (word === null ? '' : nameOfWord(voice, word)))
  const name = seat === NOBODY ? '' : nameOfSeat(seat)
  const kind = kindOf(presenter, voice, wanted)
  const source = wanted.source.replace(/\.\d+$/, '')
  return { chance: { source, kind, seat, name, words: possible(voice, wanted), said }, curtain: null }
}

/** Everything that can come, each once, by name. */
function possible(voice: Voice, { words: all }: Wanted): ChanceModel['words'] {
  const counts = new Map<string, number>()
  for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
  const collator = new Intl.Collator(voice.language, { numeric: true })
  return [...counts]
    .map(([word, n]) => ({ word, name: nameOfWord(voice, word), n }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
}

function kindOf(presenter: Presenter, { loaded }: Voice, { source, words: all }: Wanted): ChanceKind {
  if (presenter.throws?.sources.includes(source.split('.')[0] ?? '') === true) return 'die'
  return all.every((word) => loaded.definitions.has(word)) ? 'card' : 'other'
}

/** A card by its name, anything else as it is. */
function nameOfWord(voice: Voice, word: string): string {
  return nameOfFace(voice, word) || (/^\d+$/.test(word) ? word : spaced(word))
}

/** The word that somebody meant, or why it cannot come: there is no such card, or none of it is left there. */
export function wordMeant(
  voice: Voice,
  wanted: Wanted,
  given: string,
): { readonly word: string } | { readonly refusal: Refusal } {
  const found = wanted.words.find((word) => word === given || nameOfWord(voice, word) === given)
  if (found !== undefined) return { word: found }
  const { goneWord, unknownWord } = tableWords[voice.language]
  const text = isCard(voice, given) ? goneWord(given) : unknownWord(given)
  return { refusal: { text: words(text), rule: null } }
}

function isCard({ loaded, language }: Voice, given: string): boolean {
  const wanted = given.trim().toLocaleLowerCase(language)
  return [...loaded.definitions].some(
    ([id, { names }]) => id === given || names[language].toLocaleLowerCase(language) === wanted,
  )
}
