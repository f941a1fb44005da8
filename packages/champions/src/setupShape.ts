import { type Json, type Reason, reason } from '@quadriga/kernel/author'
import { namesNear } from './setupNames.ts'

const fields = ['heroes', 'decks', 'scenario', 'difficulty', 'modular', 'firstPlayer', 'laid']

const refused = (key: string, args: Record<string, Json> = {}): Reason => reason(key, args, 'champions:setup')

/** What is wrong with the form of a setup from outside; only one without such problems can be asked what it holds. */
export function shapeProblems(given: Json): readonly Reason[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return [refused('refused.setupShape', { fields: fields.join(', ') })]
  }
  const setup = given as Readonly<Record<string, Json>>
  const { heroes } = setup
  if (!Array.isArray(heroes) || heroes.length < 1 || heroes.length > 4) return [refused('refused.players')]
  const strange = Object.keys(setup).filter((field) => !fields.includes(field))
  return [
    ...strange.map((field) => refused('refused.setupField', { field, ...namesNear(field, fields) })),
    ...(isNames(heroes) ? [] : [refused('refused.setupHeroes')]),
    ...valueProblems(setup, heroes.length),
  ]
}

/** Fields that may be left out, but must be what they are called. */
function valueProblems(setup: Readonly<Record<string, Json>>, players: number): Reason[] {
  const { decks, scenario, modular, firstPlayer, laid } = setup
  const found: Reason[] = []
  if (decks !== undefined && !(Array.isArray(decks) && decks.length <= players))
    found.push(refused('refused.setupDecks'))
  if (scenario !== undefined && typeof scenario !== 'string') found.push(refused('refused.setupScenario'))
  if (modular !== undefined && !isNames(modular)) found.push(refused('refused.setupModular'))
  if (firstPlayer !== undefined && !isSeat(firstPlayer, players))
    found.push(refused('refused.setupFirst', { last: players - 1 }))
  if (laid !== undefined && typeof laid !== 'boolean') found.push(refused('refused.setupLaid'))
  return found
}

function isNames(given: Json): boolean {
  return Array.isArray(given) && given.every((one) => typeof one === 'string')
}

function isSeat(given: Json, seats: number): boolean {
  return typeof given === 'number' && Number.isInteger(given) && given >= 0 && given < seats
}
