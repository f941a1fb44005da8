import { type Ended, type TableHead, wilson } from '@quadriga/testkit/kit'
import { villains } from '../content/index.ts'
import { countVillains } from './villainGrid.ts'

/** The table of all villains at all sizes of table as a page of the documentation. */
export function villainTable(ended: readonly Ended[], { command, date, build, bots }: TableHead): string {
  const counts = countVillains(
    villains.map(({ id }) => id),
    ended,
  )
  const finished = ended.filter(({ outcome }) => outcome.startsWith('won')).length
  return `${[
    '# Marvel Villainous: all villains',
    '',
    `Games of ${bots} in Implacable mode, made on ${date} (build ${build}) by`,
    '',
    '```',
    command,
    '```',
    '',
    `${ended.length} games, ${finished} of them ended by an objective. Shares are of the games that the villain took part in, with`,
    'Wilson intervals of 95 %; the length is the mean number of decisions of all seats together.',
    '',
    '| seats | villain | games | won | decisions |',
    '|---:|---|---:|---|---:|',
    ...counts.map(
      ({ seats, villain, games, won, decisions }) =>
        `| ${seats} | ${nameOf(villain)} | ${games} | ${share(won, games)} | ${Math.round(decisions / Math.max(1, games))} |`,
    ),
  ].join('\n')}\n`
}

function nameOf(id: string): string {
  return villains.find((villain) => villain.id === id)?.names.en ?? id
}

/** "56 % (49 to 63)". */
function share(times: number, of: number): string {
  const { low, high } = wilson(times, of)
  const percent = (part: number) => (100 * part).toFixed(0)
  return of === 0 ? '–' : `${percent(times / of)} % (${percent(low)} to ${percent(high)})`
}
