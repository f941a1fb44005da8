import { commitStage, forced, inPlayerOrder, timing } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'

/** Everything that happens around an event: what may still change it, the change itself, then the abilities that it sets off. */
export const timings = [
  timing(event.enter, [commitStage, forced('after')]),
  timing(event.relocate, [commitStage, forced('after')]),
  timing(event.vanquish, [inPlayerOrder('instead'), commitStage, forced('after')]),
  timing(event.defeat, [inPlayerOrder('instead'), commitStage, forced('after')]),
]
