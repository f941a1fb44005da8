import { type TableHead, wilson } from '@quadriga/testkit/kit'
import { content } from '../content/index.ts'
import { scenarios } from '../content/sets.ts'
import { type CellCount, gridHeroes } from './grid.ts'

/** The win rates of Champions as a page of the documentation. */
export function gridTable(
  counts: readonly CellCount[],
  rounds: number,
  { command, date, build, bots }: TableHead,
): string {
  const sum = (of: keyof Pick<CellCount, 'games' | 'won' | 'others'>) =>
    counts.reduce((total, count) => total + count[of], 0)
  return `${[
    '# Marvel Champions: how often bots win',
    '',
    `Each hero with its starter deck against each scenario with the set it recommends, ${bots} on every seat; with two`,
    `players the other heroes sit beside it in turn. Games a cell: ${rounds}; made on ${date} (build ${build}) by`,
    '',
    '```',
    command,
    '```',
    '',
    `${sum('games')} games, ${sum('won')} won, ${sum('others')} that did not end by the rules.`,
    'Below the share of games won; behind a whole column the Wilson interval of 95 %.',
    ...(['standard', 'expert'] as const).flatMap((difficulty) =>
      ([1, 2] as const).flatMap((players) => section(counts, difficulty, players)),
    ),
  ].join('\n')}\n`
}

function section(counts: readonly CellCount[], difficulty: string, players: number): string[] {
  const own = counts.filter((count) => count.difficulty === difficulty && count.players === players)
  const names = Object.keys(scenarios)
  const row = (title: string, cells: readonly string[]) => `| ${[title, ...cells].join(' | ')} |`
  return [
    '',
    `## ${difficulty === 'standard' ? 'Standard' : 'Expert'}, ${players === 1 ? 'one player' : 'two players'}`,
    '',
    row('hero', names.map(titleOf)),
    `|---|${names.map(() => '---:|').join('')}`,
    ...gridHeroes.map((hero) =>
      row(
        nameOf(hero),
        names.map((scenario) => percent(own.filter((one) => one.hero === hero && one.scenario === scenario))),
      ),
    ),
    row(
      'all',
      names.map((scenario) => interval(own.filter((one) => one.scenario === scenario))),
    ),
  ]
}

function totals(counts: readonly CellCount[]): { won: number; games: number } {
  return counts.reduce((sum, { won, games }) => ({ won: sum.won + won, games: sum.games + games }), {
    won: 0,
    games: 0,
  })
}

function percent(counts: readonly CellCount[]): string {
  const { won, games } = totals(counts)
  return games === 0 ? '–' : `${((100 * won) / games).toFixed(0)} %`
}

/** "56 % (49 to 63)". */
function interval(counts: readonly CellCount[]): string {
  const { won, games } = totals(counts)
  const { low, high } = wilson(won, games)
  return `${percent(counts)} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)})`
}

function nameOf(id: string): string {
  return content.find((card) => card.id === id)?.names.en ?? id
}

/** A scenario by the name of its villain. */
function titleOf(id: string): string {
  return nameOf(scenarios[id]?.stages.standard[0] ?? id)
}
