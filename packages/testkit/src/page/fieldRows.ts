import type { GameKit, KitField, Words } from '../kit.ts'
import { said, same } from '../text/said.ts'
import * as t from '../text/page.ts'
import type { Row } from './markdown.ts'

type Nouns = GameKit['game']['words']['counters']

/** Fields of the kit, counters and stats of the game, each once: the kit's own go before the others. */
export function fieldRows({ fields = {}, game, unshown = [] }: GameKit): Row[] {
  const own = Object.entries(fields).map(([word, field]) =>
    row(word, field.words ?? [], t.field, writable(field), same('')),
  )
  const others = (names: readonly string[], kind: Words, position: Words, nouns: Nouns) =>
    names
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => row(name, [], kind, position, nounOf(nouns, name)))
  return [
    ...own,
    ...others(
      game.counters.filter((name) => !unshown.includes(name)),
      t.counter,
      t.canBeSet,
      game.words.counters,
    ),
    ...others(
      game.stats.filter((name) => !game.counters.includes(name)),
      t.stat,
      t.onlyRead,
      game.words.stats,
    ),
  ]
}

function row(word: string, words: readonly string[], kind: Words, position: Words, means: Words): Row {
  return [same(`\`${word}\``), same(words.map((other) => `\`${other}\``).join(', ')), kind, position, means]
}

function writable({ write, signed = false }: KitField): Words {
  if (write === undefined) return t.onlyRead
  return signed ? t.canBeNegative : t.canBeSet
}

/** The game's noun for one of its names. */
export function nounOf(nouns: Nouns, name: string): Words {
  const noun = Object.hasOwn(nouns, name) ? nouns[name] : undefined
  return noun === undefined ? same('') : said(noun.en.one, noun.fr.one)
}

/** Yes-or-no properties that are more than a counter. */
export function flagRows({ flags = {} }: GameKit): Row[] {
  return Object.entries(flags).map(([word, { words = [], write }]) => [
    same(`\`${word}\``),
    same(words.map((other) => `\`${other}\``).join(', ')),
    write === undefined ? t.onlyRead : t.canBeSet,
  ])
}
