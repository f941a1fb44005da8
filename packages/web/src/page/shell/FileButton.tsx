import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import controls from '../theme/controls.module.css'

interface Props {
  readonly label: string
  readonly icon?: LucideIcon
  /** Kinds of files that are offered: those of games and of this program unless said. */
  readonly accept?: string
  readonly onFile: (file: File) => void
}

/** A button that asks for a file. What a browser writes on its own one is in its language, not in the page's. */
export function FileButton({ label, icon: Icon, accept = 'application/json,.json', onFile }: Props) {
  const id = useId()
  return (
    <span>
      <input
        id={id}
        type="file"
        accept={accept}
        className={controls.hidden}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onFile(file)
          target.value = ''
        }}
      />
      <label htmlFor={id} className={controls.button}>
        {Icon === undefined ? null : <Icon aria-hidden="true" size={18} />}
        {label}
      </label>
    </span>
  )
}
