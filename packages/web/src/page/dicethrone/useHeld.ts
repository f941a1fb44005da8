import { useState } from 'react'

/** What was told before, as long as the new is held back. The same value must be the same object. */
export function useHeld<T>(now: T, isHeld: boolean): T {
  const [last, setLast] = useState<{ readonly value: T }>({ value: now })
  if (!isHeld && last.value !== now) setLast({ value: now })
  return isHeld ? last.value : now
}
