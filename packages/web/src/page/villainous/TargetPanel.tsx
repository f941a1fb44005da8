import type { Seat, ThingId } from '@quadriga/kernel'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Zone } from '../cards/Zone.tsx'
import type { LocationModel } from '../../model/villainous/board.ts'
import { useWords } from '../words/i18n.ts'
import { Chip } from './Attached.tsx'
import { useVillainous } from './boardContext.ts'
import { Curtain } from './Curtain.tsx'
import { Figure } from './Figure.tsx'
import { HandCard } from './HandCard.tsx'
import { inksOf } from './inks.ts'
import { Medallion } from './Medallion.tsx'
import { ObjectiveFigure } from './ObjectiveFigure.tsx'
import { Shield } from './Shield.tsx'
import { SymbolDisc } from './SymbolDisc.tsx'
import styles from './TargetPanel.module.css'
import type { FarTargets } from './useFarTargets.ts'

/** A choice beyond one's own domain: the card that asks for it, then every victim with the places and characters that can be chosen. */
export function TargetPanel({ far: { groups, because } }: { readonly far: FarTargets }) {
  const t = useWords()
  const { faceOf } = useHandling()
  const card = faceOf(because)
  return (
    <Zone title={t('vl.choosing')} quiet className={styles.panel}>
      {card === undefined ? null : (
        <div className={styles.card}>
          <HandCard face={card} />
        </div>
      )}
      <div className={styles.groups}>
        {groups.map(({ seat, ids }) => (
          <Group key={seat} seat={seat} ids={ids} />
        ))}
      </div>
    </Zone>
  )
}

function Group({ seat, ids }: { readonly seat: Seat; readonly ids: readonly ThingId[] }) {
  const t = useWords()
  const { board, me, nameOf } = useVillainous()
  const player = board.players.find((one) => one.seat === seat)
  return (
    <section className={styles.group} style={inksOf(player?.face ?? '')}>
      <h3 className={styles.who}>
        {player === undefined ? (
          t('vl.crisis')
        ) : (
          <>
            <span className={styles.medal}>
              <Medallion villain={player.face} />
            </span>
            {seat === me.seat ? t('vl.atHome') : nameOf(seat)}
            <ObjectiveFigure player={player} isSmall />
            {player.isNear ? <strong className={styles.near}>{t('vl.near')}</strong> : null}
          </>
        )}
      </h3>
      <ul className={styles.targets}>
        {ids.map((id) => (
          <li key={id} className={styles.target}>
            <Target id={id} location={player?.locations.find(({ place }) => place === id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Target({ id, location }: { readonly id: ThingId; readonly location: LocationModel | undefined }) {
  const { board } = useVillainous()
  const piece = board.pieces[id]
  if (piece === undefined) return null
  const isCharacter = piece.stats.some((stat) => stat.id === 'strength') && !piece.zone.startsWith('crisis')
  return (
    <PieceButton piece={piece} fills>
      {location !== undefined ? <Spot location={location} name={piece.name} /> : null}
      {location === undefined && isCharacter ? <Figure piece={piece} /> : null}
      {location === undefined && !isCharacter ? <Chip piece={piece} /> : null}
    </PieceButton>
  )
}

/** A location as a place to put something: what would be covered there, and who stands there already. */
function Spot({ location, name }: { readonly location: LocationModel; readonly name: string }) {
  const { found, shown } = useVillainous()
  const { top, coveredBy, foes, allies } = location
  return (
    <span className={styles.spot}>
      <span className={styles.name} lang={shown.language}>
        {name}
      </span>
      <span className={styles.row} data-covered={coveredBy.length > 0}>
        {top.map((symbol) => (
          <SymbolDisc key={symbol.name} types={symbol.types} amount={symbol.amount} />
        ))}
        {coveredBy.length > 0 ? <Curtain className={styles.curtain} /> : null}
        {found(foes).map((piece) => (
          <i key={piece.id}>
            <Shield piece={piece} isFoe />
          </i>
        ))}
        {found(allies).map((piece) => (
          <i key={piece.id}>
            <Shield piece={piece} />
          </i>
        ))}
      </span>
    </span>
  )
}
