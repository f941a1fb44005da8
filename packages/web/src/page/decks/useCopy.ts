import { useEffect, useState } from 'react'

/** Copies a text; says whether the browser allowed it, until the text changes. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<'' | 'yes' | 'no'>('')
  useEffect(() => setCopied(''), [text])
  const copy = (): void => {
    // Without a secure origin there is no clipboard at all.
    const written: Promise<void> = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('none'))
    void written.then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  }
  return { copied, copy }
}
