import { type TableHead, wilson } from '@quadriga/testkit/kit'
import { heroes } from '../content/index.ts'
import type { PairCount } from './pairs.ts'

/** The table of all pairs as a page of the documentation. */
export function pairsTable(counts: readonly PairCount[], { command, date, build, bots }: TableHead): string {
  const games = sum(counts, ({ games: one }) => one)
  const first = sum(counts, ({ wonByFirst }) => wonByFirst)
  const won = sum(counts, ({ wonByA, wonByB }) => wonByA + wonByB)
  const draws = sum(counts, ({ draws: one }) => one)
  const others = sum(counts, ({ others: one }) => one)
  return `${[
    '# Dice Throne: all pairs of heroes',
    '',
    `Duels of ${bots} against ${bots}, the start alternating, made on ${date} (build ${build}) by`,
    '',
    '```',
    command,
    '```',
    '',
    `${games} games: the first player won ${share(first, won)} of those that were won; ${draws} draws, ${others} not finished.`,
    'Shares are of the games that were won, with Wilson intervals of 95 %.',
    '',
    '| hero | games against others | won |',
    '|---|---:|---|',
    ...heroRows(counts),
    '',
    '| pair | games | won by the one | won by the other | draws | share of the one | share of the first player |',
    '|---|---:|---:|---:|---:|---|---|',
    ...counts.map(pairRow),
  ].join('\n')}\n`
}

function sum(counts: readonly PairCount[], of: (count: PairCount) => number): number {
  return counts.reduce((total, count) => total + of(count), 0)
}

function nameOf(id: string): string {
  return heroes.find((hero) => hero.id === id)?.names.en ?? id
}

/** "56 % (49 to 63)". */
function share(times: number, of: number): string {
  if (of === 0) return '–'
  const { low, high } = wilson(times, of)
  const percent = (part: number) => (100 * part).toFixed(0)
  return `${percent(times / of)} % (${percent(low)} to ${percent(high)})`
}

function pairRow({ a, b, games, wonByA, wonByB, draws, wonByFirst }: PairCount): string {
  const won = wonByA + wonByB
  // Against itself a hero wins as often as it loses: there is nothing to tell.
  const own = a === b ? '–' : share(wonByA, won)
  return `| ${nameOf(a)} – ${nameOf(b)} | ${games} | ${wonByA} | ${wonByB} | ${draws} | ${own} | ${share(wonByFirst, won)} |`
}

function heroRows(counts: readonly PairCount[]): string[] {
  const ids = [...new Set(counts.flatMap(({ a, b }) => [a, b]))]
  const rows = ids.map((id) => {
    const own = counts.filter(({ a, b }) => a !== b && (a === id || b === id))
    const won = sum(own, ({ wonByA, wonByB }) => wonByA + wonByB)
    const times = sum(own, ({ a, wonByA, wonByB }) => (a === id ? wonByA : wonByB))
    return { id, games: sum(own, ({ games }) => games), times, won }
  })
  return rows
    .sort((x, y) => y.times / Math.max(1, y.won) - x.times / Math.max(1, x.won))
    .map(({ id, games, times, won }) => `| ${nameOf(id)} | ${games} | ${share(times, won)} |`)
}
