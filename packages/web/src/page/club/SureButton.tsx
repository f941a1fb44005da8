import { useState } from 'react'
import controls from '../theme/controls.module.css'

interface Props {
  readonly says: string
  /** What it says to people who cannot see what it stands beside. */
  readonly label?: string
  /** What it says once it was pressed: pressed again, it is done. */
  readonly sure: string
  readonly help?: string
  readonly onSure: () => void
}

/** The first click asks, the second does it. */
export function SureButton({ says, label = says, sure, help, onSure }: Props) {
  const [isSure, setSure] = useState(false)
  return (
    <button
      type="button"
      className={`${controls.button} ${isSure ? controls.danger : controls.quiet}`}
      aria-label={isSure ? sure : label}
      title={help}
      onClick={() => (isSure ? onSure() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {isSure ? sure : says}
    </button>
  )
}
