import { procedure, type Seat } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { turn } from './turn.ts'

interface StartVars {
  rollers: readonly Seat[]
}

const faces = ['1', '2', '3', '4', '5', '6']

/** Everybody rolls one die, the highest starts; those who tie roll again. */
export const startRoll = procedure<StartVars>('dicethrone.start', {
  roll(m, f) {
    const pips = f.rollers.map((seat) => m.speak(`start.${seat}`, faces) + 1)
    const most = Math.max(...pips)
    f.rollers = f.rollers.filter((_, i) => pips[i] === most)
    if (f.rollers.length > 1) m.goto('roll')
  },
  begin: (m, f) => m.propose(event.firstPlayer, { seat: f.rollers[0] as Seat }),
  turns(m) {
    m.done()
    m.call(turn, { against: -1 })
  },
})
