import { commits } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { bind, bound } from '../boundNames.ts'
import { faceOf } from '../query/seat.ts'

const enemyAttack = commits(event.enemyAttack, (m, draft) => {
  const { base = -1 } = draft
  draft.who = faceOf(m, draft.first)
  // The text that asked for it may want to know that it was made (R65). Where the attack was its last part, the text
  // is over and its frame gone.
  if ((m.state.frames[base]?.node ?? -1) < 0) return
  const env = m.ownEnv(base)
  if (bound(env).attackMade === false) bind(env, { attackMade: true })
})

const defend = commits(event.defend, (m, told) => {
  const { thing } = told
  const draft = m.ownEventOf(told.attack, event.enemyAttack)
  told.attacker = draft.attacker
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
