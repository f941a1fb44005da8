import type { ThingId } from '@quadriga/kernel'
import type { SymbolModel } from '../../model/villainous/board.ts'
import { useVillainous } from './boardContext.ts'
import { SymbolButton } from './SymbolButton.tsx'
import styles from './SymbolRow.module.css'

interface Props {
  readonly symbols: readonly SymbolModel[]
  readonly place: 'top' | 'bottom'
  readonly coveredBy: readonly ThingId[]
}

/** One row of a location. */
export function SymbolRow({ symbols, place, coveredBy }: Props) {
  const { found } = useVillainous()
  const holders = found(coveredBy).map(({ name }) => name)
  return (
    <div className={styles.row} data-row={place}>
      {symbols.map((symbol) => (
        <SymbolButton key={symbol.name} symbol={symbol} holders={holders} />
      ))}
    </div>
  )
}
