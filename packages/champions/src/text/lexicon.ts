import { type Lexicon, noWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type { CardAbility, CardDefinition } from '../card.ts'
import { eventWords, fieldWords } from './events.ts'
import { kindNames } from './kinds.ts'
import { closing, costWords, hostOf, label, lines } from './lines.ts'
import { messages } from './messages.ts'
import * as n from './nouns.ts'
import { zoneNouns } from './places.ts'

const characterKinds: readonly string[] = ['hero', 'alter-ego', 'ally', 'villain', 'minion']

/** The game's words for every name its content uses. */
export const lexicon: Lexicon = {
  ...noWords,
  counters: n.counterNouns,
  stats: n.statNouns,
  zones: zoneNouns,
  kinds: kindNames,
  periods: {
    enemyAttack: t.thisOne(n.attackNoun),
    phase: t.the(n.phaseNoun),
    round: t.the(n.roundNoun),
  },
  events: eventWords,
  fields: fieldWords,
  amount: t.the(n.damage),
  host: t.the(n.character, t.both('it is attached to', 'auquel elle est attachée')),
  hostOf: (definition, said) => hostOf(definition as CardDefinition, said),
  closing: (definition) => closing(definition as CardDefinition),
  itself: (definition) => (characterKinds.includes(definition.kind) ? t.thing(definition.id) : null),
  label: (ability, definition) => label(ability as CardAbility, (definition as CardDefinition).kind),
  cost: (ability) => costWords(ability as CardAbility),
  windows: { interrupt: 'when', response: 'after' },
  lines: (definition, said) => lines(definition as CardDefinition, said),
  messages,
}
