import { type Language, languages } from '@quadriga/kernel'

/** The language a person's machine speaks; English unless it is French. */
export function usualLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const told = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  )
  return told?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en'
}

export function isLanguage(word: unknown): word is Language {
  return languages.some((language) => language === word)
}
