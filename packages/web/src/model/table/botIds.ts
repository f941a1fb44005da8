export const levelIds = ['rookie', 'regular', 'veteran'] as const
export type LevelId = (typeof levelIds)[number]

/** Ways to play that have a name: any level plays in any of them. */
export const styleIds = ['careful', 'bold', 'builder'] as const
export type StyleId = (typeof styleIds)[number]

/** The bots as a set-up lists them: how strong, or without a level. */
export const strengthIds = ['greedy', ...levelIds, 'random'] as const
export type StrengthId = (typeof strengthIds)[number]

export type BotId = StrengthId | `${LevelId}-${StyleId}`

const styled = levelIds.flatMap((level) => styleIds.map((style) => `${level}-${style}` as const))

export const botIds: readonly BotId[] = [...strengthIds, ...styled]

/** A bot's level, or null where it has none. */
export function levelOf(bot: BotId): LevelId | null {
  return levelIds.find((level) => bot === level || bot.startsWith(`${level}-`)) ?? null
}

export function styleOf(bot: BotId): StyleId | null {
  return styleIds.find((style) => bot.endsWith(`-${style}`)) ?? null
}

export function strengthOf(bot: BotId): StrengthId {
  return levelOf(bot) ?? (bot === 'random' ? 'random' : 'greedy')
}

/** The bot of a level in a style; without one it plays as bots do. */
export function botOf(level: LevelId, style: StyleId | null): BotId {
  return style === null ? level : `${level}-${style}`
}

/** A bot of another strength in the style that one had, where it has a level. */
export function withStyleOf(before: BotId | undefined, strength: StrengthId): BotId {
  const level = levelOf(strength)
  return level === null || before === undefined ? strength : botOf(level, styleOf(before))
}
