import { type ReactNode, useEffect, useMemo } from 'react'
import type { Skin } from '../art/skin.ts'
import { idleMark } from '../act/pieceMarks.ts'
import { useMarks } from '../act/useMarks.ts'
import { usePress } from '../act/usePress.ts'
import { verbButtons } from '../act/verbButtons.ts'
import { type Handling, HandlingContext } from '../cards/handling.ts'
import { Inspect } from '../cards/Inspect.tsx'
import { useFaces } from '../cards/useFaces.ts'
import { useRulesHere } from '../rules/useRulesHere.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { RichLinksContext } from '../text/Rich.tsx'
import { useShownSkin } from '../text/boardSkin.ts'
import { useWords } from '../words/i18n.ts'
import { useChoosing } from './choosing.ts'
import { inspect, useInspecting } from './inspecting.ts'
import { usePlay } from './PlayContext.ts'
import { linksAt } from './TextLinks.tsx'

interface PieceHandlingProps {
  readonly skin: Skin
  /** What the game adds to a piece that is seen up close. */
  readonly Facts?: Handling['Facts']
  readonly children: ReactNode
}

/** Around a board: pieces are marked and pressed as the question of the moment wants it, and can be looked at closely. */
export function PieceHandling({ skin, Facts, children }: PieceHandlingProps) {
  const t = useWords()
  const play = usePlay()
  const { table, shown, question } = play
  const { intent } = useChoosing()
  const pressing = usePress(play)
  const inspected = useInspecting(({ piece: one }) => one)
  useEffect(() => () => inspect(null), [])
  const faceOf = useFaces(table, `${shown.game}/${shown.language}`, codesOn(shown))
  const marks = useMarks(play)
  const handling = useMemo(
    (): Handling => ({
      skin,
      client: table,
      faceOf,
      markOf: (piece) => marks.get(piece) ?? idleMark,
      press: pressing.piece,
      verbsAt: (piece) => verbButtons(t, shown.game, question, intent, piece),
      can: (piece, verb) =>
        question?.fan.acts.some((act) => act.source === piece && act.verb === verb) === true,
      start: pressing.verb,
      pick: pressing.option,
      inspect,
      Facts,
    }),
    [skin, Facts, table, faceOf, question, intent, marks, pressing, shown.game, t],
  )
  // The dock and the log stand outside of the board and draw the same pictures in their texts.
  useEffect(() => useShownSkin.setState({ skin }), [skin])
  useRulesHere(
    Object.values(shown.board.pieces).map(({ face }) => face),
    faceOf,
  )
  const piece = inspected === null ? undefined : shown.board.pieces[inspected]
  return (
    <HandlingContext value={handling}>
      <RichLinksContext value={linksAt(shown, inspect)}>
        {children}
        {piece === undefined ? null : (
          <Inspect piece={piece} snapshot={shown} onClose={() => inspect(null)} />
        )}
      </RichLinksContext>
    </HandlingContext>
  )
}

/** Every face a board may have to draw: what lies there, the other sides, and what the news tell of. */
function codesOn({ board, news, question }: Snapshot): string[] {
  const pieces = Object.values(board.pieces)
  return [
    ...pieces.flatMap(({ face, code }) => [face, code]),
    ...news.flatMap(({ faces }) => faces),
    question?.becauseFace ?? '',
  ]
}
