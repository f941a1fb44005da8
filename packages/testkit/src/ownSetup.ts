import type { Game, Json } from '@quadriga/kernel'
import type { Words } from './kit.ts'

/** One question on the way to a set-up of one's own: so many of these. */
export interface SetupQuestion {
  readonly asks: Words
  readonly least: number
  readonly most: number
  readonly options: readonly { readonly id: string; readonly names: Words }[]
  /** Whether an option is still there after what was picked before; without it all are. */
  readonly fits?: (id: string, picked: readonly (readonly string[])[]) => boolean
}

/** How a person puts a set-up together: questions in order, and what the ids picked for each come to. */
export interface OwnSetup {
  readonly questions: readonly SetupQuestion[]
  readonly made: (picked: readonly (readonly string[])[]) => Json
}

/** Who is played, seat after seat; called by the names that the game's definitions have. */
export function figuresQuestion(
  { content }: Game,
  ids: readonly string[],
  least: number,
  most: number,
): SetupQuestion {
  const options = ids.map((id) => {
    const { en = id, fr = id } = content.find((definition) => definition.id === id)?.names ?? {}
    return { id, names: { en, fr } }
  })
  return { asks: { en: 'Who is played?', fr: 'Qui est joué\u202f?' }, least, most, options }
}
