import type { ZombiesBoard } from '../../model/zombies/board.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { asks, both, type Condition, type GuidedTurn, inRound, not } from './guideStep.ts'

function mapOf({ board }: Snapshot): ZombiesBoard | null {
  return board.game === 'zombies' ? board : null
}

const stormIn =
  (zone: string): Condition =>
  ({ snapshot }) =>
    mapOf(snapshot)?.players[0]?.zone === zone

const isOpen =
  (opening: string): Condition =>
  ({ snapshot }) =>
    mapOf(snapshot)?.openings.some(({ id, state }) => id === opening && state === 'open') === true

/** Storm is asked: it is her turn, begun or not. */
const stormsTurn: Condition = ({ question, snapshot }) =>
  question?.seat === 0 && mapOf(snapshot)?.players[0]?.state === 'active'

const first = both(not(inRound(2)), stormsTurn)
const beforeDoor = both(first, asks('ask.turn'), not(isOpen('d-danger-room')))

/** The first turn of the first mission: Storm walks to the Danger Room and opens it. */
export const zombiesGuide: GuidedTurn = {
  setup: { mission: 'MH0', heroes: ['storm', 'wolverine', 'rogue', 'colossus'] },
  people: ['me', 'me', 'me', 'me'],
  seed: 'guide-1',
  steps: [
    {
      id: 'goal',
      says: 'guide.zombies.goal',
      when: first,
      until: 'read',
      points: { place: '12V:danger02' },
    },
    {
      id: 'walk',
      says: 'guide.zombies.walk',
      when: both(beforeDoor, not(stormIn('12V:cor21'))),
      until: stormIn('12V:cor21'),
      points: { place: '12V:cor21' },
    },
    {
      id: 'door',
      says: 'guide.zombies.door',
      when: both(beforeDoor, stormIn('12V:cor21')),
      until: isOpen('d-danger-room'),
      points: { place: '12V:danger11' },
    },
    {
      id: 'end',
      says: 'guide.zombies.end',
      when: both(first, isOpen('d-danger-room')),
      until: not(stormsTurn),
      points: { dock: 'end' },
    },
    {
      id: 'done',
      says: 'guide.zombies.done',
      when: not(first),
      until: 'read',
      points: null,
    },
  ],
}
