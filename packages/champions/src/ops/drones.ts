import { arg, eachInTurn, NOTHING, number, op } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import * as t from '@quadriga/kernel/text'
import { DRONE } from '../query/drone.ts'
import { canDraw } from '../query/piles.ts'
import * as n from '../text/nouns.ts'
import * as v from '../text/verbs.ts'

/** The top cards of your deck come into play face down as Drones that face you (R72). */
const makeDroneOp = op('makeDrone', 'effect', {
  args: [arg('n', number, 1)],
  run(m, a, env) {
    const drone = {
      seat: env.you,
      thing: NOTHING,
      zone: 'engaged' as const,
      host: NOTHING,
      played: false,
      facedown: DRONE,
    }
    eachInTurn(m, event.enterPlay, new Array<typeof drone>(a.n).fill(drone))
  },
  affects: (q, _a, env) => canDraw(q, env.you),
  say(a) {
    const one = a.n.value === 1
    const cards = one ? t.the(n.card, n.top) : t.the(n.card, n.top, t.plural, a.n)
    const asDrones = one
      ? t.both(
          'into play facedown as a Drone minion engaged with',
          'en jeu face cachée, en tant que sbire Drone engagé avec',
        )
      : t.both(
          'into play facedown as Drone minions engaged with',
          'en jeu face cachée, en tant que sbires Drone engagés avec',
        )
    return t.phrase(v.toPut, cards, t.prep.of, t.your(n.deck), asDrones, t.you)
  },
})
export const makeDrone = makeDroneOp()
export const makeDrones = (many: number) => makeDroneOp(many)

export const droneOps = [makeDroneOp]
