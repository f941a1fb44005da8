import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import type { InvitedToRoomModel } from '../../model/online/clubService.ts'
import type { Granted, NotGranted } from '../../model/online/onlineService.ts'
import { NameField } from '../online/NameField.tsx'
import { codeIn, notGranted } from '../online/online.ts'
import styles from '../online/Online.module.css'
import { Lead } from '../shell/Lead.tsx'
import pages from '../shell/Page.module.css'
import { WrongWay } from '../shell/WrongWay.tsx'
import { club, online } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { clubWords } from '../words/club.ts'
import { addWords, useWords } from '../words/i18n.ts'
import { useMyName } from './useMyName.ts'
import { togetherWords } from '../words/together.ts'

addWords(clubWords)
addWords(togetherWords)

/** Where an invitation to a room leads: whose it is, and one button. */
export function RoomDoor() {
  const t = useWords()
  const code = codeIn(location.hash)
  const [invited, setInvited] = useState<Granted<InvitedToRoomModel> | null>(null)
  useEffect(() => {
    if (code !== null) void club().lookAtRoom(code).then(setInvited)
  }, [code])
  if (code === null) return <WrongWay title={t('online.noCode')} />
  if (invited === null) return <p className={pages.page}>{t('shell.opening')}</p>
  if (!invited.ok) return <WrongWay title={t(notGranted(invited.why))} />
  return <ComingIn code={code} invited={invited.value} />
}

interface ComingInProps {
  readonly code: string
  readonly invited: InvitedToRoomModel
}

function ComingIn({ code, invited: { name, from, people } }: ComingInProps) {
  const t = useWords()
  const navigate = useNavigate()
  const [me, setMe] = useMyName()
  const [problem, setProblem] = useState<NotGranted | null>(null)
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const known = await online().callMe(me)
    const joined = known.ok ? await club().joinRoom(code) : known
    if (joined.ok) return navigate({ to: '/rooms/$id', params: { id: joined.value } })
    setProblem(joined)
  }
  return (
    <div className={pages.page}>
      <Lead title={t('room.invites', { name: from })}>
        {name} · {t('room.people', { n: people })}
      </Lead>
      <form className={styles.form} onSubmit={(event) => void join(event)}>
        <p>{t('room.joinHelp')}</p>
        <NameField name={me} onChange={setMe} />
        <button
          type="submit"
          className={`${controls.button} ${controls.primary}`}
          disabled={me.trim() === ''}
        >
          {t('room.join')}
        </button>
        {problem === null ? null : <p role="alert">{t(notGranted(problem.why))}</p>}
      </form>
    </div>
  )
}
