import type { HeroModel } from '../../model/zombies/board.ts'
import { HeroShape } from './Figures.tsx'

interface HeroDiscProps {
  readonly hero: HeroModel
  readonly size: number
  readonly isActing: boolean
}

/** A hero's disc beside the map, as it stands on it. */
export function HeroDisc({ hero, size, isActing }: HeroDiscProps) {
  const room = size + 8
  const isOver = hero.state === 'done' || hero.state === 'escaped' || hero.state === 'out'
  return (
    <svg width={room} height={room} viewBox={`${-room / 2} ${-room / 2} ${room} ${room}`} aria-hidden="true">
      <HeroShape face={hero.face} size={size} state={isActing ? 'acts' : isOver ? 'done' : 'ready'} />
    </svg>
  )
}
