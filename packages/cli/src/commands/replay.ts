import { firstPersonsSeat } from '@quadriga/table'
import type { Command } from '../command.ts'
import { type Context, print, printJson } from '../context.ts'
import { wholeNumber } from '../parse.ts'
import { Refusal } from '../refusal.ts'
import { type TakenUp, takeUp, tell } from '../saveFile.ts'
import { boardLines } from '../table/board.ts'
import { savedHolder } from '../table/holders.ts'
import { logLines } from '../table/log.ts'
import { outcomeLines } from '../table/outcome.ts'
import { type Scene, sceneAt } from '../table/scene.ts'
import { type Session, sessionAt } from '../table/session.ts'

/** `replay`: a saved game's end, or its table after so many answers. The file is only read. */
export const replay: Command = {
  name: 'replay',
  options: { at: 'text' },
  positionals: { min: 1, max: 1, missing: 'words.noFile' },
  usage: 'FILE [--at N]',
  run: async (given, context) => {
    const file = given.positionals[0] ?? ''
    const taken = await takeUp(file, context)
    const { stopped } = taken.resumed
    const asked = given.texts['at'] === undefined ? null : wholeNumber(given, 'at', 0, 0)
    if (stopped !== null && (asked === null || asked > stopped.answer)) throw stoppedAt(file, taken, context)
    const whole = taken.resumed.history.length
    if (asked !== null && asked > whole) throw new Refusal('replay.range', { at: asked, of: whole })
    show(taken, asked ?? whole, asked !== null, context)
    return 0
  },
}

function stoppedAt(file: string, { saved, resumed, open }: TakenUp, context: Context): Refusal {
  const { answer = 0, reasons = [] } = resumed.stopped ?? {}
  return new Refusal('save.stopped', {
    file,
    answer,
    of: saved.answers.length,
    reasons: tell(open.game, reasons, context),
  })
}

function show(taken: TakenUp, at: number, isAsked: boolean, context: Context): void {
  const { open, resumed } = taken
  const session = sessionOf(taken)
  const scene = sceneAt(open, resumed.history.stateAt(at), firstPersonsSeat(session.table.holders), context)
  if (context.json) printJson(context, inJson(taken, session, scene, at))
  else printPeople(taken, session, scene, at, isAsked, context)
}

function sessionOf({ open, saved, resumed }: TakenUp): Session {
  return sessionAt(open, resumed.history, saved.people.map(savedHolder), { readOnly: true })
}

function inJson({ open, saved, resumed }: TakenUp, session: Session, scene: Scene, at: number): object {
  return {
    game: saved.game,
    build: saved.build,
    sameBuild: !resumed.otherBuild,
    loadedBuild: open.build,
    seed: saved.seed,
    chanceBy: resumed.history.chanceBy,
    setup: saved.setup,
    answers: saved.answers.length,
    at,
    outcome: scene.seen.outcome,
    board: boardLines(scene),
    log: logLines(session, scene, '', at),
  }
}

function printPeople(
  { open, saved, resumed }: TakenUp,
  session: Session,
  scene: Scene,
  at: number,
  isAsked: boolean,
  context: Context,
): void {
  const { say, language } = context
  const of = saved.answers.length
  const { seed, build } = saved
  print(context, say('replay.head', { game: open.game.names[language], seed, answers: of, build }))
  if (resumed.otherBuild) print(context, say('save.otherBuild'))
  const { chanceBy } = resumed.history
  if (chanceBy !== 'generator') print(context, say(`chance.${chanceBy}`))
  print(context, say('replay.at', { at, of }))
  if (isAsked)
    for (const line of [...logLines(session, scene, '', at), '', ...boardLines(scene)]) print(context, line)
  for (const line of outcomeLines(scene, scene.seen.outcome)) print(context, line)
}
