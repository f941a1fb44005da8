import type { Language, Query, Seat, ThingId } from '@quadriga/kernel/author'
import { surveyIn, zonesOf } from './query/board.ts'
import { heroOf, zoneOf } from './query/pieces.ts'

const words = {
  en: {
    health: 'Health',
    power: 'Power',
    xp: 'XP',
    actions: 'Actions',
    doors: 'doors',
    open: 'open',
    closed: 'closed',
    locked: 'locked',
  },
  fr: {
    health: 'Santé',
    power: 'Pouvoir',
    xp: 'XP',
    actions: 'Actions',
    doors: 'portes',
    open: 'ouverte',
    closed: 'fermée',
    locked: 'verrouillée',
  },
} as const

/** The table for a terminal: the heroes, then every zone where something stands or that the viewer's hero can reach. */
export function boardLines(q: Query, viewer: Seat, language: Language): string[] {
  const here = zoneOf(q, heroOf(q, Math.max(0, viewer)))
  const near = here === '' ? [] : [here, ...surveyIn(q).next(here).keys()]
  const zones = zonesOf(q).filter((zone) => q.ids(zone).length > 0 || near.includes(zone))
  return [
    ...Array.from({ length: q.seats }, (_, seat) => heroLine(q, seat, language)),
    ...zones.map(
      (zone) =>
        `  ${zone} (${q.loaded.definitions.get(zone)?.names[language] ?? zone}): ${crowd(q, q.ids(zone), language)}`,
    ),
    `  ${words[language].doors}: ${[...q.ids('doors'), ...q.ids('windows')].map((id) => openingWords(q, id, language)).join(', ')}`,
  ]
}

function heroLine(q: Query, seat: Seat, language: Language): string {
  const w = words[language]
  const hero = heroOf(q, seat)
  const numbers = (['health', 'power', 'xp', 'actions'] as const).map(
    (name) => `${q.counter(hero, name)} ${w[name]}`,
  )
  return `${q.definition(hero).names[language]} (${zoneOf(q, hero) || '–'}): ${numbers.join(', ')}`
}

/** Figures alike are counted: "3 × Walker". */
function crowd(q: Query, ids: readonly ThingId[], language: Language): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(q.thing(id).face, (counts.get(q.thing(id).face) ?? 0) + 1)
  return [...counts]
    .map(([face, n]) => {
      const name = q.loaded.definitions.get(face)?.names[language] ?? '?'
      return n === 1 ? name : `${n} × ${name}`
    })
    .join(', ')
}

function openingWords(q: Query, id: ThingId, language: Language): string {
  const w = words[language]
  const state = q.counter(id, 'open') > 0 ? w.open : q.counter(id, 'locked') > 0 ? w.locked : w.closed
  return `${q.thing(id).face} ${state}`
}
