import { FastForward } from 'lucide-react'
import { usePlay } from '../play/PlayContext.ts'
import { MenuButton, MenuItem } from '../shell/MenuButton.tsx'
import type { Question } from '../../model/table/question.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { isReaction, type UntilKind, untils } from './standing.ts'
import { passUntil, setOrder, useStanding } from './standingOrders.ts'
import { faceOfChoice } from './usePassing.ts'

const names = { turn: 'passing.untilTurn', phase: 'passing.untilPhase', round: 'passing.untilRound' } as const

/** Beside passing: pass for longer, or decide once for a card that could react. It takes no line of its own. */
export function PassMenu({ question }: { readonly question: Question }) {
  const t = useWords()
  const { snapshot } = usePlay()
  const { orders, until } = useStanding()
  if (!isReaction(question)) return null
  const { round, phase, turn } = snapshot.moment
  const start = (kind: UntilKind): void => passUntil({ kind, from: { round, phase, turn } })
  const cards = new Map(
    question.choices
      .filter(({ declines }) => !declines)
      .map((choice) => [faceOfChoice(snapshot, choice), snapshot.board.pieces[choice.thing]?.name ?? '']),
  )
  cards.delete('')
  return (
    <MenuButton
      label={t('passing.until')}
      className={`${controls.button} ${controls.quiet} ${controls.icon}`}
      menu="pass"
      face={<FastForward aria-hidden="true" size={18} />}
    >
      {until === null
        ? untils.map((kind) => (
            <MenuItem key={kind} onAct={() => start(kind)}>
              {t(names[kind])}
            </MenuItem>
          ))
        : null}
      {[...cards].flatMap(([face, card]) =>
        (['use', 'never'] as const)
          .filter((order) => orders[face] !== order)
          .map((order) => (
            <MenuItem key={`${face} ${order}`} onAct={() => setOrder(face, order)}>
              {t(order === 'use' ? 'passing.chipUse' : 'passing.chipNever', { card })}
            </MenuItem>
          )),
      )}
    </MenuButton>
  )
}
