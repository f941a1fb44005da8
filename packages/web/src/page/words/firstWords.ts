import { chanceWords } from './chance.ts'
import { championsWords } from './champions.ts'
import { dialWords } from './dial.ts'
import { endWords } from './end.ts'
import { filmWords } from './film.ts'
import { landingWords } from './landing.ts'
import { logWords } from './log.ts'
import { onlineWords } from './online.ts'
import { passingWords } from './passing.ts'
import { playWords } from './play.ts'
import { replayWords } from './replay.ts'
import { readingWords } from './reading.ts'
import { rulesWords } from './rules.ts'
import { resourceWords } from '../../model/words/resources.ts'
import { seatWords } from './seats.ts'
import { settingsWords } from './settings.ts'
import { setupWords } from './setup.ts'
import { shellWords } from './shell.ts'
import { shortcutWords } from './shortcuts.ts'
import { undoWords } from './undo.ts'

/** What any screen may say: these words come with the first load. An area is one file and one line here. */
export const firstWords = {
  ...shellWords,
  ...shortcutWords,
  ...landingWords,
  ...filmWords,
  ...setupWords,
  ...playWords,
  ...undoWords,
  ...logWords,
  ...replayWords,
  ...chanceWords,
  ...passingWords,
  ...seatWords,
  ...onlineWords,
  ...dialWords,
  ...resourceWords,
  ...endWords,
  ...settingsWords,
  ...championsWords,
  ...rulesWords,
  ...readingWords,
} as const
