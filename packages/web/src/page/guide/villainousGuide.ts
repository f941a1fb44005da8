import { asks, both, type Condition, type GuidedTurn, inRound, not, offers } from './guideStep.ts'

const isMine: Condition = ({ snapshot: { moment, seat } }) => moment.turn === seat
const first = both(isMine, not(inRound(2)))
const acting = both(first, asks('ask.action'))

/** An Ally or an Item of the reader lies at one of the own locations. */
const hasPlayed: Condition = ({ snapshot: { board, seat } }) =>
  board.game === 'villainous' &&
  board.players.some(
    (player) =>
      player.seat === seat && player.locations.some(({ allies, items }) => allies.length + items.length > 0),
  )

/** Taskmaster’s first turn against Ultron: go somewhere, gain Power, play a card, end the turn. */
export const villainousGuide: GuidedTurn = {
  setup: { villains: ['taskmaster', 'ultron'], mode: 'omnipotent' },
  people: ['me', 'greedy'],
  // The first hand holds an Ally that two Power pay for. A test proves it.
  seed: 'guide-1',
  steps: [
    {
      id: 'goal',
      says: 'guide.villainous.goal',
      when: first,
      until: 'read',
      points: { piece: 'me' },
    },
    {
      id: 'move',
      says: 'guide.villainous.move',
      when: both(first, asks('ask.move')),
      until: not(asks('ask.move')),
      points: { face: 'solomon-institute' },
    },
    {
      id: 'gain',
      says: 'guide.villainous.gain',
      when: both(acting, offers('take')),
      until: not(offers('take')),
      points: { zone: 'realm' },
    },
    {
      id: 'play',
      says: 'guide.villainous.play',
      when: both(acting, offers('play')),
      until: hasPlayed,
      points: { zone: 'hand' },
    },
    {
      id: 'opponent',
      says: 'guide.villainous.opponent',
      when: acting,
      until: 'read',
      points: { piece: 'opponent' },
    },
    {
      id: 'end',
      says: 'guide.villainous.end',
      when: acting,
      until: not(first),
      points: { dock: 'end' },
    },
    {
      id: 'done',
      says: 'guide.villainous.done',
      when: not(first),
      until: 'read',
      points: null,
    },
  ],
}
