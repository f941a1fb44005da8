import type { ThingId } from '@quadriga/kernel'
import { useHandling } from '../cards/handling.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './LocationColumn.module.css'

/** Where a touch turns to a location first, the move has a button of its own. */
export function MoveHere({ place }: { readonly place: ThingId }) {
  const t = useWords()
  const { start } = useHandling()
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.primary} ${styles.move}`}
      onClick={() => start(place, 'move')}
    >
      {t('act.villainous.move.name')}
    </button>
  )
}
