import {
  type Decision,
  type Language,
  type loadedGame,
  NOBODY,
  type Seat,
  type Thing,
  type ThingId,
} from '@quadriga/kernel'
import type { Eye } from './eye.ts'
import type { Holder } from './holder.ts'
import type { TableGame } from './tableGame.ts'

/** A game made ready. */
export type Loaded = ReturnType<typeof loadedGame>

/** In whose words something is said. */
export interface Voice {
  readonly loaded: Loaded
  readonly language: Language
}

/** The table as a reader sees it: through one seat's eyes first, then through those whose hands lie open to the reader. */
export interface Scene extends Voice {
  readonly seat: Seat
  readonly eyes: readonly Eye[]
}

/** Whose hands a reader at a seat sees: those of the same person, and of every person where hands are no secret. */
export function openSeats(
  { secret }: Pick<TableGame, 'secret'>,
  holders: readonly Holder[],
  seat: Seat,
  all = false,
): readonly Seat[] {
  const seats = holders.map((_, other) => other).filter((other) => other !== seat)
  if (all) return seat === NOBODY ? seats : [seat, ...seats]
  if (seat === NOBODY) return [NOBODY]
  const isOpen = (other: Seat): boolean => {
    const holder = holders[other]
    return holder?.kind === 'person' && (!secret || holder.id === holders[seat]?.id)
  }
  return [seat, ...seats.filter(isOpen)]
}

/** The first pair of eyes, through which the board is drawn. */
export function mainEye({ eyes }: Pick<Scene, 'eyes'>): Eye {
  const [first] = eyes
  if (first === undefined) throw new Error('a scene without eyes')
  return first
}

/** The eyes that see a thing; the main ones where none does. */
export function eyeSeeing(scene: Pick<Scene, 'eyes'>, id: ThingId): Eye {
  return (
    scene.eyes.find(({ things }) => (things.get(id)?.code ?? '') !== '') ??
    scene.eyes.find(({ things }) => things.has(id)) ??
    mainEye(scene)
  )
}

/** The thing as the reader knows it, or undefined. */
export function thingIn(scene: Pick<Scene, 'eyes'>, id: ThingId): Thing | undefined {
  return eyeSeeing(scene, id).things.get(id)
}

/** A question of one of the reader's seats, and the eyes of that seat. */
export interface Asked {
  readonly eye: Eye
  readonly decision: Decision
}

/** What the reader's seats are asked, the reader's own seat first. */
export function questionsIn({ eyes }: Pick<Scene, 'eyes'>): Asked[] {
  return eyes.flatMap((eye) =>
    eye.view.pending
      .filter(({ seat }) => seat === eye.seat && seat !== NOBODY)
      .map((decision) => ({ eye, decision })),
  )
}

/** The question with this id, where it is asked of one of the reader's seats. */
export function questionIn(scene: Pick<Scene, 'eyes'>, id: number): Asked | null {
  return questionsIn(scene).find(({ decision }) => decision.id === id) ?? null
}

/** A counter of a thing; counters are fields that the game adds. */
export function counterOf(thing: Thing, counter: string): number {
  return (thing as unknown as Readonly<Record<string, number>>)[counter] ?? 0
}

/** What a card really is, where its face says something else and not everybody knows it; '' elsewhere. */
export function secretCode({ code, face, known }: Thing, seats: number): string {
  const isSecret = known !== (1 << seats) - 1
  return code !== face && isSecret ? code : ''
}
