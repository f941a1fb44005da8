import { useLayoutEffect } from 'react'
import { create } from 'zustand'

/** Whether the screen that is shown has a header of its own, as a table does. */
export const useOwnHeader = create<{ readonly isOwn: boolean }>(() => ({ isOwn: false }))

/** The screen around this brings its own header as long as it is there. */
export function useBringsHeader(): void {
  useLayoutEffect(() => {
    useOwnHeader.setState({ isOwn: true })
    return () => useOwnHeader.setState({ isOwn: false })
  }, [])
}
