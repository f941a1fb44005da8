import type { Language } from '@quadriga/kernel'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { confirmLevels } from '../act/pressing.ts'
import { passLevels } from '../passing/standing.ts'

export const filmSpeeds = [0.5, 1, 2, 0] as const
/** How fast the film tells what others did; 0 shows only what it came to. */
export type FilmSpeed = (typeof filmSpeeds)[number]

const shape = z.object({
  language: z.enum(['en', 'fr']),
  theme: z.enum(['system', 'light', 'dark']),
  /** Milliseconds before a bot moves. */
  pace: z.number().check(z.minimum(0), z.maximum(5000)),
  /** How fast the film tells what the enemy and others did. */
  film: z.literal([...filmSpeeds]),
  warnEnd: z.boolean(),
  /** Kinds of warnings that are no longer wanted. */
  silenced: z.array(z.string()),
  singleKeys: z.boolean(),
  /** Keys that somebody chose instead of the usual ones, by shortcut. */
  keys: z.record(z.string(), z.string()),
  sound: z.boolean(),
  /** Percent. */
  volume: z.number().check(z.minimum(0), z.maximum(100)),
  /** Sounds that are never played. */
  mutedSounds: z.array(z.string()),
  haptics: z.boolean(),
  /** Games whose guided turn was taken or declined. */
  guided: z.array(z.string()),
  /** When reactions are asked for. */
  passing: z.enum(passLevels),
  reducedMotion: z.boolean(),
  /** What a second press confirms. */
  confirm: z.enum(confirmLevels),
  textTable: z.boolean(),
  /** Percent. */
  textSize: z.number().check(z.minimum(90), z.maximum(180)),
})

export type Settings = z.infer<typeof shape>

/** French where the browser prefers it. */
function browserLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

const usual = (): Settings => ({
  language: browserLanguage(),
  theme: 'system',
  pace: 700,
  film: 1,
  warnEnd: true,
  silenced: [],
  singleKeys: true,
  keys: {},
  sound: true,
  volume: 60,
  mutedSounds: [],
  haptics: true,
  guided: [],
  passing: 'smart',
  reducedMotion: false,
  confirm: 'irreversible',
  textTable: false,
  textSize: 100,
})

const KEY = 'quadriga.settings'

interface Store extends Settings {
  /** What was kept could not be read. */
  readonly broken: boolean
  readonly set: (change: Partial<Settings>) => void
}

function stored(): { settings: Settings; broken: boolean } {
  try {
    const text = localStorage.getItem(KEY)
    if (text === null) return { settings: usual(), broken: false }
    const read = z.safeParse(z.partial(shape), JSON.parse(text))
    return read.success
      ? { settings: { ...usual(), ...read.data } as Settings, broken: false }
      : { settings: usual(), broken: true }
  } catch {
    return { settings: usual(), broken: true }
  }
}

const begun = stored()

/** What a person set for this device. */
export const useSettings = create<Store>((set, get) => ({
  ...begun.settings,
  broken: begun.broken,
  set(change) {
    set({ ...change, broken: false })
    const { broken: _, set: __, ...settings } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // Without storage, settings last as long as the page.
    }
  },
}))
