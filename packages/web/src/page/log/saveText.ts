import { saveFile } from '../saves/file.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import type { LogLine } from '../../model/table/logLine.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { botName } from '../seats/botName.ts'
import type { Say } from '../words/i18n.ts'
import { logText } from './logText.ts'

/** Gives the reader the story of a game as a text file. */
export function saveText(t: Say, { game, seats, moment }: Snapshot, lines: readonly LogLine[]): void {
  const names = seats.map(({ name, person, bot }) => `${name} (${bot === null ? person : botName(t, bot)})`)
  const heading = ({ round, phase, turn }: LogLine): string => {
    const called = moment.phases.find(({ id }) => id === phase)?.name ?? t('log.setup')
    const who = seats.find(({ seat }) => seat === turn)?.name
    const where = round === 0 ? called : `${t('play.round', { n: round })} · ${called}`
    return who === undefined ? where : `${where} · ${who}`
  }
  const text = logText(`${gameNames[game]}: ${names.join(', ')}`, lines, heading)
  saveFile(`quadriga-${game}.txt`, text, 'text/plain')
}
