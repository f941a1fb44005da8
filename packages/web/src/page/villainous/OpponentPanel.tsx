import { Eye, Gem, Hand } from 'lucide-react'
import { PieceButton } from '../cards/PieceButton.tsx'
import type { VillainModel } from '../../model/villainous/board.ts'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import { inksOf } from './inks.ts'
import { Medallion } from './Medallion.tsx'
import { ObjectiveFigure } from './ObjectiveFigure.tsx'
import styles from './OpponentPanel.module.css'
import { Parts } from './Parts.tsx'
import { SmallLocation } from './SmallLocation.tsx'

/** Another villain: who, Power and hand, how far the objective is, and the domain in small; the eye shows it large. */
export function OpponentPanel({ player }: { readonly player: VillainModel }) {
  const t = useWords()
  const { board, seen } = useVillainous()
  const { seat, face, isNear, locations } = player
  return (
    <section
      className={styles.panel}
      style={inksOf(face)}
      data-active={board.active === seat}
      data-seen={seen.seat === seat}
      data-plate
    >
      <Head player={player} />
      <div className={styles.goal}>
        <ObjectiveFigure player={player} isSmall />
        {isNear ? (
          <strong className={styles.near}>
            <span className={styles.long}>{t('vl.near')}</span>
            <span className={styles.short} aria-hidden="true">
              {t('vl.nearShort')}
            </span>
          </strong>
        ) : null}
        <Parts player={player} isShort />
      </div>
      <ul className={styles.realm}>
        {locations.map((location) => (
          <SmallLocation key={location.place} location={location} player={player} />
        ))}
      </ul>
      <Extras player={player} />
    </section>
  )
}

function Head({ player: { seat, villain, face, power, handSize } }: { readonly player: VillainModel }) {
  const t = useWords()
  const { board, nameOf, see, seen } = useVillainous()
  const piece = board.pieces[villain]
  const name = nameOf(seat)
  const isSeen = seen.seat === seat
  const says = isSeen ? t('vl.back') : t('vl.see', { name })
  return (
    <div className={styles.who}>
      {piece === undefined ? null : (
        <PieceButton piece={piece} className={styles.portrait}>
          <Medallion villain={face} />
        </PieceButton>
      )}
      <h3 className={styles.name}>{name}</h3>
      <span className={styles.numbers}>
        <span role="img" aria-label={t('vl.powerOf', { n: power })} title={t('vl.powerOf', { n: power })}>
          <Gem size={15} aria-hidden="true" /> {power}
        </span>
        <span role="img" aria-label={t('vl.handOf', { n: handSize })} title={t('vl.handOf', { n: handSize })}>
          <Hand size={15} aria-hidden="true" /> {handSize}
        </span>
      </span>
      <button
        type="button"
        className={styles.see}
        data-roving=""
        aria-pressed={isSeen}
        aria-label={says}
        title={says}
        onClick={() => see(isSeen ? null : seat)}
      >
        <Eye size={17} aria-hidden="true" />
      </button>
    </div>
  )
}

/** Crises above the domain, and Specialties beside it. */
function Extras({ player: { seat, specialties } }: { readonly player: VillainModel }) {
  const { board, found } = useVillainous()
  const crises = board.crises.filter(({ target }) => target === seat).map(({ crisis }) => crisis)
  if (crises.length + specialties.length === 0) return null
  return (
    <ul className={styles.extras}>
      {found([...crises, ...specialties]).map((piece) => (
        <li key={piece.id}>
          <PieceButton piece={piece} className={styles.extra}>
            <span className={styles.chip} data-crisis={crises.includes(piece.id)}>
              {piece.name}
            </span>
          </PieceButton>
        </li>
      ))}
    </ul>
  )
}
