import { useState } from 'react'
import { ChanceEntry } from '../chance/ChanceEntry.tsx'
import { Curtain } from '../seats/Curtain.tsx'
import { NOBODY } from '../../model/table/nobody.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { Catalogue } from '../../model/setup/catalogue.ts'
import { draftWith, peopleOf, setupOf, withSeats } from './draft.ts'
import { Problems } from './Problems.tsx'
import { ScenarioFields } from './ScenarioFields.tsx'
import { SeatFields } from './SeatFields.tsx'
import { SetupPreview } from './SetupPreview.tsx'
import styles from './Setup.module.css'
import { useCheck } from './useCheck.ts'
import { useStart } from './useStart.ts'

/** Every choice of a set-up, what it comes to, and why it cannot be played yet. */
export function Details({ catalogue, deck }: { readonly catalogue: Catalogue; readonly deck: string }) {
  const t = useWords()
  const [draft, setDraft] = useState(() => draftWith(catalogue, deck))
  const { isBusy, start, refusals, laying, enter, look, callOff } = useStart(catalogue.game)
  const [byHand, setByHand] = useState(false)
  const setup = setupOf(catalogue, draft)
  const checked = useCheck(catalogue.game, setup)
  return (
    <details className={styles.details} open={deck !== ''}>
      <summary className={styles.summary}>{t('setup.details')}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          start(setup, peopleOf(draft), byHand)
        }}
      >
        <div className={styles.fields}>
          <PlayerCount
            catalogue={catalogue}
            count={draft.seats.length}
            onChange={(count) => setDraft(withSeats(catalogue, draft, count))}
          />
          <SeatFields catalogue={catalogue} draft={draft} onChange={setDraft} />
          {catalogue.scenarios.length === 0 ? null : (
            <ScenarioFields catalogue={catalogue} draft={draft} onChange={setDraft} />
          )}
          <ByHandField isOn={byHand} onChange={setByHand} />
          <Problems refusals={[...checked.refusals, ...(laying === null ? refusals : [])]} />
          <button
            type="submit"
            className={`${controls.button} ${controls.primary}`}
            disabled={isBusy || checked.refusals.length > 0}
          >
            {isBusy ? t('shell.loading') : t('setup.start')}
          </button>
        </div>
        <SetupPreview sections={checked.sections} />
      </form>
      {laying === null ? null : laying.curtain !== null ? (
        <Curtain curtain={laying.curtain} onReady={() => look(laying.curtain?.seat ?? NOBODY)} />
      ) : laying.chance === null ? null : (
        <ChanceEntry chance={laying.chance} refusals={refusals} onWord={enter} onCallOff={callOff} />
      )}
    </details>
  )
}

function ByHandField({
  isOn,
  onChange,
}: {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}) {
  const t = useWords()
  return (
    <label className={styles.byHand}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {t('chance.option')} <small>{t('chance.optionText')}</small>
      </span>
    </label>
  )
}

interface CountProps {
  readonly catalogue: Catalogue
  readonly count: number
  readonly onChange: (count: number) => void
}

function PlayerCount({ catalogue: { seats, modes }, count, onChange }: CountProps) {
  const t = useWords()
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, n) => seats.min + n)
  const nameOf = (n: number): string => {
    const mode = modes.find((one) => one.seats === n)?.name
    return mode === undefined ? `${n}` : `${n} · ${mode}`
  }
  return (
    <label className={controls.label}>
      {t('setup.players')}
      <select
        className={controls.field}
        value={count}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {counts.map((n) => (
          <option key={n} value={n}>
            {nameOf(n)}
          </option>
        ))}
      </select>
    </label>
  )
}
