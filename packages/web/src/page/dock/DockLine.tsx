import { Suspense } from 'react'
import { ownLines } from '../play/boards.ts'
import { usePlay } from '../play/PlayContext.ts'
import { DockButtons } from './DockButtons.tsx'
import { DockFace } from './DockFace.tsx'
import { DockSentence } from './DockSentence.tsx'

/** Who decides, what, and with which buttons; some questions have a line of their own. */
export function DockLine() {
  const { question, snapshot } = usePlay()
  const Own = question === null ? undefined : ownLines[`${snapshot.game}/${question.ask}`]
  if (Own === undefined) return <PlainLine />
  return (
    <Suspense fallback={<Coming />}>
      <Own />
    </Suspense>
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
