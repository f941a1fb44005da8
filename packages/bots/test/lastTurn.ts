import { kit } from '@quadriga/champions/kit'
import type { State } from '@quadriga/kernel'
import { table } from '@quadriga/testkit'

/** Spider-Man before a villain of the last stage with so many hit points, with a kick in hand and three cards to pay for it. */
export function lastTurn(hp: number): State {
  return table(kit, {
    turn: 'spider-man',
    phase: 'player',
    seats: {
      'spider-man': {
        hp: 8,
        hand: ['swinging-web-kick', 'backflip', 'enhanced-spider-sense', 'black-cat'],
        deck: { size: 10 },
      },
    },
    zones: {
      villain: [{ 'rhino-2': { hp } }],
      'main scheme': [{ 'the-break-in-1b': { threat: 5 } }],
      'encounter deck': { size: 10 },
    },
  }).state
}

/** Captain Marvel before the first stage of Klaw with two hit points left, ready and with an attack in hand; the second stage searches for ten more. */
export function lastPointsOfAStage(): State {
  return table(kit, {
    turn: 'captain-marvel',
    phase: 'player',
    seats: {
      'captain-marvel': { hp: 9, hand: ['energy', 'photonic-blast', 'strength'], deck: { size: 10 } },
    },
    zones: {
      villain: [{ 'klaw-1': { hp: 2 } }],
      'villain deck': ['klaw-2'],
      'main scheme': [{ 'underground-distribution-1b': { threat: 1 } }],
      'scheme deck': ['secret-rendezvous-2a'],
      'encounter deck': { top: ['the-immortal-klaw'], size: 10 },
    },
  }).state
}
