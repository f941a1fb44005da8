import { describe, type Language, plain } from '@quadriga/kernel'
import type { GameKit, Words } from '../kit.ts'
import { nothing, said } from '../text/said.ts'

/** Stands for whatever a message is told about. */
const anything = new Proxy({}, { get: (_, name) => (name === 'program' ? undefined : '…'), has: () => true })

/** A message of the game in general, whatever it is about; nothing where it cannot be said without knowing. */
export function spoken({ game }: GameKit, key: string): Words {
  const say = (language: Language) => plain(describe(game.id, { key, args: anything }, language))
  try {
    const words = said(say('en'), say('fr'))
    return words.en === key ? nothing : words
  } catch {
    // Some words need a real card, number or effect.
    return nothing
  }
}
