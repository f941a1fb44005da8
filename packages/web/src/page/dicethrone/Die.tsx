import type { CSSProperties } from 'react'
import { useHandling } from '../cards/handling.ts'
import styles from './Die.module.css'
import { symbolGlyphs } from './glyphs/symbols.ts'
import { signatureOf } from './signatures.ts'

interface DieProps {
  /** The hero whose die it is. */
  readonly hero: string
  /** 0 shows a blank side. */
  readonly pips: number
  readonly kept?: boolean
  /** Its place in the row while it tumbles; -1 when it lies still. */
  readonly tumbling?: number
  readonly resting?: boolean
}

/** Where each side of a cube stands, by its number: opposite sides make seven. */
const sides = [1, 2, 3, 4, 5, 6] as const

/** A die of a hero on the board. */
export function Die(props: DieProps) {
  return <DieSides {...props} symbols={useHandling().faceOf(props.hero)?.symbols ?? []} />
}

interface DieSidesProps extends DieProps {
  /** The hero's symbol for each number. */
  readonly symbols: readonly string[]
}

/** A carved die: the symbol in the middle, the number in a corner. While it tumbles it is a whole cube. */
export function DieSides({
  hero,
  symbols,
  pips,
  kept = false,
  tumbling = -1,
  resting = false,
}: DieSidesProps) {
  const { vivid, ink, second } = signatureOf(hero).plate
  const inks = { '--vivid': vivid, '--ink': ink, '--second': second, '--place': Math.max(0, tumbling) }
  return (
    <span
      className={styles.die}
      data-kept={kept}
      data-resting={resting}
      data-tumbling={tumbling >= 0}
      data-pips={pips}
      style={inks as CSSProperties}
      aria-hidden="true"
    >
      <span className={styles.cube}>
        {tumbling >= 0 ? (
          sides.map((side) => <Side key={side} pips={side} symbol={symbols[side - 1] ?? ''} at={side} />)
        ) : (
          <Side pips={pips} symbol={symbols[pips - 1] ?? ''} at={0} />
        )}
      </span>
    </span>
  )
}

function Side({ pips, symbol, at }: { readonly pips: number; readonly symbol: string; readonly at: number }) {
  const Glyph = symbolGlyphs[symbol]
  return (
    <span className={styles.side} data-at={at}>
      {Glyph === undefined ? null : <Glyph className={styles.glyph} />}
      {pips === 0 ? null : <b className={styles.pips}>{pips}</b>}
    </span>
  )
}
