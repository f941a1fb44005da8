import { BookOpen, Layers, type LucideIcon, Settings } from 'lucide-react'
import type { MessageId } from '../words/catalogue.ts'

/** A place that the header links to. */
export interface Place {
  readonly to: '/decks' | '/rules/$' | '/settings'
  readonly says: MessageId
  /** Stands alone where there is no room for words. */
  readonly icon: LucideIcon
}

/** Only places that exist: no button that does nothing yet. */
export const places: readonly Place[] = [
  { to: '/decks', says: 'decks.title', icon: Layers },
  { to: '/rules/$', says: 'rules.title', icon: BookOpen },
  { to: '/settings', says: 'shell.settings', icon: Settings },
]
