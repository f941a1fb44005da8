import { useContext } from 'react'
import { PeekContext } from '../cards/peek.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import { WholeLines } from '../cards/WholeLines.tsx'
import { plainText } from '../text/plainText.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { AbilityBrief } from './AbilityBrief.tsx'
import { AbilityHead } from './AbilityHead.tsx'
import type { AbilityView } from './abilityStates.ts'
import { AbilityTiers } from './AbilityTier.tsx'
import styles from './Ability.module.css'
import { Requirement } from './Requirement.tsx'
import { diceThroneSkin } from './skin.ts'
import { useChance } from './useChance.ts'

const SPACE = { kind: 'text', text: ' ' } as const

interface AbilityProps {
  readonly ability: AbilityView
  /** By tier: which of the dice that it asks for lie there. */
  readonly served: readonly (readonly boolean[])[]
  /** It has its place for itself. */
  readonly isRoomy: boolean
}

/** Longer texts are cut in their place, and shown large where a mouse rests on them. */
const LONG = 130

/** Longer names take two lines, and the text of the ability one less. */
const LONG_NAME = 15

function nobody(): void {}

/** One ability in its printed place: its state by a mark, what the dice must show, what it does, and how likely it is. */
export function Ability({ ability, served, isRoomy }: AbilityProps) {
  const says = useSaid(ability)
  const show = useContext(PeekContext)
  const { piece, face, state } = ability
  const [only] = face.tiers
  const isRead = isRoomy && face.tiers.every(({ text }) => plainText(text).length < LONG)
  return (
    <PeekContext value={isRead ? nobody : show}>
      <PieceButton piece={{ ...piece, says }} className={styles.piece}>
        {/* Nothing that is read inside can be pressed: the whole can. */}
        <RichLinksContext value={null}>
          <span
            className={styles.ability}
            data-state={state}
            data-use={face.use}
            data-long={isRoomy && face.name.length > LONG_NAME}
          >
            <AbilityHead ability={ability} />
            <AbilityBrief ability={ability} served={served} />
            <span className={styles.whole}>
              {face.tiers.length > 1 ? (
                <AbilityTiers ability={ability} served={served} />
              ) : (
                <>
                  {only === undefined ? null : <Requirement tier={only} met={served[0] ?? []} />}
                  <WholeLines className={styles.text}>
                    <Rich
                      text={
                        only?.text ??
                        face.text.slice(1).flatMap((text, n) => (n === 0 ? text : [SPACE, ...text]))
                      }
                      skin={diceThroneSkin}
                    />
                  </WholeLines>
                </>
              )}
            </span>
          </span>
        </RichLinksContext>
      </PieceButton>
    </PeekContext>
  )
}

/** The whole ability in one line, for ears. */
function useSaid({ piece, face, state, chance }: AbilityView): string {
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
