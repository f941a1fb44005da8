import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Sight } from '../../model/online/onlineModel.ts'
import type { NewOnlineTable, NotGranted } from '../../model/online/onlineService.ts'
import { PlaceField, placed, type TablePlace } from '../club/PlaceField.tsx'
import { useMyName } from '../club/useMyName.ts'
import checks from '../settings/Settings.module.css'
import { useSettings } from '../settings/settings.ts'
import type { OtherPerson } from '../setup/draft.ts'
import { Problems } from '../setup/Problems.tsx'
import { CloseButton } from '../shell/CloseButton.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import { online } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { NameField } from './NameField.tsx'
import { notGranted } from './online.ts'
import styles from './Online.module.css'
import { OthersField } from './OthersField.tsx'
import { PaceFields, timed, type Timing } from './PaceFields.tsx'
import { WatchersField, watching } from './WatchersField.tsx'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

interface Props {
  readonly wanted: Omit<NewOnlineTable, 'contract'>
  /** The seats of other people. */
  readonly others: readonly OtherPerson[]
  /** The room from which one came, or ''. */
  readonly room: string
  readonly onClose: () => void
}

/** Characters of a name at a table. */
const NAME = 24

/** The table with those who sit at this device, by their names. */
function besides(wanted: Props['wanted'], others: Props['others'], here: readonly number[]): Props['wanted'] {
  const seats = wanted.seats.map((seat, n) => {
    const other = others.find((one) => one.seat === n)
    return other === undefined || !here.includes(n)
      ? seat
      : { kind: 'here' as const, name: other.name.slice(0, NAME).trim() }
  })
  return { ...wanted, seats }
}

/** The last questions before a table is on the server: one's name, and what everybody agrees to. */
export function CreateSheet({ wanted, others, room, onClose }: Props) {
  const t = useWords()
  const navigate = useNavigate()
  const { language } = useSettings()
  const [name, setName] = useMyName()
  const [fair, setFair] = useState(false)
  const [sight, setSight] = useState<Sight | null>(null)
  const [timing, setTiming] = useState<Timing>({ pace: 'none', timeout: 'bot' })
  const [place, setPlace] = useState<TablePlace>(room === '' ? { kind: 'link' } : { kind: 'room', room })
  const [here, setHere] = useState<readonly number[]>([])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<NotGranted | null>(null)
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const me = await online().callMe(name)
    const made = me.ok
      ? await online().create(
          {
            ...placed(besides(wanted, others, here), place),
            contract: { fair, ...watching(sight), ...timed(timing) },
          },
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
        <FairField isFair={fair} onChange={setFair} />
        <PlaceField place={place} onChange={setPlace} />
        <OthersField
          others={wanted.seats.some(({ kind }) => kind === 'me') ? others : []}
          here={here}
          isFound={place.kind !== 'link'}
          onChange={setHere}
        />
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

interface FairProps {
  readonly isFair: boolean
  readonly onChange: (isFair: boolean) => void
}

function FairField({ isFair, onChange }: FairProps) {
  const t = useWords()
  return (
    <label className={checks.check}>
      <input type="checkbox" checked={isFair} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {t('online.fair')} <small>{t('online.fairText')}</small>
      </span>
    </label>
  )
}
