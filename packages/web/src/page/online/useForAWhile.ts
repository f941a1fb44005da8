import { useEffect, useState } from 'react'

/** True until there was time to read; while the page is hidden nobody reads. */
export function useForAWhile(milliseconds: number): boolean {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = (): void => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => setShown(false), milliseconds)
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', start)
    }
  }, [milliseconds])
  return isShown
}
