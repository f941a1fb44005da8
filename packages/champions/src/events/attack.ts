import { commits } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { bind, bound } from '../boundNames.ts'

const enemyAttack = commits(event.enemyAttack, (m, { base = -1 }) => {
  // The text that asked for it may want to know that it was made (R65). One whose last word it was is over, and its
  // frame gone.
  if ((m.state.frames[base]?.node ?? -1) < 0) return
  const env = m.ownEnv(base)
  if (bound(env).attackMade === false) bind(env, { attackMade: true })
})

const defend = commits(event.defend, (m, { thing, attack }) => {
  const draft = m.ownEventOf(attack, event.enemyAttack)
  draft.defender = thing
  draft.target = m.thing(thing).controller
  m.own(thing)['exhausted'] = 1
})

export const attackEvents = [
  commits(event.attack),
  enemyAttack,
  commits(event.enemyScheme),
  commits(event.thwart),
  defend,
]
