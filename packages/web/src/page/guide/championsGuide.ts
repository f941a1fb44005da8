import { asks, both, type Condition, either, type GuidedTurn, holds, inRound, not } from './guideStep.ts'

const me: (seen: Parameters<Condition>[0]) => { form: string; isExhausted: boolean } | null = ({
  snapshot: { board, seat },
}) => {
  if (board.game !== 'champions') return null
  const player = board.players.find((one) => one.seat === seat)
  if (player === undefined) return null
  return { form: player.form, isExhausted: board.pieces[player.identity]?.exhausted === true }
}

const isHero: Condition = (seen) => me(seen)?.form === 'hero'
const isExhausted: Condition = (seen) => me(seen)?.isExhausted === true
const inPhase =
  (phase: string): Condition =>
  ({ snapshot }) =>
    snapshot.moment.phase === phase
const myTurn = both(asks('ask.turn'), inPhase('player'), not(inRound(2)))
const KICK = 'swinging-web-kick'

/** Spider-Man’s first round against Rhino: change form, play a card, attack, end the turn, defend. */
export const championsGuide: GuidedTurn = {
  setup: { heroes: ['spider-man'], scenario: 'rhino', difficulty: 'standard' },
  people: ['me'],
  // It brings Swinging Web Kick and Strength into the first hand; a test proves it.
  seed: 'guide-39',
  steps: [
    {
      id: 'goal',
      says: 'guide.champions.goal',
      when: not(inRound(2)),
      until: 'read',
      points: { piece: 'villain' },
    },
    {
      id: 'scheme',
      says: 'guide.champions.scheme',
      when: not(inRound(2)),
      until: 'read',
      points: { piece: 'mainScheme' },
    },
    {
      id: 'mulligan',
      says: 'guide.champions.mulligan',
      when: asks('ask.mulligan'),
      until: not(asks('ask.mulligan')),
      points: { dock: 'confirm' },
    },
    {
      id: 'form',
      says: 'guide.champions.form',
      when: both(myTurn, not(isHero)),
      until: isHero,
      points: { piece: 'me' },
    },
    {
      id: 'kick',
      says: 'guide.champions.kick',
      when: both(myTurn, isHero, holds(KICK)),
      until: not(holds(KICK)),
      points: { face: KICK },
    },
    {
      id: 'pay',
      says: 'guide.champions.pay',
      when: asks('ask.pay'),
      until: not(asks('ask.pay')),
      points: { dock: 'confirm' },
    },
    {
      id: 'attack',
      says: 'guide.champions.attack',
      when: both(myTurn, isHero, not(isExhausted), not(holds(KICK))),
      until: either(isExhausted, not(inPhase('player'))),
      points: { piece: 'me' },
    },
    {
      id: 'end',
      says: 'guide.champions.end',
      when: both(myTurn, isExhausted),
      until: not(myTurn),
      points: { dock: 'end' },
    },
    {
      id: 'discard',
      says: 'guide.champions.discard',
      when: asks('ask.discardAny'),
      until: not(asks('ask.discardAny')),
      points: { dock: 'confirm' },
    },
    {
      id: 'sense',
      says: 'guide.champions.sense',
      when: both(asks('ask.window'), inPhase('villain')),
      until: not(asks('ask.window')),
      points: { dock: 'whole' },
    },
    {
      id: 'defend',
      says: 'guide.champions.defend',
      when: asks('ask.defend'),
      until: not(asks('ask.defend')),
      points: { dock: 'whole' },
    },
    { id: 'done', says: 'guide.champions.done', when: inRound(2), until: 'read', points: null },
  ],
}
