import '@fontsource/saira-stencil-one/400.css'
import { useEffect } from 'react'
import '../zombies/quarantine.css'

/** The page takes the colours of Marvel Zombies while the workshop is open. */
export function useQuarantine(): void {
  useEffect(() => {
    document.documentElement.dataset['game'] = 'zombies'
    return () => {
      delete document.documentElement.dataset['game']
    }
  }, [])
}
