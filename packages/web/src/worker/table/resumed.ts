import { type History, type Language, loadedGame, type Reason, resume, type Save } from '@quadriga/kernel'
import { words } from '@quadriga/table'
import type { ReadOnly } from '../../model/table/snapshot.ts'
import type { NotOpened } from '../../model/table/tableService.ts'
import { isGame, openGame } from './openGame.ts'
import type { Presenter } from './presenter.ts'
import { refusalOf } from './refusals.ts'
import { tableWords } from './tableWords.ts'

/** A saved game replayed as far as these rules allow. */
export type ResumedGame =
  | {
      readonly ok: true
      readonly presenter: Presenter
      readonly history: History
      readonly readOnly: ReadOnly | null
    }
  | NotOpened

export async function resumed(saved: Save, language: Language): Promise<ResumedGame> {
  if (!isGame(saved.game)) return refusedWith(tableWords[language].noBoard(saved.game))
  const presenter = await openGame(saved.game)
  const result = resume(presenter.game, saved)
  if (!result.ok) return refusedFor(presenter, result.reasons, language)
  const { history, stopped } = result.resumed
  if (stopped === null) return { ok: true, presenter, history, readOnly: null }
  const { refusals } = refusedFor(presenter, stopped.reasons, language)
  return { ok: true, presenter, history, readOnly: { why: 'rules', answer: stopped.answer, refusals } }
}

/** Why there is no table, by the rules. */
export function refusedFor(presenter: Presenter, reasons: readonly Reason[], language: Language): NotOpened {
  const voice = { loaded: loadedGame(presenter.id), language }
  return { ok: false, refusals: reasons.map((one) => refusalOf(voice, one)) }
}

/** Why there is no table, in a sentence. */
export function refusedWith(sentence: string): NotOpened {
  return { ok: false, refusals: [{ text: words(sentence), rule: null }] }
}
