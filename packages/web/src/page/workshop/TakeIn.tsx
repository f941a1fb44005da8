import { FileInput, FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { FaultModel, Work } from '../../model/workshop/workshopService.ts'
import { useSettings } from '../settings/settings.ts'
import { workshop } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { FaultList } from './Faults.tsx'
import { Part } from './Part.tsx'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

/** Bytes of a file that is read at all; nothing that somebody drew has a megabyte. */
const LARGEST = 2_000_000

interface Told {
  readonly works: readonly Work[]
  readonly problems: readonly FaultModel[]
}

/** Takes in a file or a share code, and tells what came of it. */
function useTaking(refresh: () => Promise<void>) {
  const { language } = useSettings()
  const [told, setTold] = useState<Told | null>(null)
  const take = async (given: () => Promise<string>): Promise<boolean> => {
    let isTaken = false
    try {
      const read = await workshop().take(await given(), language)
      isTaken = read.ok
      setTold(read.ok ? { works: read.works, problems: [] } : { works: [], problems: read.problems })
    } catch (error) {
      const says = error instanceof Error ? error.message : String(error)
      setTold({ works: [], problems: [{ place: '', says }] })
    }
    await refresh()
    return isTaken
  }
  return { told, take }
}

/** A file from the disk, or the letters of a share code. */
export function TakeIn({ refresh }: { readonly refresh: () => Promise<void> }) {
  const say = useSay()
  const file = useId()
  const [text, setText] = useState('')
  const { told, take } = useTaking(refresh)
  return (
    <Part title={say('import')}>
      <p>
        <input
          id={file}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          className={controls.hidden}
          data-take-file
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            // What is too large is said to be so without being read.
            if (chosen !== undefined)
              void take(() => (chosen.size > LARGEST ? Promise.resolve('x'.repeat(LARGEST)) : chosen.text()))
            target.value = ''
          }}
        />
        <label htmlFor={file} className={controls.button}>
          <FileUp aria-hidden="true" size={18} />
          {say('importFile')}
        </label>
      </p>
      <label className={controls.label}>
        {say('importCode')}
        <textarea
          className={controls.field}
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button
        type="button"
        className={controls.button}
        disabled={text.trim() === ''}
        onClick={() => void take(() => Promise.resolve(text)).then((isTaken) => isTaken && setText(''))}
      >
        <FileInput aria-hidden="true" size={18} />
        {say('take')}
      </button>
      <Taken told={told} />
    </Part>
  )
}

/** What came of a file: which works, or why none. */
function Taken({ told }: { readonly told: Told | null }) {
  const say = useSay()
  return (
    <div role="status" data-taken={told?.works.length ?? -1}>
      {told === null ? null : told.problems.length > 0 ? (
        <>
          <p className={styles.trouble}>{say('refused')}</p>
          <FaultList faults={told.problems} />
        </>
      ) : told.works.length === 0 ? (
        <p className={styles.fine}>{say('thereAlready')}</p>
      ) : (
        <TakenWorks works={told.works} />
      )}
    </div>
  )
}

function TakenWorks({ works }: { readonly works: readonly Work[] }) {
  const say = useSay()
  const { language } = useSettings()
  return (
    <>
      <p className={styles.fine}>{say('taken', { n: works.length })}</p>
      <ul className={styles.faults}>
        {works.map(({ id, kind, file, isUsed }) => (
          <li key={id}>
            {file.names[language]} ({say(kind)} {file.id}){isUsed ? ` · ${say('takenUsed')}` : ''}
          </li>
        ))}
      </ul>
    </>
  )
}
