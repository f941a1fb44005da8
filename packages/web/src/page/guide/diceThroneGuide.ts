import { asks, both, type Condition, type GuidedTurn, inRound, not, offers } from './guideStep.ts'

const isMine: Condition = ({ snapshot: { moment, seat } }) => moment.turn === seat
const inPhase =
  (phase: string): Condition =>
  ({ snapshot }) =>
    snapshot.moment.phase === phase
const first = both(isMine, not(inRound(2)))

/** How many of the reader's dice show a symbol. */
const shows =
  (symbol: string, least: number): Condition =>
  ({ snapshot: { board, seat } }) => {
    if (board.game !== 'dicethrone') return false
    const dice = board.players.find((player) => player.seat === seat)?.dice ?? []
    return dice.filter((die) => die.symbol === symbol).length >= least
  }

const looking = both(first, asks('ask.attempt'), offers('reroll'))

/** The Barbarian’s first turn against the Paladin: keep swords, roll again, strike. */
export const diceThroneGuide: GuidedTurn = {
  setup: { heroes: ['barbarian', 'paladin'] },
  people: ['me', 'greedy'],
  // The Barbarian begins and rolls two swords; whoever keeps swords has five after two more rolls. A test proves it.
  seed: 'guide-14',
  steps: [
    {
      id: 'goal',
      says: 'guide.dicethrone.goal',
      when: first,
      until: 'read',
      points: { piece: 'opponent' },
    },
    {
      id: 'main',
      says: 'guide.dicethrone.main',
      when: both(first, asks('ask.main'), inPhase('main_1')),
      until: not(inPhase('main_1')),
      points: { dock: 'end' },
    },
    {
      id: 'dice',
      says: 'guide.dicethrone.dice',
      when: both(looking, not(shows('sword', 4))),
      until: shows('sword', 4),
      points: { dice: true },
    },
    {
      id: 'again',
      says: 'guide.dicethrone.again',
      when: both(looking, shows('sword', 4), not(shows('sword', 5))),
      until: shows('sword', 5),
      points: { dice: true },
    },
    {
      id: 'strike',
      says: 'guide.dicethrone.strike',
      when: both(first, asks('ask.attempt'), shows('sword', 5)),
      until: not(asks('ask.attempt')),
      points: { face: 'barbarian/smack' },
    },
    {
      id: 'action',
      says: 'guide.dicethrone.action',
      when: both(first, asks('ask.action')),
      until: not(asks('ask.action')),
      points: { dock: 'whole' },
    },
    {
      id: 'second',
      says: 'guide.dicethrone.second',
      when: both(first, asks('ask.main'), inPhase('main_2')),
      until: not(inPhase('main_2')),
      points: { dock: 'end' },
    },
    {
      id: 'done',
      says: 'guide.dicethrone.done',
      when: not(first),
      until: 'read',
      points: null,
    },
  ],
}
