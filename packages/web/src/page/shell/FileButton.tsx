import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import controls from '../theme/controls.module.css'

interface Props {
  readonly label: string
  readonly icon: LucideIcon
  readonly onFile: (file: File) => void
}

/** A button that asks for a file of a game. */
export function FileButton({ label, icon: Icon, onFile }: Props) {
  const id = useId()
  return (
    <span>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className={controls.hidden}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onFile(file)
          target.value = ''
        }}
      />
      <label htmlFor={id} className={controls.button}>
        <Icon aria-hidden="true" size={18} />
        {label}
      </label>
    </span>
  )
}
