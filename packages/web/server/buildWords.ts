/** What is said while the page is built. */
interface BuildWords {
  readonly building: string
  readonly changing: string
}

const words: Readonly<Record<'en' | 'fr', BuildWords>> = {
  en: {
    building: 'Building the page, some seconds…',
    changing: 'The source files keep changing: the page cannot be built. Try again when they are at rest.',
  },
  fr: {
    building: 'Construction de la page, quelques secondes…',
    changing:
      'Les fichiers source changent sans cesse : la page ne peut pas être construite. Réessayez quand ils ne changent plus.',
  },
}

type Environment = Readonly<Record<string, string | undefined>>

/** The language of a person's machine: English unless it is French. */
export function machineLanguage({ LC_ALL, LC_MESSAGES, LANG }: Environment = process.env): 'en' | 'fr' {
  const told = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '')
  return told?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en'
}

export function buildWords(): BuildWords {
  return words[machineLanguage()]
}
