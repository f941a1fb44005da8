import { useNavigate } from '@tanstack/react-router'
import { GitBranch } from 'lucide-react'
import { useState } from 'react'
import { HolderField } from '../seats/HolderField.tsx'
import dialogs from '../shell/dialog.module.css'
import { Sheet } from '../shell/Sheet.tsx'
import { cooperative } from '../../model/table/gameNames.ts'
import type { Refusal } from '../../model/table/answers.ts'
import { branchTable } from '../table/engine.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Replay.module.css'
import { type Eyes, useReplay } from './replayContext.ts'

/** A new game from the moment that is shown, mine and the bots'. */
export function ContinueHere() {
  const t = useWords()
  const { shown, play } = useReplay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={controls.button}
        aria-disabled={shown.outcome !== null}
        onClick={() => {
          play(false)
          if (shown.outcome === null) setOpen(true)
        }}
      >
        <GitBranch aria-hidden="true" size={18} />
        {t('replay.continue')}
      </button>
      {isOpen ? (
        <Sheet title={t('replay.continueTitle')} onClose={() => setOpen(false)}>
          <p>{t('replay.continueText')}</p>
          <Branching onCancel={() => setOpen(false)} />
        </Sheet>
      ) : null}
    </>
  )
}

/** Together everybody is mine; against each other I take the seat I look from. */
function firstHolders({ game, seats, seat }: Snapshot, eyes: Eyes): readonly string[] {
  const mine = eyes === 'all' || eyes < 0 ? Math.max(0, seat) : eyes
  return seats.map((one) => (cooperative.includes(game) || one.seat === mine ? 'me' : 'greedy'))
}

function Branching({ onCancel }: { readonly onCancel: () => void }) {
  const t = useWords()
  const { table, shown, at, eyes } = useReplay()
  const navigate = useNavigate()
  const [people, setPeople] = useState(() => firstHolders(shown, eyes))
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const start = async (): Promise<void> => {
    const opened = await branchTable(table.id, at, people)
    if (opened.ok) await navigate({ to: '/table/$id', params: { id: opened.id } })
    else setRefusals(opened.refusals)
  }
  return (
    <>
      <div className={styles.holders}>
        {shown.seats.map(({ seat, name }) => (
          <HolderField
            key={seat}
            name={name}
            seat={seat}
            person={people[seat] ?? 'me'}
            onChange={(to) => setPeople(people.map((person, n) => (n === seat ? to : person)))}
          />
        ))}
      </div>
      {refusals.map(({ text }, i) => (
        <p key={i} role="alert">
          <Rich text={text} />
        </p>
      ))}
      <div className={dialogs.buttons}>
        <button type="button" className={controls.button} onClick={onCancel}>
          {t('replay.cancel')}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => void start()}
        >
          {t('replay.continueStart')}
        </button>
      </div>
    </>
  )
}
