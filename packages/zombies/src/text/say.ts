import {
  type Adjective,
  both,
  count,
  group,
  type Noun,
  type NounPhrase,
  type Phrase,
  term,
} from '@quadriga/kernel/text'
import {
  blue,
  brute,
  green,
  guard,
  hero,
  initial,
  red,
  runner,
  specialist,
  superHero,
  trooper,
  walker,
  zombie,
  zombieHero,
} from './nouns.ts'

/** One phrase for both languages. */
export const same = <A>(words: (a: A) => Phrase) => ({ en: words, fr: words })
export const plainly = (en: string, fr: string) => ({ en: () => en, fr: () => fr })

const types: Readonly<Record<string, Noun>> = {
  walker,
  brute,
  runner,
  'zombie-hero': zombieHero,
  trooper,
  guard,
  specialist,
  superhero: superHero,
}

/** The noun of the players' figures: heroes, or Zombie Heroes in Zombie Mode. */
export function figureNoun(called: 'hero' | 'zombie'): Noun {
  return called === 'zombie' ? zombie : hero
}

/** The noun of a kind of Enemy. */
export function typeNoun(type: string): Noun {
  return types[type] ?? zombieHero
}

export function isType(name: string): boolean {
  return Object.hasOwn(types, name)
}

/** "3 Walkers". */
export function enemies(n: number, type: string): NounPhrase {
  return count(n, typeNoun(type))
}

const colors: Readonly<Record<string, Adjective>> = { red, blue, green, initial }

export function colorWord(color: string): Adjective {
  return colors[color] ?? red
}

/** "at Range 0 to 1". */
export function within(least: number, most: number): Phrase {
  const word = term('zombies:range', 'Range', 'Portée')
  return least === most
    ? group(both('at', 'à'), word, most)
    : group(both('at', 'à'), word, least, both('to', 'à'), most)
}

/** "at Range 0 to 2"; what reaches no further is "in your Zone". */
export function near(most: number): Phrase {
  return most === 0 ? both('in your Zone', 'dans votre Zone') : within(0, most)
}

const levelNames: Readonly<Record<string, readonly [string, string]>> = {
  blue: ['Blue', 'Bleu'],
  yellow: ['Yellow', 'Jaune'],
  orange: ['Orange', 'Orange'],
  red: ['Red', 'Rouge'],
}

export function levelName(level: string): Phrase {
  const [en, fr] = levelNames[level] ?? [level, level]
  return both(en, fr)
}

/** "Blue 2, Yellow 3, Orange 8, Red 9". */
export function byLevel(numbers: readonly number[]): Phrase {
  const words = Object.keys(levelNames).map((level, i) => group(levelName(level), numbers[i] ?? 0))
  return words.reduce<Phrase>((said, next, i) => (i === 0 ? next : group(said, ',', next)), '')
}
