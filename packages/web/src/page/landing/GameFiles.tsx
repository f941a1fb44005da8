import { useNavigate } from '@tanstack/react-router'
import { FileWarning, FolderOpen, History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '../../model/table/answers.ts'
import { openReplayFile } from '../replay/useWatched.ts'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import { loadTable } from '../table/engine.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { FileButton } from '../shell/FileButton.tsx'
import styles from './GameFiles.module.css'

/** A file that could not be opened, and why. */
interface Broken {
  readonly name: string
  readonly refusals: readonly Refusal[]
}

/** Games from files, to play on or to look at; whatever is wrong with a file is said below all buttons. */
export function GameFiles({ children }: { readonly children: ReactNode }) {
  const t = useWords()
  const { language } = useSettings()
  const navigate = useNavigate()
  const [broken, setBroken] = useState<Broken | null>(null)
  const play = async (file: File): Promise<void> => {
    const opened = await loadTable(await file.text(), language)
    if (opened.ok) return navigate({ to: '/table/$id', params: { id: opened.id } })
    setBroken({ name: file.name, refusals: opened.refusals })
  }
  const watch = async (file: File): Promise<void> => {
    const opened = await openReplayFile(await file.text(), language)
    if (opened.ok) return navigate({ to: '/replay/$id', params: { id: opened.address } })
    setBroken({ name: file.name, refusals: opened.refusals })
  }
  return (
    <>
      <div className={pages.buttons}>
        {children}
        <FileButton label={t('landing.open')} icon={FolderOpen} onFile={(file) => void play(file)} />
        <FileButton label={t('replay.open')} icon={History} onFile={(file) => void watch(file)} />
      </div>
      {broken === null ? null : <BrokenFile broken={broken} />}
    </>
  )
}

/** Brought into sight: the buttons may stand at the foot of the window. */
function show(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' })
}

function BrokenFile({ broken: { name, refusals } }: { readonly broken: Broken }) {
  const t = useWords()
  return (
    <div role="alert" className={styles.broken} ref={show}>
      <FileWarning aria-hidden="true" size={28} />
      <div>
        <p className={styles.title}>
          {t('landing.openProblem')} <span className={styles.name}>{name}</span>
        </p>
        <ul>
          {refusals.map(({ text }, i) => (
            <li key={i}>
              <Rich text={text} />
            </li>
          ))}
        </ul>
        <p className={styles.help}>{t('landing.openHelp')}</p>
      </div>
    </div>
  )
}
