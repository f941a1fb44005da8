import { type Decision, save } from '@quadriga/kernel'
import { firstPersonsSeat } from '@quadriga/table'
import { type Context, print } from '../context.ts'
import { GameBroke } from '../crash.ts'
import { boardLines } from './board.ts'
import type { Input } from './input.ts'
import { obey } from './keys.ts'
import { newsLines } from './log.ts'
import { markLines } from './marks.ts'
import { outcomeLines } from './outcome.ts'
import { questionData, questionLines } from './question.ts'
import { type Scene, sceneAt } from './scene.ts'
import { letBotsPlay, needsCurtain, playOn, questions, type Session } from './session.ts'
import { type Effect, type Sitting, told } from './sitting.ts'

const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/** Plays at the terminal until the persons leave; gives the exit code. A fault of ours comes out with the game. */
export async function sit(session: Session, context: Context, input: Input): Promise<number> {
  const sitting: Sitting = {
    session,
    context,
    input,
    shown: new Map(),
    watcher: '',
    chosen: null,
    paying: [],
  }
  try {
    while (await round(sitting)) continue
    return 0
  } catch (error) {
    throw error instanceof GameBroke ? error : new GameBroke(error, save(session.history))
  }
}

/** Shows one question and obeys until the table has changed. False when the persons leave. */
async function round(sitting: Sitting): Promise<boolean> {
  const { session, context } = sitting
  if (context.json) await letBotsPlay(session)
  else await playOn(session)
  const decision = asked(sitting)
  const { holders, state } = session.table
  const seat = decision?.seat ?? firstPersonsSeat(holders)
  if (!(await drawCurtain(sitting, holders[seat]?.id ?? ''))) return false
  const scene = sceneAt(session.open, state, seat, context)
  show(sitting, scene, decision)
  const effect = await obeyLines(sitting, scene, decision)
  if (effect === 'changed') sitting.chosen = null
  sitting.paying = []
  return effect !== 'quit'
}

/** The question to show: the opportunity somebody chose, or the one that holds the game up. */
function asked({ session, chosen }: Sitting): Decision | undefined {
  const all = questions(session)
  return all.find((decision) => decision.id === chosen) ?? all[0]
}

/** Where hands are secret, the screen is cleared before another person looks. False when the input ended. */
async function drawCurtain(sitting: Sitting, person: string): Promise<boolean> {
  const { context, input, session } = sitting
  const changes = sitting.watcher !== person && needsCurtain(session)
  sitting.watcher = person
  if (!changes) return true
  if (context.output.isTTY) context.output.write(CLEAR)
  return (await input.ask(`${context.say('play.curtain', { who: person })} `)) !== null
}

/** Everything a person needs to decide: what happened, the table, the question or the outcome. */
function show(sitting: Sitting, scene: Scene, decision: Decision | undefined): void {
  const { context, session, shown, watcher } = sitting
  const { history } = session
  const news = newsLines(session, scene, shown.get(watcher) ?? -1)
  shown.set(watcher, history.length)
  const board = boardLines(scene)
  if (context.json) {
    const { outcome } = history.state
    const question = decision === undefined ? null : questionData(session, scene, decision)
    print(context, JSON.stringify({ news, board, question, outcome }))
    return
  }
  const heading =
    news.length === 0 ? [] : ['', context.say('play.since'), ...news.map((line) => `  ${line}`), '']
  const asks = decision === undefined ? endLines(sitting, scene) : questionLines(session, scene, decision)
  for (const line of [...heading, ...board, '', ...asks]) print(context, line)
}

/** What is shown when nobody is asked any more. */
function endLines({ session, context }: Sitting, scene: Scene): string[] {
  const { history } = session
  const lines = outcomeLines(scene, history.state.outcome)
  if (session.table.isReadOnly) lines.push(context.say('play.readOnly'))
  return [...lines, ...markLines(history, session.table.holders, context)]
}

async function obeyLines(sitting: Sitting, scene: Scene, decision: Decision | undefined): Promise<Effect> {
  const { context, session } = sitting
  for (;;) {
    const line = await sitting.input.ask('> ')
    if (line === null) {
      if (session.history.state.outcome === null) told(sitting, [context.say('play.ended')])
      return 'quit'
    }
    const effect = await obey(sitting, scene, decision, line.trim())
    if (effect !== 'same') return effect
  }
}
