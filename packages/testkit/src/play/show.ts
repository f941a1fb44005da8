import type { Decision } from '@quadriga/kernel'
import type { Pick, Step } from '../scenario/format.ts'
import type { Words } from '../kit.ts'
import { isAsked, nobodyAsked } from '../text/playing.ts'
import { joined } from '../text/said.ts'
import { decisionNames } from './fit.ts'
import { type Reading, seatName } from './findByName.ts'

const MOST_OPTIONS = 30

/** The open questions with their options, for the person whose step found no answer. */
export function questionLines(r: Reading, questions: readonly Decision[]): Words {
  const lines = questions.map((decision) => questionLine(r, decision))
  return lines.length === 0 ? nobodyAsked : joined(lines, '; ')
}

function questionLine(r: Reading, decision: Decision): Words {
  const { seat, shape, options } = decision
  const keys = options.slice(0, MOST_OPTIONS).map((option) => option.key)
  const more = options.length > MOST_OPTIONS ? ', …' : ''
  const [name = ''] = decisionNames(r, decision)
  return isAsked(seatName(r, seat), name, shape, `${keys.join(', ')}${more}`)
}

/** A choice as a file writes it. */
export function pickWords(picks: readonly Pick[]): string {
  return picks.map(pickWord).join(', ')
}

/** A step as a file writes it. */
export function stepWords(step: Step): string {
  switch (step.kind) {
    case 'choose':
      return `${step.who}: {${pickWords(step.picks)}}`
    case 'run':
      return `run: ${step.procedure}`
    case 'until':
      return `until: ${step.phase}${step.of === undefined ? '' : ` of ${step.of}`}`
    case 'chance':
      return `chance: {${step.scripts.map(({ source, values }) => `${source}: [${values.join(', ')}]`).join(', ')}}`
    case 'expect':
      return 'expect'
  }
}

function pickWord({ verb, answer }: Pick): string {
  switch (answer.kind) {
    case 'bare':
      return verb
    case 'suggested':
      return `${verb}: suggested`
    case 'one':
      return `${verb}: ${answer.thing.name}`
    case 'list':
      return `${verb}: [${answer.things.map((thing) => thing.name).join(', ')}]`
    case 'amounts':
      return `${verb}: {${answer.amounts.map(({ thing, amount }) => `${thing.name}: ${amount}`).join(', ')}}`
  }
}
