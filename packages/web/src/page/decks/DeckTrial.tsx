import { Play, Square } from 'lucide-react'
import type { DeckContent } from '@quadriga/champions'
import { useEffect, useRef, useState } from 'react'
import type { TrialAsked } from '../../model/decks/deckTrial.ts'
import { decks } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useBuilder } from './builderContext.ts'
import styles from './DeckTrial.module.css'
import { TrialResults } from './TrialResults.tsx'
import { useShelf } from './useShelf.ts'
import { useTrials } from './useTrials.ts'

const difficulties = ['standard', 'expert'] as const
const amounts = [20, 50, 200] as const

/** What is chosen before a trial; the other deck by its id, '' for none. */
type Wanted = Omit<TrialAsked, 'deck'> & { readonly other: string }

/** A bot plays the deck against a villain, many times, and tells what became of it; another deck can play the same games. */
export function DeckTrial() {
  const t = useWords()
  const { box, deck, judged } = useBuilder()
  const [wanted, setWanted] = useState<Wanted>({
    scenario: box.villains[0]?.id ?? '',
    difficulty: 'standard',
    games: 20,
    other: '',
  })
  const others = useOthers()
  const trials = useTrials()
  useKept(deck, trials, setWanted)
  const start = (): void => {
    const { other, ...asked } = wanted
    const against = others.filter(({ id }) => id === other)
    trials.start([deck, ...against.map((one) => one.deck)].map((one) => ({ ...asked, deck: one })))
  }
  const isLegal = judged !== null && judged.problems.length === 0
  return (
    <div className={styles.trial}>
      <p className={styles.lead}>{t('decks.trial.lead')}</p>
      <Fields wanted={wanted} others={others} onChange={setWanted} />
      <StartOrStop trials={trials} isLegal={isLegal} onStart={start} />
      {isLegal ? null : <p>{t('decks.trial.illegal')}</p>}
      <TrialResults told={trials.told} />
    </div>
  )
}

/** A trial of an earlier visit is shown as it stands, and can go on. */
function useKept(
  deck: DeckContent,
  { restore }: ReturnType<typeof useTrials>,
  setWanted: (change: (wanted: Wanted) => Wanted) => void,
): void {
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void decks()
      .tried(deck)
      .then((kept) => {
        if (kept === null) return
        const { scenario, difficulty, progress } = kept
        setWanted((wanted) => ({ ...wanted, scenario, difficulty, games: progress.games }))
        restore(progress)
      })
  })
}

interface StartProps {
  readonly trials: ReturnType<typeof useTrials>
  readonly isLegal: boolean
  readonly onStart: () => void
}

function StartOrStop({ trials, isLegal, onStart }: StartProps) {
  const t = useWords()
  const isStopped = trials.told.some(({ done, games }) => done < games)
  return (
    <p className={styles.actions}>
      {trials.isRunning ? (
        <button type="button" className={controls.button} onClick={trials.stop}>
          <Square aria-hidden="true" size={18} />
          {t('decks.trial.stop')}
        </button>
      ) : (
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          disabled={!isLegal}
          onClick={onStart}
        >
          <Play aria-hidden="true" size={18} />
          {t(isStopped ? 'decks.trial.goOn' : 'decks.trial.start')}
        </button>
      )}
    </p>
  )
}

interface FieldsProps {
  readonly wanted: Wanted
  readonly others: readonly Other[]
  readonly onChange: (wanted: Wanted) => void
}

function Fields({ wanted, others, onChange }: FieldsProps) {
  const t = useWords()
  const { box } = useBuilder()
  const change = (part: Partial<Wanted>): void => onChange({ ...wanted, ...part })
  const toldDifficulties = difficulties.map((id) => ({ id, name: t(`decks.trial.${id}`) }))
  const nobody = { id: '', name: t('decks.trial.nobody') }
  return (
    <div className={styles.fields}>
      <Choice
        label={t('decks.trial.villain')}
        value={wanted.scenario}
        options={box.villains}
        onChange={(scenario) => change({ scenario })}
      />
      <Choice
        label={t('decks.trial.difficulty')}
        value={wanted.difficulty}
        options={toldDifficulties}
        onChange={(id) => change({ difficulty: id === 'expert' ? 'expert' : 'standard' })}
      />
      <Choice
        label={t('decks.trial.games')}
        value={`${wanted.games}`}
        options={amounts.map((n) => ({ id: `${n}`, name: `${n}` }))}
        onChange={(n) => change({ games: Number(n) })}
      />
      <Choice
        label={t('decks.trial.against')}
        value={wanted.other}
        options={[nobody, ...others]}
        onChange={(other) => change({ other })}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={controls.label}>
      {label}
      <select className={controls.field} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface Other {
  readonly id: string
  readonly name: string
  readonly deck: DeckContent
}

/** Kept and ready-made decks that could play the same games. */
function useOthers(): readonly Other[] {
  const { box, id } = useBuilder()
  const { shelf } = useShelf()
  const own = (shelf?.covers ?? []).filter(({ deck, problems }) => deck.id !== id && problems === 0)
  return [
    ...own.map(({ deck }) => ({ id: deck.id, name: deck.name, deck })),
    ...box.ready.map(({ id: ready, deck }) => ({ id: ready, name: deck.name, deck })),
  ]
}
