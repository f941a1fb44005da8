import { usePlay } from '../play/PlayContext.ts'
import { ChoiceButtons } from '../dock/ChoiceButtons.tsx'
import type { Question } from '../../model/table/question.ts'
import type { VillainousBoard } from '../../model/villainous/board.ts'

/** The symbols of the location are the buttons: the dock lists only what lies nowhere on the board, such as cards of a pile. */
export function SymbolChoices({ question }: { readonly question: Question }) {
  const board = usePlay().shown.board as VillainousBoard
  const piles = new Set(board.zones.filter(({ kind }) => kind === 'pile').map(({ key }) => key))
  const hidden = question.choices.filter(({ thing, declines }) => {
    const piece = board.pieces[thing]
    return !declines && thing >= 0 && (piece === undefined || piles.has(piece.zone))
  })
  return <ChoiceButtons question={question} choices={hidden} />
}
