import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { mean, useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { carriedIntent, dropOf, goesOntoTable, useCarrying } from './carrying.ts'
import { followPointer } from './carryPointer.ts'
import { noIntent } from './intent.ts'
import { usePress } from './usePress.ts'

interface Carry {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

/**
 * Around a board: a mouse or a finger carries what can act to its target, or onto the table where it needs none. The same
 * intents as a press, and never needed; dropped elsewhere it goes back.
 */
export function useCarry(): Carry {
  const play = usePlay()
  const press = usePress(play)
  const latest = useRef({ play, press })
  // What was picked up before the table was drawn again is put down on the table as it is drawn last.
  useLayoutEffect(() => {
    latest.current = { play, press }
  })
  const wasCarried = useRef(false)
  return {
    onPointerDown(down) {
      wasCarried.current = false
      const carried = (down.target as Element).closest<HTMLElement>('[data-piece]')
      if (carried === null || down.button !== 0 || !down.isPrimary) return
      followPointer(down, carried, {
        begin() {
          wasCarried.current = lift(latest.current.play.question, Number(carried.dataset['piece']))
          return wasCarried.current
        },
        drop: (below, onTable) => putDown(latest.current, below, onTable),
      })
    },
    // What was carried was not pressed.
    onClickCapture(event) {
      if (wasCarried.current) event.stopPropagation()
      wasCarried.current = false
    },
  }
}

/** What is carried is meant: its targets ring themselves. */
function lift(question: ReturnType<typeof usePlay>['question'], piece: ThingId): boolean {
  const intent = question === null ? null : carriedIntent(question, piece)
  if (question === null || intent === null) return false
  mean(intent)
  useCarrying.setState({ piece, ontoTable: goesOntoTable(question, intent) })
  return true
}

interface Now {
  readonly play: ReturnType<typeof usePlay>
  readonly press: ReturnType<typeof usePress>
}

function putDown(
  { play: { question, outcomes }, press }: Now,
  below: ThingId | null,
  onTable: boolean,
): void {
  useCarrying.setState({ piece: null, ontoTable: false })
  if (question === null) return
  const drop = dropOf(question, useChoosing.getState().intent, below, onTable, [...outcomes.at.keys()])
  if (drop === 'presses' && below !== null) press.piece(below)
  else if (drop === 'does') press.confirm()
  else if (drop === 'cancels') mean(noIntent)
}
