import { useEffect } from 'react'
import { useReel } from '../film/reel.ts'
import type { TableClient } from '../table/client.ts'
import { soundOfLine } from './newsSounds.ts'
import { playSound } from './playSound.ts'

/** In a film everything that is heard hurts somebody or is played: whose turn it is is heard when it is over. */
const inFilm = { foes: new Set<string>(), isHurt: true, isHealed: false, isMyTurn: false }

/** Lets each beat of the film be heard when it is shown. */
export function useBeatSounds(table: TableClient): void {
  const beat = useReel(({ beats, place }) => beats[place])
  useEffect(() => {
    const line = beat === undefined ? undefined : table.log().find(({ id }) => id === beat.line)
    const sound = line === undefined ? null : soundOfLine(line, inFilm)
    if (sound !== null) playSound(sound)
  }, [table, beat])
}
