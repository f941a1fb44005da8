import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import type { Sight } from '../../model/online/onlineModel.ts'
import type { NewOnlineTable, NotGranted } from '../../model/online/onlineService.ts'
import checks from '../settings/Settings.module.css'
import { useSettings } from '../settings/settings.ts'
import { Problems } from '../setup/Problems.tsx'
import { CloseButton } from '../shell/CloseButton.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import { online } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { NameField } from './NameField.tsx'
import { notGranted } from './online.ts'
import styles from './Online.module.css'
import { PaceFields, timed, type Timing } from './PaceFields.tsx'
import { WatchersField, watching } from './WatchersField.tsx'

interface Props {
  readonly wanted: Omit<NewOnlineTable, 'contract'>
  readonly onClose: () => void
}

/** The last questions before a table is on the server: one's name, and what everybody agrees to. */
export function CreateSheet({ wanted, onClose }: Props) {
  const t = useWords()
  const navigate = useNavigate()
  const { language } = useSettings()
  const [name, setName] = useState('')
  const [fair, setFair] = useState(false)
  const [sight, setSight] = useState<Sight | null>(null)
  const [timing, setTiming] = useState<Timing>({ pace: 'none', timeout: 'bot' })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<NotGranted | null>(null)
  useEffect(() => {
    void online()
      .me()
      .then((me) => setName((typed) => (typed === '' && me.ok ? (me.value ?? '') : typed)))
  }, [])
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const me = await online().callMe(name)
    const made = me.ok
      ? await online().create(
          { ...wanted, contract: { fair, ...watching(sight), ...timed(timing) } },
          language,
        )
      : me
    setBusy(false)
    if (made.ok) await navigate({ to: '/online/$id', params: { id: made.value } })
    else setProblem(made)
  }
  return (
    <Sheet title={t('online.start')} onClose={onClose} beside={<CloseButton onClose={onClose} />}>
      <form className={styles.form} onSubmit={(event) => void create(event)}>
        <p>{t('online.startText')}</p>
        <NameField name={name} onChange={setName} />
        <label className={checks.check}>
          <input type="checkbox" checked={fair} onChange={({ target }) => setFair(target.checked)} />
          <span>
            {t('online.fair')} <small>{t('online.fairText')}</small>
          </span>
        </label>
        <PaceFields timing={timing} onChange={setTiming} />
        <WatchersField sight={sight} onChange={setSight} />
        {problem === null ? null : <p role="alert">{t(notGranted(problem.why))}</p>}
        <Problems refusals={problem?.refusals ?? []} />
        <button
          type="submit"
          className={`${controls.button} ${controls.primary}`}
          disabled={isBusy || name.trim() === ''}
        >
          {t('online.create')}
        </button>
      </form>
    </Sheet>
  )
}
