import { PieceButton } from '../cards/PieceButton.tsx'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import type { CrisisModel } from '../../model/villainous/board.ts'
import { useVillainous } from './boardContext.ts'
import styles from './CrisisPanel.module.css'
import { FreeStones } from './FreeStones.tsx'
import { plateInks } from '../art/plateInks.ts'
import { PileButton } from './PileButton.tsx'
import { Shield } from './Shield.tsx'
import { crisisPlate, signatureOf } from './signatures.ts'

/** The middle of the table: global Crises with what they need, the Fate deck, and Stones that nobody has found. */
export function CrisisPanel() {
  const t = useWords()
  const { board, me } = useVillainous()
  const { crises, fateDeck, fatePile, mode } = board
  // Crises that target another villain are drawn in that opponent's panel.
  const here = crises.filter(({ target }) => target < 0 || target === me.seat)
  return (
    <section
      className={styles.panel}
      style={plateInks(crisisPlate)}
      data-count={here.length}
      data-many={here.length > 2}
    >
      <div className={styles.fate}>
        <span className={styles.label}>
          {here.length === 0
            ? t(mode === 'omnipotent' ? 'vl.crisesOff' : 'vl.noCrisis')
            : t(here[0]?.target === me.seat ? 'vl.crisis' : 'vl.global')}
        </span>
        <FreeStones />
        <span className={styles.decks}>
          {t('vl.fate', { n: fateDeck })} · <PileButton pile={fatePile} says="vl.fatePileOf" isShort />
        </span>
      </div>
      {here.map((crisis) => (
        <Crisis key={crisis.crisis} crisis={crisis} isAlone={here.length === 1} />
      ))}
    </section>
  )
}

function Crisis({ crisis, isAlone }: { readonly crisis: CrisisModel; readonly isAlone: boolean }) {
  const t = useWords()
  const { board, found, nameOf } = useVillainous()
  const piece = board.pieces[crisis.crisis]
  if (piece === undefined) return null
  return (
    <div className={styles.crisis} data-alone={isAlone}>
      <PieceButton piece={piece} className={styles.piece}>
        <span className={styles.face}>
          <span className={styles.name} data-long={piece.name.length > 18}>
            {piece.name}
          </span>
          <RichLinksContext value={null}>
            <span className={styles.says}>
              {crisis.effect.map((line, n) => (
                // The lines of a card never change their order.
                <span key={n}>
                  <Rich text={line} />{' '}
                </span>
              ))}
              <b>{t('vl.reward')}</b> <Rich text={crisis.reward} />
            </span>
          </RichLinksContext>
        </span>
      </PieceButton>
      <span
        className={styles.count}
        role="img"
        aria-label={t('vl.strengthOf', { now: crisis.now, need: crisis.need })}
      >
        <Blocks crisis={crisis} />
        <b>
          {crisis.now}
          <small>/{crisis.need}</small>
        </b>
        <span className={styles.shares}>
          {crisis.shares.map(({ seat, strength }) => `${nameOf(seat)} ${strength}`).join(' · ')}
        </span>
      </span>
      {crisis.allies.length === 0 ? null : (
        <ul className={styles.allies}>
          {found(crisis.allies).map((one) => (
            <li key={one.id}>
              <PieceButton piece={one} className={styles.ally}>
                <Shield piece={one} />
              </PieceButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** One block for each point of Strength, in the colour of the villain who brought it. */
function Blocks({ crisis: { need, shares } }: { readonly crisis: CrisisModel }) {
  const { board } = useVillainous()
  const filled = shares.flatMap(({ seat, strength }) =>
    new Array<string>(strength).fill(signatureOf(board.players[seat]?.face ?? '').plate.vivid),
  )
  return (
    <span className={styles.blocks} aria-hidden="true">
      {Array.from({ length: need }, (_, n) => (
        // Points are alike.
        <i key={n} style={filled[n] === undefined ? undefined : { background: filled[n] }} />
      ))}
    </span>
  )
}
