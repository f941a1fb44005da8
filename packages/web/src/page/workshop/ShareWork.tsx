import { Check, ClipboardCopy, Download } from 'lucide-react'
import { useState } from 'react'
import type { Work } from '../../model/workshop/workshopService.ts'
import { useCopy } from '../decks/useCopy.ts'
import { saveFile } from '../saves/file.ts'
import { workshop } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { Part } from './Part.tsx'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly work: Work
  readonly flush: () => Promise<void>
}

/** The work to give away: a file, and a code that fits into a message. */
export function ShareWork({ work, flush }: Props) {
  const say = useSay()
  const [code, setCode] = useState('')
  const { copied, copy } = useCopy(code)
  const written = async () => {
    await flush()
    return workshop().write(work.id)
  }
  return (
    <Part title={say('share')} isFolded>
      <p className={styles.row}>
        <button
          type="button"
          className={controls.button}
          onClick={() =>
            void written().then((found) => found !== null && saveFile(`${work.file.id}.json`, found.file))
          }
        >
          <Download aria-hidden="true" size={18} />
          {say('exportFile')}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => void written().then((found) => setCode(found?.code ?? ''))}
        >
          {say('shareCode')}
        </button>
      </p>
      {code === '' ? null : (
        <>
          <label className={controls.label}>
            {say('shareCode')}
            <textarea className={controls.field} readOnly rows={4} value={code} data-code />
          </label>
          <button type="button" className={controls.button} onClick={copy}>
            {copied === 'yes' ? (
              <Check aria-hidden="true" size={18} />
            ) : (
              <ClipboardCopy aria-hidden="true" size={18} />
            )}
            {say(copied === 'yes' ? 'copied' : 'copyCode')}
          </button>
        </>
      )}
    </Part>
  )
}
