import type { Language, Query, Seat, ThingId } from '@quadriga/kernel/author'
import {
  boardIn,
  colorOfPoint,
  isOpen,
  missionOf,
  spawnPoints,
  surveyIn,
  zoneOfToken,
} from './query/board.ts'
import { citizenOf, heroOf, traitsOf, zoneOf } from './query/pieces.ts'
import { tableOf } from './table.ts'

const words = {
  en: {
    health: 'Health',
    power: 'Power',
    xp: 'XP',
    actions: 'Actions',
    doors: 'doors and windows',
    open: 'open',
    closed: 'closed',
    locked: 'locked',
    points: 'Spawn Points',
    silent: 'silent',
    tokens: 'tokens',
    taken: 'Objectives taken',
    none: 'none',
  },
  fr: {
    health: 'Santé',
    power: 'Pouvoir',
    xp: 'XP',
    actions: 'Actions',
    doors: 'portes et fenêtres',
    open: 'ouverte',
    closed: 'fermée',
    locked: 'verrouillée',
    points: 'Points de Génération',
    silent: 'inactif',
    tokens: 'pions',
    taken: 'Objectifs pris',
    none: 'aucun',
  },
} as const

/** The table for a terminal: the heroes, then every zone where something stands or that the viewer's hero can reach. */
export function boardLines(q: Query, viewer: Seat, language: Language): string[] {
  const w = words[language]
  const here = zoneOf(q, heroOf(q, Math.max(0, viewer)))
  const near = here === '' ? [] : [here, ...surveyIn(q).next(here).keys()]
  const zones = boardIn(q).places.filter((zone) => q.ids(zone).length > 0 || near.includes(zone))
  const { taken } = tableOf(q)
  return [
    `${missionOf(q).id} ${missionOf(q).names[language]}`,
    ...Array.from({ length: q.seats }, (_, seat) => heroLine(q, seat, language)),
    ...zones.map((zone) => `  ${zone} (${nameOf(q, zone, language)}): ${crowd(q, q.ids(zone), language)}`),
    `  ${w.points}: ${spawnPoints(q)
      .map((id) => pointWords(q, id, language))
      .join(', ')}`,
    `  ${w.tokens}: ${
      q
        .ids('tokens')
        .map((id) => `${nameOf(q, q.thing(id).face, language)} ${zoneOfToken(q, id)}`)
        .join(', ') || w.none
    }`,
    `  ${w.taken}: ${taken.join(', ') || w.none}`,
    `  ${w.doors}: ${[...q.ids('doors'), ...q.ids('windows')].map((id) => openingWords(q, id, language)).join(', ')}`,
  ]
}

function nameOf(q: Query, id: string, language: Language): string {
  return q.loaded.definitions.get(id)?.names[language] ?? '?'
}

function heroLine(q: Query, seat: Seat, language: Language): string {
  const w = words[language]
  const hero = heroOf(q, seat)
  const numbers = (['health', 'power', 'xp', 'actions'] as const).map(
    (name) => `${q.counter(hero, name)} ${w[name]}`,
  )
  const held = [...traitsOf(q, seat), citizenOf(q, seat), ...q.ids('carried', seat)].filter((id) =>
    q.exists(id),
  )
  const cards = held.map((id) => nameOf(q, q.thing(id).face, language))
  return [
    `${q.definition(hero).names[language]} (${zoneOf(q, hero) || '–'}): ${numbers.join(', ')}`,
    ...cards,
  ].join(', ')
}

/** Figures alike are counted: "3 × Walker". */
function crowd(q: Query, ids: readonly ThingId[], language: Language): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(q.thing(id).face, (counts.get(q.thing(id).face) ?? 0) + 1)
  return [...counts]
    .map(([face, n]) => (n === 1 ? nameOf(q, face, language) : `${n} × ${nameOf(q, face, language)}`))
    .join(', ')
}

function pointWords(q: Query, point: ThingId, language: Language): string {
  const silent = q.counter(point, 'active') > 0 ? '' : ` (${words[language].silent})`
  return `${colorOfPoint(q, point)} ${zoneOfToken(q, point)}${silent}`
}

function openingWords(q: Query, id: ThingId, language: Language): string {
  const w = words[language]
  const state = isOpen(q, id) ? w.open : q.counter(id, 'locked') > 0 ? w.locked : w.closed
  return `${q.thing(id).face} ${state}`
}
