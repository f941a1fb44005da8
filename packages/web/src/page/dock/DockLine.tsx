import { Suspense } from 'react'
import { ownLines } from '../play/boards.ts'
import { peopleAt } from '../passing/usePassing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import { DockButtons } from './DockButtons.tsx'
import { DockFace } from './DockFace.tsx'
import styles from './DockSentence.module.css'
import { DockSentence } from './DockSentence.tsx'

/** Who decides, what, and with which buttons; some questions have a line of their own. */
export function DockLine() {
  const { question, snapshot, veiled } = usePlay()
  if (veiled !== null) return <Veiled />
  const Own = question === null ? undefined : ownLines[`${snapshot.game}/${question.ask}`]
  if (Own === undefined) return <PlainLine />
  return (
    <Suspense fallback={<Coming />}>
      <Own />
    </Suspense>
  )
}

/** Nobody is asked: a moment goes by, as long as any other where it could tell something. */
function Veiled() {
  const t = useWords()
  const { snapshot } = usePlay()
  return (
    <>
      <span hidden data-passing />
      <DockFace />
      {peopleAt(snapshot) > 1 ? <p className={styles.veil}>{t('passing.veil')}</p> : null}
    </>
  )
}

/** Until its line is fetched a dock says who decides and what; nobody can answer yet. */
function Coming() {
  return (
    <>
      <span hidden data-passing />
      <DockFace />
      <DockSentence occasion="" />
    </>
  )
}

/** The usual line; a game may add what the question is about. */
export function PlainLine({ occasion = '' }: { readonly occasion?: string }) {
  const { snapshot, shown } = usePlay()
  return (
    <>
      <DockFace />
      <DockSentence occasion={occasion} />
      {snapshot.at === shown.at ? <DockButtons /> : null}
    </>
  )
}
