import { isMessage, useWords } from '../words/i18n.ts'

/** The word for a resource type; the type itself where the page has none. */
export function useResourceNames(): (type: string) => string {
  const t = useWords()
  return (type) => {
    const id = `resource.${type}`
    return isMessage(id) ? t(id) : type
  }
}
