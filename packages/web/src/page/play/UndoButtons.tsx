import { ChevronDown, Redo2, Undo2 } from 'lucide-react'
import { MenuButton, MenuItem } from '../shell/MenuButton.tsx'
import type { UndoTarget } from '@quadriga/table'
import { useAriaKeys } from '../shortcuts/useKeyOf.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { usePlay } from './PlayContext.ts'
import styles from './UndoButtons.module.css'

/** Undo by a step, by more, and redo. What goes over the barrier says so. */
export function UndoButtons() {
  const t = useWords()
  const { snapshot, undo, redo } = usePlay()
  const { targets, redoable } = snapshot.undo
  const [first] = targets
  const undoKeys = useAriaKeys('undo', 'undoAlso')
  const redoKeys = useAriaKeys('redo', 'redoAlso')
  const canUndo = first !== undefined && snapshot.readOnly === null
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${styles.undo}`}
        disabled={!canUndo}
        aria-keyshortcuts={undoKeys}
        data-undo={first?.crosses === true ? 'asks' : 'takes'}
        onClick={() => first !== undefined && undo(first.to)}
      >
        <Undo2 aria-hidden="true" size={20} />
        <span className={styles.word}>{t('undo.undo')}</span>
        {first?.crosses === true ? <span className={styles.crosses}>{t('undo.crosses')}</span> : null}
      </button>
      <MenuButton
        label={t('undo.menu')}
        className={`${controls.button} ${controls.quiet} ${styles.more}`}
        isDisabled={!canUndo}
        menu="undo"
        face={<ChevronDown aria-hidden="true" size={16} />}
      >
        <Targets targets={targets.filter(({ crosses }) => !crosses)} />
        {targets.some(({ crosses }) => crosses) ? (
          <div role="group" aria-label={t('undo.barrier')} className={styles.beyond}>
            <p className={styles.barrier} aria-hidden="true">
              {t('undo.barrier')}
            </p>
            <Targets targets={targets.filter(({ crosses }) => crosses)} />
          </div>
        ) : null}
      </MenuButton>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon}`}
        disabled={redoable === 0}
        aria-label={t('undo.redo')}
        aria-keyshortcuts={redoKeys}
        onClick={redo}
      >
        <Redo2 aria-hidden="true" size={20} />
      </button>
    </>
  )
}

function Targets({ targets }: { readonly targets: readonly UndoTarget[] }) {
  const t = useWords()
  const { undo } = usePlay()
  return targets.map(({ granularity, to, crosses }) => (
    <MenuItem key={to} onAct={() => undo(to)}>
      {t(`undo.${granularity}`)}
      {crosses ? <small> ({t('undo.crosses')})</small> : null}
    </MenuItem>
  ))
}
