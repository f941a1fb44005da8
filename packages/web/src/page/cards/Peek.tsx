import { type ReactNode, useEffect, useState } from 'react'
import { useCarrying } from '../act/carrying.ts'
import { RichLinksContext } from '../text/Rich.tsx'
import { Card } from './Card.tsx'
import { useHandling } from './handling.ts'
import { isLandscape } from './landscape.ts'
import { PeekContext, type Peeked } from './peek.ts'
import styles from './Peek.module.css'

/** Around a board: a card on which a mouse rests is shown large on the other side of the page, in nobody's way. */
export function PeekArea({ children }: { children: ReactNode }) {
  const [peeked, setPeeked] = useState<Peeked | null>(null)
  const { piece: carried } = useCarrying()
  useEffect(() => {
    if (peeked === null) return undefined
    // Whoever walks on with the keys looks at the next card; any other key is meant for the table.
    const onKey = ({ key }: KeyboardEvent): void => {
      if (!/^(Arrow|Tab|Shift|F6)/.test(key)) setPeeked(null)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [peeked])
  return (
    <PeekContext value={setPeeked}>
      {children}
      {peeked === null || carried !== null ? null : <Peek peeked={peeked} />}
    </PeekContext>
  )
}

function Peek({ peeked: { piece, side } }: { peeked: Peeked }) {
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  if (face === undefined) return null
  return (
    <div
      className={styles.peek}
      data-peek
      data-side={side}
      data-landscape={isLandscape(face)}
      aria-hidden="true"
    >
      <RichLinksContext value={null}>
        <Card face={face} skin={skin} piece={piece} />
      </RichLinksContext>
    </div>
  )
}
