import { diceThroneWords } from './dicethrone.ts'
import { villainousWords } from './villainous.ts'
import { zombiesWords } from './zombies.ts'

/** What only the boards of these games say: it comes with the first table. */
export const boardWords = { ...diceThroneWords, ...villainousWords, ...zombiesWords } as const
