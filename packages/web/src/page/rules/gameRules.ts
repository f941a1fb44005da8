import { useEffect, useState } from 'react'
import type { RuleEntry } from '../../model/setup/catalogue.ts'
import { library } from '../table/engine.ts'
import type { GameId } from '../../model/table/snapshot.ts'

const read = new Map<GameId, Promise<readonly RuleEntry[]>>()

/** The rules reference of one game, read once. */
export function gameRules(game: GameId): Promise<readonly RuleEntry[]> {
  const known = read.get(game) ?? library().rules(game)
  read.set(game, known)
  return known
}

/** The rules reference of one game by id; empty while it is being read. */
export function useGameRules(game: GameId | null): ReadonlyMap<string, RuleEntry> {
  const [rules, setRules] = useState<ReadonlyMap<string, RuleEntry>>(new Map())
  useEffect(() => {
    if (game === null) return undefined
    let isHere = true
    void gameRules(game).then((entries) => {
      if (isHere) setRules(new Map(entries.map((entry) => [entry.id, entry])))
    })
    return () => {
      isHere = false
    }
  }, [game])
  return rules
}
