import * as t from '@quadriga/kernel/text'
import type { CompanionDefinition } from '../definition.ts'
import { n } from './nouns.ts'

/** What is printed on a companion besides its texts. */
export function companionLines(companion: CompanionDefinition): t.Phrase[] {
  const { health, start, waits, turnsTo } = companion
  const kind = t.term('dicethrone:companion', 'Companion', 'Familier')
  if (companion.stage > 0) return spiritLines(kind, companion)
  if (health === 0) return waits ? [t.group(kind, ',', onLeaflet)] : [kind]
  const most = t.both(
    t.group('at most', t.count(health, n.health)),
    t.group(t.count(health, n.health), 'au maximum'),
  )
  const begins = start > 0 ? [t.parentheses(t.group(start, t.both('at the start', 'au début')))] : []
  const lines: t.Phrase[] = [t.group(kind, ',', most, ...begins)]
  if (start > 0 && turnsTo !== '') lines.push(falls)
  return lines
}

/** Those that grow: how many there may be, and what comes of them. */
function spiritLines(kind: t.Phrase, { limit, growsTo }: CompanionDefinition): t.Phrase[] {
  const lines: t.Phrase[] = [
    t.group(kind, ',', limit, t.both('at most', 'au maximum')),
    t.both(
      'Each kind of Spirit may be spent once per turn',
      'Chaque type d’Esprit se dépense une fois par tour',
    ),
  ]
  if (growsTo === '') return lines
  const into = t.thing(growsTo)
  return [...lines, t.both(t.group('It grows into', into), t.group('En poussant, il devient', into))]
}

const onLeaflet: t.Phrase = t.both('built only once', 'construit une seule fois')

const falls: t.Phrase = t.both(
  'At 0 health this companion is turned over; damage beyond its health is lost',
  'À 0 point de Santé, ce familier est retourné ; les dégâts au-delà de sa Santé sont perdus',
)
