import { useState } from 'react'
import type { NotGranted } from '../../model/online/onlineService.ts'
import { LinkToShare } from '../online/LinkToShare.tsx'
import { notGranted } from '../online/online.ts'
import styles from '../online/Online.module.css'
import { club } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'

/** A link into the room, made when somebody wants it. */
export function RoomInvitation({ room }: { readonly room: string }) {
  const t = useWords()
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<NotGranted['why'] | null>(null)
  const invite = async (): Promise<void> => {
    const made = await club().inviteToRoom(room)
    setProblem(made.ok ? null : made.why)
    if (made.ok) setLink(`${location.origin}/rooms/join#${made.value}`)
  }
  if (link === '')
    return (
      <p>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => void invite()}
        >
          {t('room.invite')}
        </button>
        {problem === null ? null : <span role="alert">{t(notGranted(problem))}</span>}
      </p>
    )
  return (
    <div className={styles.form}>
      <LinkToShare link={link} label={t('room.link')} help={t('room.linkHelp')} />
    </div>
  )
}
