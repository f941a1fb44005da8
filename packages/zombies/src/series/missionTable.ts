import { type Ended, type TableHead, wilson } from '@quadriga/testkit/kit'
import { missions } from '../content/index.ts'
import { type missionCounts, teamNames } from './missionGrid.ts'

type Counts = ReturnType<typeof missionCounts>

/** The table of all missions as a page of the documentation. */
export function missionTable(ended: readonly Ended[], { command, date, build, bots }: TableHead): string {
  return `${[
    '# Marvel Zombies: all missions',
    '',
    `${teamNames.join('; in Zombie Mode ')}, ${bots} on every seat, made on ${date} (build ${build}) by`,
    '',
    '```',
    command,
    '```',
    '',
    'Shares of games won with Wilson intervals of 95 %. Rounds, citizens rescued (in Zombie Mode: eaten) and lost, and Wounds that heroes had',
    'at the end are means over all games, won or not.',
    '',
    '| mission | games | won | rounds | rescued | lost | Wounds | decisions |',
    '|---|---:|---|---:|---:|---:|---:|---:|',
    ...missions.map(({ id }, place) => missionRow(id, place, ended)),
  ].join('\n')}\n`
}

function missionRow(id: string, place: number, ended: readonly Ended[]): string {
  const own = ended.filter(({ game }) => game % missions.length === place)
  const won = own.filter(({ outcome }) => outcome.startsWith('won')).length
  const counted = own.map(({ counts }) => counts as Counts)
  const mean = (values: readonly number[]) =>
    (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(1)
  const columns = [0, 1, 2, 3].map((column) => mean(counted.map((counts) => counts[column] ?? 0)))
  const decisions = mean(own.map((one) => one.decisions ?? 0))
  return `| ${[id, own.length, share(won, own.length), ...columns, decisions].join(' | ')} |`
}

/** "56 % (49 to 63)". */
function share(times: number, of: number): string {
  const { low, high } = wilson(times, of)
  const percent = (part: number) => (100 * part).toFixed(0)
  return of === 0 ? '–' : `${percent(times / of)} % (${percent(low)} to ${percent(high)})`
}
