import '@fontsource/saira-stencil-one/400.css'
import { useGameTheme } from '../play/useGameTheme.ts'
import '../zombies/quarantine.css'

/** The page takes the colours of Marvel Zombies while the workshop is open. */
export function useQuarantine(): void {
  useGameTheme('zombies')
}
