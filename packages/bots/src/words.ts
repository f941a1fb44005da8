import type { Language, Message } from '@quadriga/kernel'

/** What bots say about themselves; `gain` is in the unit in which they judge a position of the game. */
const words = {
  'bot.overPassing': {
    en: (gain: string) => `This looks ${gain} better than doing nothing.`,
    fr: (gain: string) => `Cela paraît valoir ${gain} de plus que de ne rien faire.`,
  },
  'bot.overNext': {
    en: (gain: string) => `This looks ${gain} better than the next best answer.`,
    fr: (gain: string) => `Cela paraît valoir ${gain} de plus que la réponse suivante.`,
  },
} as const

/** Why a bot answered as it did, as a sentence; null for a message that is not a bot's. */
export function sayWhy({ key, args }: Message, language: Language): string | null {
  if (!(key in words)) return null
  const gain = Number(args['gain'] ?? 0)
  const told = gain.toLocaleString(language, { maximumFractionDigits: 1 })
  return words[key as keyof typeof words][language](told)
}
