import {
  describe,
  type Language,
  NOTHING,
  objectiveOf,
  plain,
  type Query,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { dangers } from './piece.ts'
import {
  boardIn,
  colorOfPoint,
  isOpen,
  missionOf,
  sideOf,
  spawnPoints,
  surveyIn,
  zoneOfToken,
} from './query/board.ts'
import { tableLevel } from './query/danger.ts'
import { citizenOf, heroOf, traitsOf, zoneOf } from './query/pieces.ts'
import { tableOf } from './table.ts'

const words = {
  en: {
    health: 'Health',
    power: 'Power',
    hunger: 'Hunger',
    xp: 'XP',
    actions: 'Actions',
    action: 'Action',
    goals: 'goals',
    danger: 'Danger Level',
    levels: { blue: 'Blue', yellow: 'Yellow', orange: 'Orange', red: 'Red' },
    doors: 'doors and windows',
    open: 'open',
    closed: 'closed',
    locked: 'locked',
    points: 'Spawn Points',
    silent: 'inactive',
    tokens: 'tokens',
    taken: 'Objectives taken',
    none: 'none',
    ways: 'ways from here',
    away: 'off the board',
    colors: { initial: 'Initial', red: 'red', blue: 'blue', green: 'green' },
  },
  fr: {
    health: 'Santé',
    power: 'Pouvoir',
    hunger: 'Faim',
    xp: 'XP',
    actions: 'Actions',
    action: 'Action',
    goals: 'buts',
    danger: 'Niveau de Danger',
    levels: { blue: 'Bleu', yellow: 'Jaune', orange: 'Orange', red: 'Rouge' },
    doors: 'portes et fenêtres',
    open: 'ouverte',
    closed: 'fermée',
    locked: 'verrouillée',
    points: 'Points de Génération',
    silent: 'inactif',
    tokens: 'pions',
    taken: 'Objectifs pris',
    none: 'aucun',
    ways: 'passages d’ici',
    away: 'hors du plateau',
    colors: { initial: 'Initial', red: 'rouge', blue: 'bleu', green: 'vert' },
  },
} as const

/** The table for a terminal: the heroes, every zone where something stands, and where the viewer's hero can go. */
export function boardLines(q: Query, viewer: Seat, language: Language): string[] {
  const w = words[language]
  const here = zoneOf(q, heroOf(q, Math.max(0, viewer)))
  const ways = here === '' ? [] : [...surveyIn(q).next(here).keys()]
  const zones = boardIn(q).places.filter((zone) => q.ids(zone).length > 0)
  const line = (title: string, parts: readonly string[]) =>
    `  ${title}${colon[language]} ${parts.join(', ') || w.none}`
  return [
    `${missionOf(q).id} ${missionOf(q).names[language]}`,
    line(w.goals, goalsOf(q, language)),
    line(w.danger, [w.levels[dangers[tableLevel(q)] ?? 'blue']]),
    ...Array.from({ length: q.seats }, (_, seat) => heroLine(q, seat, language)),
    ...zones.map((zone) => line(nameOf(q, zone, language), crowd(q, q.ids(zone), language))),
    line(
      w.ways,
      ways.map((zone) => nameOf(q, zone, language)),
    ),
    line(
      w.points,
      spawnPoints(q).map((id) => pointWords(q, id, language)),
    ),
    line(
      w.tokens,
      q
        .ids('tokens')
        .map(
          (id) => `${nameOf(q, q.thing(id).face, language)} (${placeOf(q, zoneOfToken(q, id), language)})`,
        ),
    ),
    line(
      w.taken,
      tableOf(q).taken.map((color) => w.colors[color as keyof typeof w.colors]),
    ),
    line(
      w.doors,
      [...q.ids('doors'), ...q.ids('windows')].map((id) => openingWords(q, id, language)),
    ),
  ]
}

const colon = { en: ':', fr: '\u00a0:' } as const

function placeOf(q: Query, zone: string, language: Language): string {
  return zone === '' ? words[language].away : nameOf(q, zone, language)
}

function nameOf(q: Query, id: string, language: Language): string {
  return q.loaded.definitions.get(id)?.names[language] ?? '?'
}

/** What the mission asks for, and how far that is. */
function goalsOf(q: Query, language: Language): string[] {
  const parts = objectiveOf(q.state, missionOf(q).id, 0, NOTHING)?.parts ?? []
  return parts.map(
    ({ program, node, have, need }) =>
      `${plain(describe(q.loaded, { program, node }, language)).replace(/\.$/, '')} (${have}/${need})`,
  )
}

function heroLine(q: Query, seat: Seat, language: Language): string {
  const hero = heroOf(q, seat)
  const numbers = (['health', sideOf(q).gauge, 'xp', 'actions'] as const).map((name) =>
    counted(q.counter(hero, name), name, language),
  )
  const held = [...traitsOf(q, seat), citizenOf(q, seat), ...q.ids('carried', seat)].filter((id) =>
    q.exists(id),
  )
  const cards = held.map((id) => nameOf(q, q.thing(id).face, language))
  return [
    `${q.definition(hero).names[language]} (${placeOf(q, zoneOf(q, hero), language)})${colon[language]} ${numbers.join(', ')}`,
    ...cards,
  ].join(', ')
}

/** "3 Health"; in French 0 is singular too. */
function counted(number: number, name: 'health' | 'power' | 'hunger' | 'xp' | 'actions', language: Language) {
  const isOne = language === 'fr' ? number < 2 : number === 1
  return `${number} ${words[language][name === 'actions' && isOne ? 'action' : name]}`
}

/** Figures alike are counted: "3 × Walker". */
function crowd(q: Query, ids: readonly ThingId[], language: Language): string[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(q.thing(id).face, (counts.get(q.thing(id).face) ?? 0) + 1)
  return [...counts].map(([face, n]) =>
    n === 1 ? nameOf(q, face, language) : `${n} × ${nameOf(q, face, language)}`,
  )
}

function pointWords(q: Query, point: ThingId, language: Language): string {
  const w = words[language]
  const state = q.counter(point, 'active') > 0 ? '' : `, ${w.silent}`
  return `${w.colors[colorOfPoint(q, point)]} (${placeOf(q, zoneOfToken(q, point), language)}${state})`
}

function openingWords(q: Query, id: ThingId, language: Language): string {
  const w = words[language]
  const state = isOpen(q, id) ? w.open : q.counter(id, 'locked') > 0 ? w.locked : w.closed
  return `${nameOf(q, q.thing(id).face, language)} (${state})`
}
