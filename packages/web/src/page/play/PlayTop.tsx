import { SeatBar, seatsInHeader } from '../seats/SeatBar.tsx'
import { useMedia } from '../shell/useMedia.ts'
import { PlayHeader } from './PlayHeader.tsx'

interface Props {
  readonly isLogOpen: boolean
  readonly onLog: () => void
  /** The board has no places of its own for several hands. */
  readonly hasSeats: boolean
}

/** What stands above the board: the header, and the seats in it, or below it where it has no room for them. */
export function PlayTop({ isLogOpen, onLog, hasSeats }: Props) {
  const isWide = useMedia(seatsInHeader)
  return (
    <>
      <PlayHeader
        isLogOpen={isLogOpen}
        onLog={onLog}
        seats={hasSeats && isWide ? <SeatBar isInHeader /> : null}
      />
      {hasSeats && !isWide ? <SeatBar /> : null}
    </>
  )
}
