import { describeProblem, type Language, plain, readSave, type Save, verifies } from '@quadriga/kernel'
import type { CheckedFair, FairDesk } from '../../model/fair/fairModel.ts'
import { request } from '../online/requests.ts'
import { refusedWith, resumed } from '../table/resumed.ts'
import { diceCount } from './diceCount.ts'

/** Whether chance was what was committed to. The server is asked for the game, never for the verdict. */
export const fairDesk: FairDesk = {
  async table(id, commitment, language) {
    const found = await request<{ readonly save: Save }>('GET', `tables/${id}/game`)
    return found.ok ? { ok: true, value: await checked(found.value.save, commitment, language) } : found
  },
  async file(text, commitment, language) {
    const read = readSave(text)
    if (!read.ok) return refusedWith(plain(describeProblem(read.problem, language)))
    return checked(read.save, commitment, language)
  },
}

async function checked(save: Save, commitment: string, language: Language): Promise<CheckedFair> {
  const game = await resumed(save, language)
  if (!game.ok) return game
  const { presenter, history, readOnly } = game
  if (readOnly?.why === 'rules') return { ok: false, refusals: readOnly.refusals }
  const dice = history.answers
    .flatMap(({ spoken }) => spoken)
    .filter(({ source }) => (presenter.throws?.sources ?? []).includes(source.split('.')[0] ?? ''))
    .map(({ result }) => Number(result))
  return {
    ok: true,
    value: {
      game: presenter.id,
      title: presenter.title(save.setup, language),
      commitment,
      seed: save.seed,
      isCommitted: verifies(save, commitment),
      speaker: history.chanceBy,
      dice: diceCount(dice),
    },
  }
}
