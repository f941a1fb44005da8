import { Link } from '@tanstack/react-router'
import { Moon, Sun } from 'lucide-react'
import { shownTheme } from '../settings/apply.ts'
import { useSettings } from '../settings/settings.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Header.module.css'
import { Mark } from './Mark.tsx'
import { places } from './navigation.ts'

/** The same on every screen: home, places, language and theme. */
export function Header() {
  const t = useWords()
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label={t('shell.home')}>
        <Mark />
        <span aria-hidden="true" className={styles.name}>
          Quadriga
        </span>
      </Link>
      {/* Table screens put their phase bar and buttons here. */}
      <div id="header-slot" className={styles.slot} />
      <nav aria-label={t('shell.navigation')} className={styles.places}>
        {places.map(({ to, says, icon: Icon }) => (
          <Link key={to} to={to} className={`${controls.button} ${controls.quiet} ${styles.place}`}>
            <Icon aria-hidden="true" size={20} className={styles.sign} />
            <span className={styles.word}>{t(says)}</span>
          </Link>
        ))}
      </nav>
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  )
}

const languageNames = { en: 'English', fr: 'Français' } as const

export function LanguageSwitch() {
  const { language, set } = useSettings()
  const other = language === 'en' ? 'fr' : 'en'
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet} ${styles.language}`}
      lang={other}
      aria-label={`${other.toUpperCase()} – ${languageNames[other]}`}
      onClick={() => set({ language: other })}
    >
      {other.toUpperCase()}
    </button>
  )
}

export function ThemeSwitch() {
  const t = useWords()
  const settings = useSettings()
  const isDark = shownTheme(settings) === 'dark'
  const Icon = isDark ? Sun : Moon
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.quiet} ${controls.icon}`}
      aria-label={t(isDark ? 'shell.toLight' : 'shell.toDark')}
      onClick={() => settings.set({ theme: isDark ? 'light' : 'dark' })}
    >
      <Icon aria-hidden="true" size={20} />
    </button>
  )
}
