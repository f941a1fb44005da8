import { speak } from '../words/i18n.ts'
import { roomBeside } from './beside.ts'
import { paceOf } from './pace.ts'
import { type Settings, useSettings } from './settings.ts'
import { windowScale } from './windowScale.ts'

const prefersLight = matchMedia('(prefers-color-scheme: light)')

/** The theme that is shown. */
export function shownTheme({ theme }: Pick<Settings, 'theme'>): 'light' | 'dark' {
  return theme === 'system' ? (prefersLight.matches ? 'light' : 'dark') : theme
}

function apply(settings: Settings): void {
  const { documentElement: page } = document
  page.lang = settings.language
  page.dataset['theme'] = shownTheme(settings)
  const { speed } = paceOf(settings.pace)
  page.dataset['motion'] = settings.reducedMotion || speed === 0 ? 'reduced' : 'full'
  page.style.setProperty('--speed', `${speed || 1}`)
  // Everything is measured in rem, so that type, cards and controls grow alike; from 120 % on tables take the arrangement
  // of the next smaller window, which media queries cannot know: they read the size here.
  const scale = windowScale(innerWidth, innerHeight)
  page.style.fontSize = `${settings.textSize * scale}%`
  page.style.setProperty('--window-scale', `${scale}`)
  page.style.setProperty('--text-scale', `${settings.textSize / 100}`)
  page.dataset['beside'] = roomBeside(innerWidth, innerHeight, settings.textSize)
  page.dataset['text'] = settings.textSize >= 120 ? 'large' : 'usual'
  speak(settings.language)
}

/** Keeps the page as the settings say, now and whenever they change. */
export function followSettings(): void {
  apply(useSettings.getState())
  useSettings.subscribe(apply)
  addEventListener('resize', () => apply(useSettings.getState()))
  prefersLight.addEventListener('change', () => apply(useSettings.getState()))
}
