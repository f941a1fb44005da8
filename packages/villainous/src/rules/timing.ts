import { check, commitStage, forced, inPlayerOrder, run, timing } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { settle } from './crisis.ts'

/** Everything that happens around an event: what may still change it, the change itself, then the abilities that it sets off. */
export const timings = [
  timing(event.turnBegins, [commitStage, forced('crisis'), forced('begins')]),
  // A Crisis that is reached is resolved at once; what the newcomer does on arriving comes after that.
  timing(event.enter, [
    commitStage,
    check(settle),
    run('villainous.arrival'),
    forced('after'),
    inPlayerOrder('reaction'),
  ]),
  timing(event.relocate, [commitStage, check(settle), forced('after')]),
  timing(event.vanquish, [
    forced('losses'),
    inPlayerOrder('instead'),
    commitStage,
    run('villainous.aftermath'),
  ]),
  timing(event.defeat, [inPlayerOrder('instead'), commitStage, run('villainous.aftermath')]),
  timing(event.fall, [commitStage, forced('after')]),
  timing(event.discard, [inPlayerOrder('instead'), commitStage]),
  timing(event.putAway, [inPlayerOrder('instead'), commitStage]),
  timing(event.crisisBegins, [commitStage, run('villainous.arrival')]),
]
