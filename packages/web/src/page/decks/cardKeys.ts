import type { KeyboardEvent } from 'react'
import type { BoxCard } from '../../model/decks/box.ts'
import { useBuilder } from './builderContext.ts'

/** Plus and minus on a card that has the focus. */
export function useCardKeys(card: BoxCard): (press: KeyboardEvent) => void {
  const { turn } = useBuilder()
  return (press) => {
    if (press.ctrlKey || press.metaKey || press.altKey) return
    if (press.key === '+' || press.key === '=') turn(card, 1)
    else if (press.key === '-' || press.key === '−') turn(card, -1)
    else return
    press.preventDefault()
  }
}
