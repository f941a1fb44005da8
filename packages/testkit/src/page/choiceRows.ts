import type { GameKit, Words } from '../kit.ts'
import { atRest } from '../play/session.ts'
import { joined, same } from '../text/said.ts'
import * as t from '../text/page.ts'
import type { Row } from './markdown.ts'
import type { Seen, SeenQuestion } from './seen.ts'
import { spoken } from './spoken.ts'

/** No question lists more words than these. */
const MOST_WORDS = 16

/** What may be done with a thing. */
export function verbRows(kit: GameKit): Row[] {
  return kit.game.verbs.map(({ id }) => [same(`\`${id}\``), spoken(kit, `option.${id}`)])
}

/** Every question that the game has words for or was seen to ask. */
export function questionRows(kit: GameKit, { questions }: Seen): Row[] {
  const own = Object.keys(kit.game.words.messages.entries).filter((key) => key.startsWith('ask.'))
  const keys = new Set([...own, ...questions.keys()])
  keys.delete(atRest)
  return [...keys].toSorted().map((key) => questionRow(kit, key, questions.get(key)))
}

function questionRow(kit: GameKit, key: string, seen: SeenQuestion | undefined): Row {
  const { decisions = {} } = kit
  const given = Object.hasOwn(decisions, key) ? decisions[key] : undefined
  const names = new Set([
    ...(given ?? [key.slice(key.lastIndexOf('.') + 1)]),
    ...[...(seen?.names ?? [])].toSorted(),
  ])
  const notes = [
    ...(seen?.isMenu === true ? [t.aMenu] : []),
    ...(seen?.isDeclinable === true ? [t.declinable] : []),
    ...(seen?.answersItself === true ? [t.itself] : []),
    ...(seen === undefined ? [t.neverSeen] : []),
  ]
  return [
    same([...names].map((name) => `\`${name}\``).join(', ')),
    spoken(kit, key),
    same([...(seen?.shapes ?? [])].toSorted().join(', ')),
    choices(seen),
    joined(notes, ', '),
  ]
}

function choices(seen: SeenQuestion | undefined): Words {
  const verbs = [...(seen?.verbs ?? [])].toSorted().map((verb) => `\`${verb}:…\``)
  const words = [...(seen?.words ?? [])].toSorted().map((word) => `\`${word}\``)
  const all = [...verbs, ...words]
  const more = all.length > MOST_WORDS ? ', …' : ''
  return same(`${all.slice(0, MOST_WORDS).join(', ')}${more}`)
}
