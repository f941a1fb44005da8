import { commitStage, forced, inPlayerOrder, timing } from '@quadriga/kernel/author'

/** Everything that happens around an event: what may still change it, the change itself, then the abilities that it sets off. */
export const timings = [
  timing('enter', [commitStage, forced('after')]),
  timing('relocate', [commitStage, forced('after')]),
  timing('vanquish', [inPlayerOrder('instead'), commitStage, forced('after')]),
  timing('defeat', [inPlayerOrder('instead'), commitStage, forced('after')]),
]
