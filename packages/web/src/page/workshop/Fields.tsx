import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import controls from '../theme/controls.module.css'
import styles from './Workshop.module.css'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly onChange: (value: string) => void
}

/** One of several. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={controls.label}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.field}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.some(([one]) => one === value) ? null : <option value={value}>{value}</option>}
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface TextProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export function Text({ label, value, onChange }: TextProps) {
  const id = useId()
  return (
    <div className={controls.label}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={controls.field}
        value={value}
        maxLength={120}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A whole number within bounds; what is typed on the way to it stands as it is until the field is left. */
export function Whole({ label, value, least, most, onChange }: NumberProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className={controls.label}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        className={controls.field}
        value={typed ?? value}
        min={least}
        max={most}
        onChange={({ target }) => {
          setTyped(target.value)
          const n = Number(target.value)
          if (target.value !== '' && Number.isInteger(n) && n >= least && n <= most) onChange(n)
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}

interface CheckProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function Check({ label, isOn, onChange }: CheckProps) {
  const id = useId()
  return (
    <span className={styles.check}>
      <input id={id} type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id}>{label}</label>
    </span>
  )
}

interface MaybeProps {
  readonly label: string
  readonly value: number | null
  readonly most: number
  readonly onChange: (value: number | null) => void
}

/** A number, or nothing. */
export function MaybeWhole({ label, value, most, onChange }: MaybeProps) {
  const id = useId()
  return (
    <div className={controls.label}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        className={controls.field}
        value={value ?? ''}
        min={0}
        max={most}
        onChange={({ target }) => {
          const n = Math.round(Number(target.value))
          onChange(target.value === '' || !Number.isFinite(n) ? null : Math.max(0, Math.min(most, n)))
        }}
      />
    </div>
  )
}

interface ButtonProps {
  readonly label: string
  readonly onPress: () => void
}

export function AddButton({ label, onPress }: ButtonProps) {
  return (
    <button type="button" className={controls.button} onClick={onPress}>
      <Plus aria-hidden="true" size={18} />
      {label}
    </button>
  )
}

export function RemoveButton({ label, onPress }: ButtonProps) {
  return (
    <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onPress}>
      <Trash2 aria-hidden="true" size={18} />
      {label}
    </button>
  )
}
