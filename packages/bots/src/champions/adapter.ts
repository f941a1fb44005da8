import { type Decision, isDeclining, query, type Seat, type State } from '@quadriga/kernel'
import { sensible } from '../candidates.ts'
import { championsBenefits } from '../evaluate/championsBenefits.ts'
import type { LearningAdapter } from '../search/adapter.ts'
import type { ValueFile } from '../search/model.ts'
import { recordsOf } from '../evaluate/championsTable.ts'
import { championsFeatures } from './features.ts'
import { paymentsOf } from './payments.ts'
import { championsPolicy } from './policy.ts'
import { championsTally } from './tally.ts'
import { learnedValue, valueByHand } from './value.ts'

/** The most answers tried to a question that is no menu. */
const MOST = 10

/** Marvel Champions: a turn of many actions, then a villain phase full of chance. Without a learned value it judges by hand. */
export function championsAdapterWith(file: ValueFile | null): LearningAdapter {
  return {
    game: 'champions',
    isMenu: ({ seat: asked, menu, options }, seat) =>
      asked === seat && menu && options.some(({ role }) => role === 'end'),
    endOfTurn: ({ options }) => options.find(({ role }) => role === 'end')?.key ?? null,
    clock: ({ table }) => table['round'] as number,
    inTurn(state: State, seat: Seat) {
      const { phase, turn } = recordsOf(query(state))
      return phase === 'player' && turn === seat
    },
    // The villain's last stage lies there.
    mayEnd: (state) => query(state).ids('villainDeck').length === 0,
    policy: championsPolicy,
    candidates,
    features: championsFeatures,
    value: file === null ? valueByHand : learnedValue(file),
    benefits: championsBenefits,
    tally: championsTally,
    byHand: file === null,
  }
}

function candidates(state: State, decision: Decision): readonly (readonly string[])[] {
  const { shape, menu, options } = decision
  if (shape === 'pay') return paymentsOf(state, decision)
  if (menu) return options.filter((option) => !isDeclining(option)).map(({ key }) => [key])
  return sensible(decision).slice(0, MOST)
}
