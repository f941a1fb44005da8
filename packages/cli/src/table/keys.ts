import { resolve } from 'node:path'
import { type Decision, save } from '@quadriga/kernel'
import { Refusal } from '../refusal.ts'
import { writeSave } from '../saveFile.ts'
import { sayLoosely } from '../text/index.ts'
import { answered } from './answering.ts'
import { boardLines } from './board.ts'
import { ideaLines } from './idea.ts'
import { logLines } from './log.ts'
import type { Scene } from './scene.ts'
import { type Effect, type Sitting, told } from './sitting.ts'
import { redo, undo } from './takeBack.ts'
import { reviewLines } from './turnReview.ts'
import { findByName, symbolLines, whyAll, whyLines } from './why.ts'

/** Does what a line says: one of the keys, or the answer to the question. */
export async function obey(
  sitting: Sitting,
  scene: Scene,
  decision: Decision | undefined,
  line: string,
): Promise<Effect> {
  try {
    return await obeyKey(sitting, scene, decision, line)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return told(sitting, [sayLoosely(sitting.context.language, error.key, error.words)])
  }
}

async function obeyKey(
  sitting: Sitting,
  scene: Scene,
  decision: Decision | undefined,
  line: string,
): Promise<Effect> {
  const { say } = sitting.context
  const [, key = '', rest = ''] = /^(\S*)\s*(.*)$/u.exec(line) ?? []
  switch (key.toLowerCase()) {
    case 'q':
    case 'quit':
    case 'quitter':
      told(sitting, [say('play.left')])
      return 'quit'
    case '?':
    case 'h':
    case 'help':
    case 'aide':
      return told(sitting, [say('play.help')])
    case 'b':
      return told(sitting, boardLines(scene))
    case 'l':
      return told(sitting, logLines(sitting.session, scene, rest))
    case 'i':
      return told(sitting, await ideaLines(sitting, scene, decision))
    case 'e':
      return told(sitting, await reviewLines(sitting, scene))
    case 'w':
      return told(sitting, why(scene, decision, rest))
    case 's':
      return rest.startsWith('!') ? saveAs(sitting, rest.slice(1).trim(), true) : saveAs(sitting, rest, false)
    case 's!':
      return saveAs(sitting, rest, true)
    case 'u':
      return undo(sitting, scene, rest)
    case 'r':
      return redo(sitting, scene)
    default:
      return decision === undefined
        ? told(sitting, [say('play.unread', { given: line })])
        : answered(sitting, scene, decision, line)
  }
}

/** `w 3`: what option 3 stands for; `w rhino`: anything visible; `w` alone: what the question is about. */
function why(scene: Scene, decision: Decision | undefined, what: string): string[] {
  const option = /^\d+$/.test(what) ? decision?.options[Number(what) - 1] : undefined
  if (option !== undefined) return whyLines(scene, option.thing)
  if (what === '' && decision !== undefined) return whyLines(scene, decision.because)
  const { found, near } = findByName(scene, what)
  if (found.length > 0) return whyAll(scene, found)
  const symbols = symbolLines(scene, what)
  if (symbols.length > 0) return symbols
  if (near.length === 0) return [scene.say('why.unknown', { name: what })]
  return [scene.say('why.unknownNear', { name: what, near: near.join(', ') })]
}

/** `s FILE`: never over another saved game; `s! FILE` is the word for that, with or without a space before the mark. */
function saveAs(sitting: Sitting, file: string, isWanted: boolean): Effect {
  const { session, context } = sitting
  if (file === '') return told(sitting, [context.say('play.saveWhere')])
  // What was read is not all of the file: writing it out would lose the rest.
  if (session.table.isReadOnly) return told(sitting, [context.say('play.readOnly')])
  const path = resolve(file)
  writeSave(file, save(session.history), session.files.has(path), isWanted)
  session.files.add(path)
  return told(sitting, [context.say('play.saved', { file })])
}
