import { commits, turnFace } from '@quadriga/kernel/author'
import { cardOf } from '../query/card.ts'
import { event } from '../kinds/index.ts'

const reveal = commits(event.reveal)

/** The main scheme is turned to its second side, with the threat it starts with. */
const turnScheme = commits(event.turnScheme, (m, { thing }) => {
  const { otherFace } = cardOf(m, thing)
  if (otherFace !== '') turnFace(m, thing, otherFace)
  m.own(thing)['threat'] = m.stat(thing, 'threat')
})

export const revealEvents = [reveal, turnScheme]
