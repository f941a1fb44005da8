import { PieceButton } from '../cards/PieceButton.tsx'
import { plainText } from '../text/plainText.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { AimButton } from './AimButton.tsx'
import type { Rung as RungModel } from './ladder.ts'
import { RungHead } from './RungHead.tsx'
import styles from './Rung.module.css'
import { RungTier } from './RungTier.tsx'
import { diceThroneSkin } from './skin.ts'
import { useChance } from './useChance.ts'

interface RungProps {
  readonly rung: RungModel
  /** By tier: which of the dice that it asks for lie there. */
  readonly served: readonly (readonly boolean[])[]
  /** Odds can be aimed at: the reader is throwing. */
  readonly aims: boolean
}

/** One ability: its state by a mark and a word, what the dice must show, what it does, and how likely it is. */
export function Rung({ rung, served, aims }: RungProps) {
  const says = useSaid(rung)
  const { piece, face, state, tiers } = rung
  const isSimple = face.tiers.length === 1
  return (
    <li className={styles.place}>
      <PieceButton piece={{ ...piece, says }} className={styles.piece}>
        {/* Nothing inside a panel can be pressed: the panel can. */}
        <RichLinksContext value={null}>
          <span className={styles.rung} data-state={state} data-use={face.use} data-aims={aims}>
            <RungHead rung={rung} met={isSimple ? (served[0] ?? []) : null} />
            {face.tiers.length === 0
              ? face.text.slice(1).map((text, n) => (
                  // Paragraphs never change their order.
                  <span key={n} className={styles.text}>
                    <Rich text={text} skin={diceThroneSkin} />
                  </span>
                ))
              : face.tiers.map((tier, n) => (
                  // Tiers never change their order.
                  <RungTier key={n} tier={tier} odds={tiers[n]} met={isSimple ? null : (served[n] ?? [])} />
                ))}
          </span>
        </RichLinksContext>
      </PieceButton>
      {aims && state !== 'closed' ? <AimButton rung={rung} /> : null}
    </li>
  )
}

/** The whole panel in one line, for ears. */
function useSaid({ piece, face, state, chance }: RungModel): string {
  const t = useWords()
  const say = useChance()
  const isTold = chance !== null && state !== 'defensive' && state !== 'passive'
  const stateWord = isTold ? t(`dt.state.${state}`) : ''
  const odds = chance === null || state === 'active' ? '' : say(chance)
  const texts = face.tiers.length === 0 ? face.text.slice(1) : face.tiers.map(({ text }) => text)
  return [piece.name, face.kindName, stateWord, odds, ...texts.map(plainText)]
    .filter((part) => part !== '')
    .join(', ')
}
