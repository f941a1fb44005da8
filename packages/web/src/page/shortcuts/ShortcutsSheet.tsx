import { CloseButton } from '../shell/CloseButton.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import { useWords } from '../words/i18n.ts'
import { ShortcutList } from './ShortcutList.tsx'
import styles from './Shortcuts.module.css'
import { useShortcutsSheet } from './shortcutsSheet.ts'

/** All keys over the screen one is on; each can be changed where it stands. */
export function ShortcutsSheet() {
  const t = useWords()
  const { close } = useShortcutsSheet()
  return (
    <Sheet
      title={t('keys.title')}
      beside={<CloseButton onClose={close} />}
      className={styles.sheet}
      onClose={close}
    >
      <ShortcutList />
    </Sheet>
  )
}
