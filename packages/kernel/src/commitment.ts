import { isRenewed } from './renewedSeed.ts'
import type { Save } from './save.ts'
import { digest, type Seed } from './seed.ts'
import { hex } from './sha256.ts'

/**
 * What a host may tell everybody before a game: it binds the host to the seed and tells nothing of it. A seed of 128
 * random bits needs no salt; one that could be guessed needs a salt that cannot.
 */
export function commitment(seed: Seed, salt = ''): string {
  return hex(digest('quadriga.commitment', salt, seed))
}

/**
 * Whether a seed, or every seed of a saved game, is the one that was committed to. Whether chance spoke as these seeds
 * would is told by `chanceBy` of the resumed game.
 */
export function verifies(told: Seed | Seeds, committed: string, salt = ''): boolean {
  if (!isSeeds(told)) return commitment(told, salt) === committed.toLowerCase()
  return verifies(told.seed, committed, salt) && followsFromItsSeed(told)
}

type Seeds = Pick<Save, 'seed' | 'answers' | 'reseed'>

function isSeeds(told: Seed | Seeds): told is Seeds {
  return typeof told === 'object' && 'answers' in told
}

function followsFromItsSeed({ seed, answers, reseed }: Seeds): boolean {
  let newest = seed
  for (const later of [...answers.map(({ r }) => r), reseed]) {
    if (later === undefined) continue
    if (!isRenewed(newest, later)) return false
    newest = later
  }
  return true
}
