/** What people read off a table: so many of each. */
export type Tally = Readonly<Partial<Record<TallyName, number>>>

export const tallyNames = [
  'hitPoints',
  'villainHitPoints',
  'threat',
  'minions',
  'sideSchemes',
  'allies',
  'health',
  'foesHealth',
  'combatPoints',
  'objective',
  'rivalsObjective',
  'power',
  'heroHealth',
  'enemies',
  'objectives',
] as const

export type TallyName = (typeof tallyNames)[number]

/** A smaller change on average is not worth a word. */
const TELLING = 0.3

/** How each number changed on average from one position to several others; what hardly changed is left out. */
export function changeTo(now: Tally, later: readonly Tally[]): Tally {
  const changes: Partial<Record<TallyName, number>> = {}
  for (const name of tallyNames) {
    const from = now[name]
    if (from === undefined || later.length === 0) continue
    const mean = later.reduce((sum, one) => sum + (one[name] ?? from) - from, 0) / later.length
    if (Math.abs(mean) >= TELLING) changes[name] = Math.round(mean * 10) / 10
  }
  return changes
}
