import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { isReadable } from './line.ts'

/** What is random in an address or a cookie: letters that need no escape. */
const secret = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)))

export const tableId = secret(22)
export const roomId = secret(22)
/** What an invitation carries: 128 random bits. */
export const code = secret(22)
/** A command's own id, made by the client: sent again, it is recognised. */
export const commandId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/))

/** A line that can be read. */
export const readable = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.refine(isReadable))

/** A person's name: a label, never an identity. */
export const name = readable(limits.name)

export const games = ['champions', 'dicethrone', 'villainous', 'zombies'] as const
export const game = z.enum(games)
export type GameId = z.infer<typeof game>

/** The bots: some without a level, and each level in each style. */
export const bots = [
  'greedy',
  'rookie',
  'regular',
  'veteran',
  'random',
  'rookie-careful',
  'rookie-bold',
  'rookie-builder',
  'regular-careful',
  'regular-bold',
  'regular-builder',
  'veteran-careful',
  'veteran-bold',
  'veteran-builder',
] as const
export const bot = z.enum(bots)

export const whole = z.number().check(z.int(), z.minimum(0))
export const seat = whole.check(z.maximum(limits.seats - 1))
/** Which of the people beside a guest. */
export const beside = whole.check(z.minimum(1), z.maximum(limits.beside))
const pick = z.string().check(z.maxLength(limits.pick))
export const picks = z.array(pick).check(z.maxLength(limits.picks))
