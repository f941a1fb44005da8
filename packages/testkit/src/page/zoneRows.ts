import { createRng, NOBODY } from '@quadriga/kernel'
import type { ZoneSpec } from '@quadriga/kernel/author'
import type { GameKit } from '../kit.ts'
import { same } from '../text/said.ts'
import * as t from '../text/page.ts'
import { nounOf } from './fieldRows.ts'
import { type Block, type Row, table } from './markdown.ts'

/** Places by the word that players use, then the zones of the game; places that content brings are only counted. */
export function zoneBlocks(kit: GameKit): Block[] {
  const specs = new Map(specsOf(kit).map((spec) => [spec.name, spec]))
  const ids = new Set(kit.game.content.map(({ id }) => id))
  const isContent = (name: string) => ids.has(name) || name.includes(':')
  const named = Object.entries(kit.zones ?? {}).map(([word, { zone, words = [] }]) =>
    row(kit, word, words, zone, specs.get(zone)),
  )
  const taken = new Set(Object.keys(kit.zones ?? {}))
  const own = kit.game.zoneNames
    .filter((name) => !taken.has(name) && !isContent(name))
    .map((name) => row(kit, name, [], '', specs.get(name)))
  const places = kit.game.zoneNames.filter(isContent)
  const [example] = places
  const head = [t.heads.word, t.heads.words, t.heads.zone, t.heads.whose, t.heads.seen, t.heads.means]
  return [
    table(head, [...named, ...own]),
    ...(example === undefined ? [] : [{ words: t.manyZones(places.length, example) }]),
  ]
}

/** The zones of one game of this kit, whichever. */
function specsOf({ game, setups }: GameKit): readonly ZoneSpec[] {
  const [make] = Object.values(setups)
  if (make === undefined) return []
  const setup = make(createRng('page'))
  return game.zones(setup, game.seatsOf(setup))
}

function row(
  { game }: GameKit,
  word: string,
  words: readonly string[],
  zone: string,
  spec: ZoneSpec | undefined,
): Row {
  const code = (name: string) => `\`${name}\``
  return [
    same(code(word)),
    same(words.map(code).join(', ')),
    same(zone === '' || zone === word ? '' : code(zone)),
    spec === undefined ? same('') : spec.seat === NOBODY ? t.ofNobody : t.ofASeat,
    spec === undefined ? same('') : t.seen[spec.rule.seen],
    nounOf(game.words.zones, zone === '' ? word : zone),
  ]
}
