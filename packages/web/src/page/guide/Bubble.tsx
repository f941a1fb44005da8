import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Guide.module.css'
import type { Target } from './guideStep.ts'
import { type Box, placeBeside } from './placing.ts'
import { boxOf } from './targets.ts'

interface BubbleProps {
  readonly target: Target | null
  readonly snapshot: Snapshot
  readonly says: string
  /** Buttons below the words. */
  readonly children: ReactNode
}

/** Milliseconds: pieces move, and the ring follows them. */
const FOLLOW = 200

/** Words beside what they speak of, and a ring around it. Both let every click through to the table. */
export function Bubble({ target, snapshot, says, children }: BubbleProps) {
  const t = useWords()
  const bubble = useRef<HTMLElement>(null)
  const [box, setBox] = useState<Box | null>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    const measure = (): void => {
      const { current } = bubble
      if (current === null) return
      const found = target === null ? null : boxOf(target, snapshot)
      const size = { width: current.offsetWidth, height: current.offsetHeight }
      setBox((before) => (same(before, found) ? before : found))
      const next = placeBeside(found, size, { width: innerWidth, height: dockTop() })
      setPlace((before) => (before.left === next.left && before.top === next.top ? before : next))
    }
    measure()
    const timer = setInterval(measure, FOLLOW)
    return () => clearInterval(timer)
  }, [target, snapshot, says])
  return (
    <>
      {box === null ? null : (
        <div className={styles.ring} style={{ ...box }} aria-hidden="true" data-guide-ring />
      )}
      <section
        ref={bubble}
        className={styles.bubble}
        style={place}
        aria-label={t('guide.title')}
        data-guide
        data-landmark
        tabIndex={-1}
      >
        <p role="status">{says}</p>
        <div className={styles.foot}>{children}</div>
      </section>
    </>
  )
}

/** Where the dock begins that lies below the table: what it asks is never covered. */
function dockTop(): number {
  const parts = document.querySelectorAll('[data-dock], [data-dock-more]')
  const dock = [...parts].filter((part) => part.checkVisibility())
  const top = Math.min(...dock.map((part) => part.getBoundingClientRect().top), innerHeight)
  return top > innerHeight / 2 ? top : innerHeight
}

function same(one: Box | null, other: Box | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  )
}
