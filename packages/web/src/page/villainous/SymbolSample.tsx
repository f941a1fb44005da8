import { Check } from 'lucide-react'
import type { SymbolState } from '@quadriga/villainous'
import styles from './SymbolButton.module.css'
import { SymbolDisc } from './SymbolDisc.tsx'

/** A symbol as it is drawn in one of its states, for the legend. */
export function SymbolSample({ state }: { readonly state: SymbolState }) {
  return (
    <span className={styles.symbol} data-state={state} data-small="true">
      <SymbolDisc types={['vanquish']} amount={0} />
      {state === 'used' ? (
        <Check className={styles.tick} size={12} strokeWidth={4} aria-hidden="true" />
      ) : null}
    </span>
  )
}
