import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { beginHistory } from '@quadriga/kernel'
import type { Command, Given } from '../command.ts'
import { type Context, printForPeople } from '../context.ts'
import { openGame } from '../games.ts'
import { required, secondsOf } from '../parse.ts'
import { Refusal } from '../refusal.ts'
import { takeUp, tell } from '../saveFile.ts'
import { checkSetup, refusedSetup, setupMaker } from '../setup.ts'
import { savedHolder, readHolders } from '../table/holders.ts'
import { openInput } from '../table/input.ts'
import { sit } from '../table/loop.ts'
import { markLines } from '../table/marks.ts'
import { type Session, sessionAt } from '../table/session.ts'

/** A game of each kind with a set-up of one's own. */
export const playExamples: readonly string[] = [
  `play --game champions --setup '{"heroes":["spider-man"],"scenario":"rhino"}'`,
  `play --game champions --setup '{"heroes":["iron-man","she-hulk"],"scenario":"klaw","difficulty":"expert"}' --seats me,me`,
  `play --game dicethrone --setup '{"heroes":["huntress","tactician"]}' --seats me,greedy`,
  `play --game villainous --setup '{"villains":["thanos","ultron"],"mode":"omnipotent"}'`,
  `play --game zombies --setup '{"heroes":["storm","wolverine"],"mission":"MH0"}' --seats me,me`,
]

/** `play`: a table in the terminal. */
export const play: Command = {
  name: 'play',
  options: { game: 'text', setup: 'text', seats: 'text', seed: 'text', resume: 'text', think: 'text' },
  positionals: { min: 0, max: 0 },
  usage:
    '--game G [--setup JSON|NAME] [--seats me,random,veteran,…] [--think SECONDS] [--seed S] | --resume FILE',
  examples: playExamples,
  run: async (given, context) => {
    const { resume } = given.texts
    if (resume !== undefined) checkResumeOptions(given)
    const session =
      resume === undefined ? await begin(given, context) : await resumed(resume, context, secondsOf(given))
    const input = openInput(context)
    try {
      return await sit(session, context, input)
    } finally {
      input.close()
    }
  },
}

/** A saved game brings its own; a word that would be ignored is refused. */
function checkResumeOptions({ texts }: Given): void {
  const extra = ['game', 'setup', 'seats', 'seed'].find((name) => texts[name] !== undefined)
  if (extra !== undefined) throw new Refusal('play.resumeAlone', { option: `--${extra}` })
}

/** A new game as the options ask for it; without a seed, 128 bits that nobody can guess. */
export async function begin(given: Given, context: Context): Promise<Session> {
  const open = await openGame(required(given, 'game'))
  const seed = given.texts['seed'] ?? randomBytes(16).toString('hex')
  const setup = setupMaker(open, given.texts['setup'])(seed)
  checkSetup(open, setup, context)
  const holders = readHolders(given.texts['seats'], open.game.seatsOf(setup))
  const people = holders.map(({ id }) => id)
  const begun = beginHistory(open.game, setup, seed, people)
  if (!begun.ok) throw refusedSetup(open, begun.reasons, context)
  printForPeople(context, context.say('play.begin', { game: open.game.names[context.language], seed }))
  return sessionAt(open, begun.history, holders, { think: secondsOf(given) })
}

/** A saved game: whole, or to be looked at as far as it goes. */
export async function resumed(file: string, context: Context, think?: number): Promise<Session> {
  const { open, saved, resumed: found } = await takeUp(file, context)
  const { history, stopped, otherBuild } = found
  const holders = saved.people.map(savedHolder)
  printForPeople(context, context.say('play.resumed', { answers: history.length }))
  if (otherBuild) printForPeople(context, context.say('save.otherBuild'))
  for (const line of markLines(history, holders, context)) printForPeople(context, line)
  if (stopped !== null) {
    const { answer, reasons } = stopped
    const told = tell(open.game, reasons, context)
    printForPeople(
      context,
      context.say('save.stopped', { file, answer, of: saved.answers.length, reasons: told }),
    )
    printForPeople(context, context.say('save.kept'))
  }
  return sessionAt(open, history, holders, { readOnly: stopped !== null, files: [resolve(file)], think })
}
