import { type ReactNode, useEffect, useMemo } from 'react'
import type { ThingId } from '@quadriga/kernel'
import type { Skin } from '../art/skin.ts'
import { type Handling, HandlingContext, idleMark, type PieceMark } from '../cards/handling.ts'
import { Inspect } from '../cards/Inspect.tsx'
import { useFaces } from '../cards/useFaces.ts'
import { useRulesHere } from '../rules/useRulesHere.ts'
import type { Question } from '../../model/table/question.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { RichLinksContext } from '../text/Rich.tsx'
import { useShownSkin } from '../text/boardSkin.ts'
import { choicesAt, pointAt, toggle, useChoosing } from './choosing.ts'
import { inspect, useInspecting } from './inspecting.ts'
import { optionKey } from './optionKeys.ts'
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
  const { table, shown, question, answer } = usePlay()
  const { picks } = useChoosing()
  const inspected = useInspecting(({ piece: one }) => one)
  useEffect(() => () => inspect(null), [])
  const faceOf = useFaces(table, `${shown.game}/${shown.language}`, codesOn(shown))
  const handling = useMemo(
    (): Handling => ({
      skin,
      client: table,
      faceOf,
      markOf: (piece) => markOf(question, picks, piece),
      press(piece) {
        const choices = choicesAt(question, piece)
        const [only] = choices
        if (only === undefined) inspect(piece)
        // As in the dock: the second touch confirms.
        else if (question?.shape === 'one' && choices.length === 1 && picks[0] === only.key) answer(picks)
        else pointAt(question, piece)
      },
      pick(choice) {
        if (question !== null) toggle(question, choice)
      },
      inspect,
      Facts,
    }),
    [skin, Facts, table, faceOf, question, picks, answer],
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

/** The number key is the option's place in the dock. */
function markOf(question: Question | null, picks: readonly string[], piece: ThingId): PieceMark {
  const choices = choicesAt(question, piece)
  const [first] = choices
  if (first === undefined || question === null) return idleMark
  const points = picks.filter((pick) => choices.some(({ key }) => key === pick)).length
  const isPicked = points > 0 && question.shape !== 'order'
  return {
    state: isPicked ? 'chosen' : 'legal',
    key: optionKey(question, question.choices.indexOf(first)),
    note: points > 1 ? `×${points}` : '',
  }
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
