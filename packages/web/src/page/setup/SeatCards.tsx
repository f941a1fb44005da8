import { FaceArt } from '../cards/FaceArt.tsx'
import type { Catalogue } from '../../model/setup/catalogue.ts'
import { useWords } from '../words/i18n.ts'
import { Complexity } from './Complexity.tsx'
import { type Draft, teamsOf, withSeat } from './draft.ts'
import { DeckField } from './DeckField.tsx'
import { HolderField } from './HolderField.tsx'
import styles from './Setup.module.css'

interface Props {
  readonly catalogue: Catalogue
  readonly draft: Draft
  /** The seat whose hero is being chosen. */
  readonly active: number
  readonly onActive: (seat: number) => void
  readonly onChange: (draft: Draft) => void
}

/** The seats, by teams where there are any. */
export function SeatCards(props: Props) {
  const t = useWords()
  const teams = teamsOf(props.catalogue, props.draft)
  if (teams.length < 2)
    return (
      <div className={styles.seats}>
        {props.draft.seats.map((_, n) => (
          // Seats have no name of their own: their place is what they are.
          <SeatCard key={n} n={n} {...props} />
        ))}
      </div>
    )
  return (
    <div className={styles.teams}>
      {teams.map((seats, team) => (
        <section key={team} className={styles.team} data-team={team} aria-labelledby={`team${team}`}>
          <h3 id={`team${team}`}>{t('setup.team', { n: team + 1 })}</h3>
          {seats.map((n) => (
            <SeatCard key={n} n={n} {...props} />
          ))}
        </section>
      ))}
    </div>
  )
}

function SeatCard({ catalogue, draft, active, onActive, onChange, n }: Props & { readonly n: number }) {
  const t = useWords()
  const seat = draft.seats[n]
  if (seat === undefined) return null
  const hero = catalogue.heroes.find(({ id }) => id === seat.hero)
  return (
    <fieldset className={styles.seat} data-active={active === n}>
      <legend>{t('setup.seat', { n: n + 1 })}</legend>
      <button
        type="button"
        className={styles.seatHero}
        aria-pressed={active === n}
        aria-label={t('setup.chooseHero', { n: n + 1, hero: hero?.name ?? '' })}
        onClick={() => onActive(n)}
      >
        <span className={styles.seatArt} aria-hidden="true">
          <FaceArt game={catalogue.game} code={seat.hero} />
        </span>
        <span className={styles.seatName}>{hero?.name}</span>
        <Complexity of={hero?.complexity ?? 0} />
      </button>
      <div className={styles.seatFields}>
        <DeckField
          catalogue={catalogue}
          seat={seat}
          onChange={(deck) => onChange(withSeat(draft, n, { deck }))}
        />
        <HolderField
          game={catalogue.game}
          seat={seat}
          n={n}
          onChange={(holding) => onChange(withSeat(draft, n, { holding }))}
        />
      </div>
    </fieldset>
  )
}
