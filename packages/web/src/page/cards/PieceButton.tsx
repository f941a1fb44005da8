import { type KeyboardEvent, memo, type MouseEvent, type ReactNode } from 'react'
import type { Skin } from '../art/skin.ts'
import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'
import { RichLinksContext } from '../text/Rich.tsx'
import { useChoosing } from '../play/choosing.ts'
import { useWords } from '../words/i18n.ts'
import { Card } from './Card.tsx'
import { CardBack } from './CardBack.tsx'
import { type Handling, useHandling } from './handling.ts'
import { useLongPress } from './longPress.ts'
import { Mark } from './Mark.tsx'
import { usePeek } from './peek.ts'
import { type CardPlace, PlayCard } from './PlayCard.tsx'
import styles from './PieceButton.module.css'
import { VerbMenu } from './VerbMenu.tsx'

interface PieceButtonProps {
  readonly piece: Piece
  /** Drawn in place of the card: a panel, a chip. */
  readonly children?: ReactNode
  readonly className?: string | undefined
  /** What ears should hear beside the piece's own line. */
  readonly also?: string
  /** The card is never wide enough to be read. */
  readonly brief?: boolean
  /** A card of the hand or the table, which fills the place that it is given. */
  readonly place?: CardPlace
  /** What is drawn fills the place that it is given. */
  readonly fills?: boolean
}

interface PieceCardProps {
  readonly piece: Piece
  readonly face: Face | undefined
  readonly skin: Skin
  readonly brief: boolean
  readonly place: CardPlace | undefined
}

/**
 * A piece one can press. What can act has a foot, what can be chosen a ring, a shape and a number key; any other piece stays
 * within reach and tells why it is no answer. Space, the right button and a long press look at it closely.
 */
export function PieceButton(props: PieceButtonProps) {
  const { piece, children, className, also = '', brief = false, place, fills = place !== undefined } = props
  const handling = useHandling()
  const mark = handling.markOf(piece.id)
  const verbs = handling.verbsAt(piece.id)
  const isExplained = useChoosing(({ explained }) => explained === piece.id)
  return (
    <div
      className={`${styles.piece} ${className ?? ''}`}
      data-mark={mark.state}
      data-piece={piece.id}
      data-why={isExplained}
      data-fills={fills}
    >
      <div className={styles.look} aria-hidden="true">
        {children ?? (
          <PieceCard
            piece={piece}
            face={handling.faceOf(piece.face)}
            skin={handling.skin}
            brief={brief}
            place={place}
          />
        )}
      </div>
      <PressArea piece={piece} also={also} handling={handling} />
      <Mark mark={mark} skin={handling.skin} />
      {verbs.length === 0 ? null : <VerbMenu piece={piece} verbs={verbs} />}
    </div>
  )
}

function PressArea({ piece, also, handling }: { piece: Piece; also: string; handling: Handling }) {
  const t = useWords()
  const peek = usePeek(piece)
  const hold = useLongPress(() => handling.inspect(piece.id))
  const { state, key, note } = handling.markOf(piece.id)
  const isPicked = state === 'chosen' || state === 'source' || state === 'pays'
  const said = [piece.says, also, state === 'idle' ? '' : t(`piece.${state}`), note].filter(
    (part) => part !== '',
  )
  const inspect = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!hold.wasHeld()) handling.inspect(piece.id)
  }
  return (
    <button
      type="button"
      className={styles.press}
      data-roving=""
      aria-label={said.join(', ')}
      aria-keyshortcuts={key === '' ? undefined : key}
      aria-pressed={state === 'idle' || state === 'able' ? undefined : isPicked}
      onClick={() => {
        // What is meant now is seen better without a large card beside it.
        peek.onPointerLeave()
        if (!hold.wasHeld()) handling.press(piece.id)
      }}
      onContextMenu={inspect}
      onKeyDown={(event) => {
        if (event.key === ' ') inspect(event)
      }}
      {...peek}
      {...hold.handlers}
    />
  )
}

/** The card itself, or its back where this reader may not know it; drawn again only when it changes. */
const PieceCard = memo(function PieceCard({ piece, face, skin, brief, place }: PieceCardProps) {
  if (face === undefined) return <CardBack technique={skin.technique} label={piece.name} />
  return (
    <RichLinksContext value={null}>
      {place === undefined ? (
        <Card face={face} skin={skin} piece={piece} brief={brief} />
      ) : (
        <PlayCard face={face} skin={skin} piece={piece} place={place} />
      )}
    </RichLinksContext>
  )
})
