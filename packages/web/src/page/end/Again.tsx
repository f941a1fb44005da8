import { Link, useNavigate } from '@tanstack/react-router'
import { Dices, Eye, History, Play } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { OnlineModel } from '../../model/online/onlineModel.ts'
import { useDial } from '../dial/dialStore.ts'
import { usePlay } from '../play/PlayContext.ts'
import { rematch } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './EndScreen.module.css'

// A chunk of its own: a local table never loads it.
const OnlineNext = lazy(async () => ({ default: (await import('../club/OnlineNext.tsx')).OnlineNext }))

/** What next: the same game once more, in the same seats, in each other's, with the very same cards and dice; or to look back. */
export function Again({ onLook }: { readonly onLook: () => void }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const navigate = useNavigate()
  const dial = useDial()
  const again = async (sameSeed: boolean, swap: boolean): Promise<void> => {
    const present = snapshot.seats.map(({ person }) => person)
    const chosen = dial.chosenFor(table.id, present)
    const opened = await rematch(table.id, sameSeed, swap, dial.seated(snapshot.game, chosen))
    if (!opened.ok) return
    dial.remember(opened.id, swap ? [...chosen.slice(1), ...chosen.slice(0, 1)] : chosen)
    await navigate({ to: '/table/$id', params: { id: opened.id } })
  }
  // Somebody who plays every seat has nobody to swap with.
  const canSwap = new Set(snapshot.seats.map(({ person }) => person)).size > 1
  const look = (
    <button type="button" className={controls.button} onClick={onLook}>
      <Eye aria-hidden="true" size={18} />
      {t('end.look')}
    </button>
  )
  // A table on a server is begun and replayed there.
  if (snapshot.online !== null) return <AgainOnline online={snapshot.online} look={look} />
  return (
    <p className={styles.buttons}>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={() => void again(false, false)}
      >
        <Play aria-hidden="true" size={18} />
        {t('end.rematch')}
      </button>
      {canSwap ? (
        <button type="button" className={controls.button} onClick={() => void again(false, true)}>
          {t('end.swap')}
        </button>
      ) : null}
      <button type="button" className={controls.button} onClick={() => void again(true, false)}>
        {t('end.sameSeed')}
      </button>
      <Link to="/replay/$id" params={{ id: table.id }} className={controls.button}>
        <History aria-hidden="true" size={18} />
        {t('replay.watch')}
      </Link>
      {look}
    </p>
  )
}

function AgainOnline({ online, look }: { readonly online: OnlineModel; readonly look: ReactNode }) {
  const t = useWords()
  const { table } = usePlay()
  return (
    <>
      <Suspense>
        <OnlineNext online={online} />
      </Suspense>
      <p className={styles.buttons}>
        <Link to="/fair" search={{ table: table.id }} className={controls.button}>
          <Dices aria-hidden="true" size={18} />
          {t('fair.link')}
        </Link>
        {look}
      </p>
    </>
  )
}
