import { check, commitStage, forced, inPlayerOrder, run, type Timing, timing } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { fellEnemies, hungerOfDice, rollAttack } from './attackAction.ts'
import { keepEaten, keepRescued } from './heroActions.ts'
import { drawForPoint } from './skills.ts'
import { afterWounds } from './wounds.ts'

/** The order of everything around an event that texts may answer; what is not listed just happens. */
export const timings: readonly Timing[] = [
  timing(event.attack, [
    inPlayerOrder('attacking'),
    check(rollAttack),
    inPlayerOrder('rolled'),
    run('zombies.assign'),
    commitStage,
    check(fellEnemies),
    check(hungerOfDice),
    forced('after'),
    inPlayerOrder('after'),
  ]),
  timing(event.wounds, [inPlayerOrder('wounding'), commitStage, check(afterWounds)]),
  timing(event.playersBegin, [commitStage, inPlayerOrder('after')]),
  timing(event.playersEnd, [commitStage, forced('after')]),
  timing(event.enemiesEnd, [commitStage, forced('after')]),
  timing(event.heroMoves, [commitStage, run('zombies.arrive'), forced('after'), inPlayerOrder('after')]),
  timing(event.rescue, [commitStage, check(keepRescued), forced('after')]),
  timing(event.eat, [commitStage, check(keepEaten), forced('after')]),
  timing(event.takeObjective, [commitStage, forced('after')]),
  timing(event.takeSecret, [commitStage, forced('after')]),
  timing(event.visits, [commitStage, forced('after')]),
  timing(event.showsCitizen, [commitStage, forced('after')]),
  timing(event.callsLift, [commitStage, forced('after')]),
  timing(event.activates, [commitStage, forced('after')]),
  timing(event.enemiesEnter, [inPlayerOrder('entering')]),
  timing(event.drawsFor, [forced('instead'), commitStage, check(drawForPoint)]),
  timing(event.turnEnds, [inPlayerOrder('turnEnds'), commitStage]),
  timing(event.endPhase, [commitStage, inPlayerOrder('after'), forced('after')]),
]
