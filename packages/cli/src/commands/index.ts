import type { Command } from '../command.ts'
import { bench } from './bench.ts'
import { coverage } from './coverage.ts'
import { deckCommand } from './deck.ts'
import { describeCommand } from './describe.ts'
import { fuzz } from './fuzz.ts'
import { gamesCommand } from './games.ts'
import { menu } from './menu.ts'
import { play } from './play.ts'
import { puzzle } from './puzzle.ts'
import { replay } from './replay.ts'
import { scenario } from './scenario.ts'
import { simulate } from './simulate.ts'
import { worker } from './worker.ts'

/** The commands, in the order in which --help lists them. */
export const commands: readonly Command[] = [
  gamesCommand,
  play,
  menu,
  describeCommand,
  coverage,
  scenario,
  replay,
  simulate,
  worker,
  deckCommand,
  puzzle,
  fuzz,
  bench,
]
