import { useId } from 'react'
import styles from './Settings.module.css'

interface SegmentsProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, name: string])[]
  readonly help?: string
  readonly onChange: (value: Value) => void
}

/** One of few, all of them in sight. */
export function Segments<Value extends string | number>({
  label,
  value,
  options,
  help,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.segments}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map(([id, says]) => (
          <label key={id} className={styles.option}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            <span>{says}</span>
          </label>
        ))}
      </div>
      {help === undefined ? null : <p className={styles.help}>{help}</p>}
    </fieldset>
  )
}
