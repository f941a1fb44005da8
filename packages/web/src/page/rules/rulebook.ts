import type { RuleEntry } from '../../model/setup/catalogue.ts'
import { library } from '../table/engine.ts'
import { type GameId, gameIds } from '../../model/table/snapshot.ts'
import { type Findable, findableCard, findableRule } from './findable.ts'
import { gameRules } from './gameRules.ts'
import { type RuleSearch, ruleSearch } from './ruleSearch.ts'

/** Every rule and every card of all games by name, ready to be searched. */
export interface Rulebook {
  readonly rules: ReadonlyMap<string, { readonly game: GameId; readonly entry: RuleEntry }>
  readonly entries: readonly Findable[]
  readonly search: RuleSearch
}

let opened: Promise<Rulebook> | null = null

/** Opened once, with the first search. */
export function rulebook(): Promise<Rulebook> {
  opened ??= open()
  return opened
}

async function open(): Promise<Rulebook> {
  const shelves = await Promise.all(
    gameIds.map(async (game) => {
      const [rules, en, fr] = await Promise.all([
        gameRules(game),
        library().faces(game, 'en'),
        library().faces(game, 'fr'),
      ])
      const french = new Map(fr.map((face) => [face.code, face]))
      return { game, rules, faces: en.map((face) => [face, french.get(face.code) ?? face] as const) }
    }),
  )
  const entries = shelves.flatMap(({ game, rules, faces }) => [
    ...rules.map((entry) => findableRule(game, entry)),
    ...faces.map(([en, fr]) => findableCard(game, en, fr)),
  ])
  const rules = new Map(
    shelves.flatMap(({ game, rules: list }) => list.map((entry) => [entry.id, { game, entry }] as const)),
  )
  return { rules, entries, search: ruleSearch(entries) }
}
