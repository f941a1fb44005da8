import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import type { Granted, InvitedModel, NotGranted, WayIn } from '../../model/online/onlineService.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import { CopiesLine } from '../club/CopiesLine.tsx'
import { useMyName } from '../club/useMyName.ts'
import { useSettings } from '../settings/settings.ts'
import { Lead } from '../shell/Lead.tsx'
import pages from '../shell/Page.module.css'
import { WrongWay } from '../shell/WrongWay.tsx'
import { online } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { NameField } from './NameField.tsx'
import { codeIn, notGranted } from './online.ts'
import styles from './Online.module.css'
import { dayWords } from '../words/days.ts'
import { togetherWords } from '../words/together.ts'

addWords(dayWords)
addWords(togetherWords)

/** Where an invitation leads: what is played, what is agreed, and one button. */
export function JoinScreen() {
  const t = useWords()
  const { table, seat } = useSearch({ from: '/join' })
  const code = codeIn(location.hash)
  const way = useMemo((): WayIn | null => {
    if (table !== undefined) return { table, seat }
    return code === null ? null : { code }
  }, [table, seat, code])
  const invited = useInvited(way)
  if (way === null) return <WrongWay title={t('online.noCode')} />
  if (invited === null) return <p className={pages.page}>{t('shell.loading')}</p>
  if (!invited.ok) return <WrongWay title={t(notGranted(invited.why))} />
  return <Invitation way={way} invited={invited.value} />
}

function useInvited(way: WayIn | null): Granted<InvitedModel> | null {
  const { language } = useSettings()
  const [invited, setInvited] = useState<Granted<InvitedModel> | null>(null)
  useEffect(() => {
    let isHere = true
    if (way !== null)
      void online()
        .lookAt(way, language)
        .then((found) => isHere && setInvited(found))
    return () => {
      isHere = false
    }
  }, [way, language])
  return invited
}

function Invitation({ way, invited }: { readonly way: WayIn; readonly invited: InvitedModel }) {
  const t = useWords()
  const navigate = useNavigate()
  const [name, setName] = useMyName()
  const [problem, setProblem] = useState<NotGranted | null>(null)
  const [isBusy, setBusy] = useState(false)
  const goTo = (id: string): Promise<void> => navigate({ to: '/online/$id', params: { id } })
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const me = await online().callMe(name)
    const joined = me.ok ? await online().join(way) : me
    setBusy(false)
    if (joined.ok) await goTo(joined.value)
    else setProblem(joined)
  }
  return (
    <div className={pages.page}>
      <Lead title={t('online.invited', { name: invited.from })}>
        {gameNames[invited.game]} · {invited.title}
      </Lead>
      <form className={styles.form} onSubmit={(event) => void join(event)}>
        <p>
          <strong>
            {invited.hero === '' ? t('online.offeredWatch') : t('online.offered', { hero: invited.hero })}
          </strong>
        </p>
        <Agreed invited={invited} />
        {invited.isSeated ? (
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => void goTo(invited.table)}
          >
            {t('online.back')}
          </button>
        ) : (
          <>
            <NameField name={name} onChange={setName} />
            <button
              type="submit"
              className={`${controls.button} ${controls.primary}`}
              disabled={isBusy || name.trim() === ''}
            >
              {t('online.join')}
            </button>
          </>
        )}
        {problem === null ? null : <p role="alert">{t(notGranted(problem.why))}</p>}
      </form>
    </div>
  )
}

/** The table's contract, and who sits there. */
function Agreed({ invited: { seats, contract, hasOpenHands, copies } }: { readonly invited: InvitedModel }) {
  const t = useWords()
  const { pace = 'none' } = contract
  const nameOf = ({ kind, name }: InvitedModel['seats'][number]): string =>
    kind === 'person' ? name : t(kind === 'bot' ? 'online.bot' : 'online.nobody')
  return (
    <>
      <h2 className={pages.caption}>{t('online.who')}</h2>
      <ul>
        {seats.map((seat, n) => (
          <li key={n}>{t('online.seatOf', { hero: seat.hero, name: nameOf(seat) })}</li>
        ))}
      </ul>
      <h2 className={pages.caption}>{t('online.contract')}</h2>
      <ul>
        <li>
          {t(`days.paceText.${pace}`)}{' '}
          {pace === 'none' ? null : t(`days.timeoutText.${contract.timeout ?? 'bot'}`)}
        </li>
        <li>{t(contract.fair ? 'online.fairText' : 'online.notFairText')}</li>
        <li>{t(hasOpenHands ? 'online.openHands' : 'online.closedHands')}</li>
        <li>
          {contract.watchers
            ? t(`online.watchersSee.${contract.watchersSee ?? 'public'}`)
            : t('online.noWatchersText')}
        </li>
        {copies === 0 ? null : (
          <li>
            <CopiesLine n={copies} />
          </li>
        )}
      </ul>
    </>
  )
}
