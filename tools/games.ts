import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The packages that are a game. */
export const games = ['champions', 'dicethrone', 'villainous', 'zombies'] as const

/** The file that is the `quadriga` command. */
export const quadriga = 'packages/cli/src/main.ts'

/** The file where a game's package begins: without it there is no such game yet. */
export const entryOf = (game: string): string => `packages/${game}/src/index.ts`

/** Whether the repository has this path. */
export const exists = (path: string): boolean => existsSync(join(root, path))
