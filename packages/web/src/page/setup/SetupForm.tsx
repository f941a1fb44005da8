import { useRef, useState } from 'react'
import type { Catalogue } from '../../model/setup/catalogue.ts'
import { ChanceEntry } from '../chance/ChanceEntry.tsx'
import { isOfLevel } from '../dial/dial.ts'
import { DialSwitch } from '../dial/DialSwitch.tsx'
import { CreateSheet } from '../online/CreateSheet.tsx'
import { Curtain } from '../seats/Curtain.tsx'
import { Segments } from '../settings/Segments.tsx'
import pages from '../shell/Page.module.css'
import { useWords } from '../words/i18n.ts'
import {
  type Draft,
  draftWith,
  othersIn,
  peopleOf,
  seatWishes,
  setupOf,
  withHero,
  withSeats,
} from './draft.ts'
import { HeroGrid } from './HeroGrid.tsx'
import { keepDraft, keptDraft } from './keptDraft.ts'
import { ScenarioFields } from './ScenarioFields.tsx'
import { SeatCards } from './SeatCards.tsx'
import { SetupPreview } from './SetupPreview.tsx'
import styles from './Setup.module.css'
import { StartBar } from './StartBar.tsx'
import { useCheck } from './useCheck.ts'
import { useStart } from './useStart.ts'

/** The start stands outside of the form that it sends. */
const FORM = 'setup'

interface Props {
  readonly catalogue: Catalogue
  /** A deck that somebody wants to play, or ''. */
  readonly deck: string
  /** The room from which one came, or ''. */
  readonly room: string
}

/** Every choice of a set-up, what it comes to, and the start, which is always in sight. */
export function SetupForm({ catalogue, deck, room }: Props) {
  const t = useWords()
  const title = t(catalogue.game === 'villainous' ? 'setup.villainDetails' : 'setup.details')
  const [draft, setDraft] = useState(() => firstDraft(catalogue, deck))
  const starting = useStart(catalogue.game)
  const [byHand, setByHand] = useState(false)
  const [isOnline, setOnline] = useState(false)
  const setup = setupOf(catalogue, draft)
  const checked = useCheck(catalogue.game, setup)
  const { laying } = starting
  return (
    <>
      <form
        id={FORM}
        className={styles.form}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          keepDraft(catalogue, draft)
          starting.start(setup, peopleOf(draft), byHand)
        }}
      >
        <h2 className={pages.caption}>{title}</h2>
        <div className={styles.columns}>
          <div className={styles.fields}>
            <Choices catalogue={catalogue} draft={draft} onChange={setDraft} />
            {draft.seats.some(({ holding: { kind } }) => isOfLevel(kind)) ? <DialSwitch /> : null}
            <label className={styles.byHand}>
              <input type="checkbox" checked={byHand} onChange={({ target }) => setByHand(target.checked)} />
              <span>
                {t('chance.option')} <small>{t('chance.optionText')}</small>
              </span>
            </label>
          </div>
          <SetupPreview game={catalogue.game} sections={checked.sections} />
        </div>
      </form>
      <Laying starting={starting} />
      <StartBar
        form={FORM}
        catalogue={catalogue}
        draft={draft}
        isBusy={starting.isBusy}
        canStart={checked.refusals.length === 0}
        refusals={[...checked.refusals, ...(laying === null ? starting.refusals : [])]}
        onOnline={draft.seats.some(({ holding }) => holding.kind === 'person') ? () => setOnline(true) : null}
      />
      {isOnline ? (
        <CreateSheet
          wanted={{ game: catalogue.game, setup, seats: seatWishes(draft) }}
          others={othersIn(catalogue, draft)}
          room={room}
          onClose={() => setOnline(false)}
        />
      ) : null}
    </>
  )
}

/** A table laid by hand: who must take the screen, or what was drawn. */
function Laying({ starting }: { readonly starting: ReturnType<typeof useStart> }) {
  const { laying } = starting
  if (laying === null) return null
  const { curtain, chance } = laying
  if (curtain !== null) return <Curtain person={curtain.person} onReady={() => starting.look(curtain.seat)} />
  if (chance === null) return null
  return (
    <ChanceEntry
      chance={chance}
      refusals={starting.refusals}
      onWord={starting.enter}
      onCallOff={starting.callOff}
    />
  )
}

function firstDraft(catalogue: Catalogue, deck: string): Draft {
  return (deck === '' ? keptDraft(catalogue) : null) ?? draftWith(catalogue, deck)
}

interface ChoicesProps {
  readonly catalogue: Catalogue
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

function Choices({ catalogue, draft, onChange }: ChoicesProps) {
  const t = useWords()
  const [active, setActive] = useState(0)
  const grid = useRef<HTMLFieldSetElement>(null)
  const seat = Math.min(active, draft.seats.length - 1)
  const { min, max } = catalogue.seats
  const nameOf = (n: number): string => {
    const mode = catalogue.modes.find((one) => one.seats === n)?.name
    return mode === undefined ? `${n}` : `${n} · ${mode}`
  }
  return (
    <>
      <Segments
        label={t('setup.players')}
        value={draft.seats.length}
        options={Array.from({ length: max - min + 1 }, (_, n) => [min + n, nameOf(min + n)])}
        onChange={(count) => onChange(withSeats(catalogue, draft, count))}
      />
      <SeatCards
        catalogue={catalogue}
        draft={draft}
        active={seat}
        onActive={(n) => {
          setActive(n)
          grid.current?.scrollIntoView({ block: 'center' })
        }}
        onChange={onChange}
      />
      <HeroGrid
        place={grid}
        catalogue={catalogue}
        draft={draft}
        seat={seat}
        onChoose={(hero) => onChange(withHero(catalogue, draft, seat, hero))}
      />
      {catalogue.scenarios.length === 0 ? (
        <ModeField catalogue={catalogue} draft={draft} onChange={onChange} />
      ) : (
        <ScenarioFields catalogue={catalogue} draft={draft} onChange={onChange} />
      )}
    </>
  )
}

/** Ways to play that are no matter of how many sit there: the modes of Villainous. */
function ModeField({ catalogue, draft, onChange }: ChoicesProps) {
  const t = useWords()
  if (catalogue.difficulties.length === 0) return null
  return (
    <Segments
      label={t('setup.mode')}
      value={draft.difficulty}
      options={catalogue.difficulties.map(({ id, name }) => [id, name])}
      onChange={(difficulty) => onChange({ ...draft, difficulty })}
    />
  )
}
