import { readFileSync } from 'node:fs'
import { boxes, type Mission, tiles, zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'

/** What the box has, written down once more and independently of the content. */
function facts<T>(name: string): readonly T[] {
  return JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8')) as readonly T[]
}

const byId = new Map(
  zombies.content.map((one) => [one.id, one as unknown as Readonly<Record<string, unknown>>]),
)
const entry = (id: string) => byId.get(id) ?? {}
const statsOf = (id: string) => byId.get(id)?.['stats'] as Readonly<Record<string, number>>
const namesOf = (id: string) => {
  const { en, fr } = entry(id)['names'] as { en: string; fr: string }
  return [en, fr].map((name) => name.replaceAll('’', "'").replaceAll('\u202f', ' '))
}
const confidence: Readonly<Record<string, string>> = {
  seed: 'high',
  high: 'high',
  medium: 'medium',
  reconstructed: 'reconstructed',
}

interface Named {
  readonly id: string
  readonly name_en: string
  readonly name_fr: string
  readonly copies: number
  readonly confidence: string
}

interface HeroFacts extends Named {
  readonly attack: {
    id: string
    name_en: string
    name_fr: string
    type: string
    range: number[]
    dice: number
    accuracy: number
  }
  readonly skills: Readonly<
    Record<string, { id: string; name_en: string; name_fr: string; confidence: string }>
  >
}

test('heroes, their attacks and their Skills by level are as the facts have them', () => {
  for (const { id, attack, skills } of facts<HeroFacts>('heroes')) {
    expect(byId.get(id)).toMatchObject({
      attack: attack.id,
      skills: Object.values(skills).map((skill) => skill.id),
    })
    expect(namesOf(attack.id)).toEqual([attack.name_en, attack.name_fr])
    const [least, most] = attack.range
    expect(statsOf(attack.id)).toEqual({ dice: attack.dice, accuracy: attack.accuracy, least, most })
    expect(byId.get(attack.id)?.['type']).toBe(attack.type)
    Object.values(skills).forEach((skill, level) => {
      expect(byId.get(skill.id)).toMatchObject({ level, confidence: confidence[skill.confidence] })
      expect(namesOf(skill.id)).toEqual([skill.name_en, skill.name_fr])
    })
  }
})

test('Enemies have their numbers, figures and Target Priority', () => {
  for (const one of facts<{
    id: string
    actions: number
    toughness: number
    target_priority: number
    miniatures: number
  }>('enemies')) {
    if (one.id === 'zombie-hero') continue
    expect(byId.get(one.id)).toMatchObject({
      stats: { actions: one.actions, toughness: one.toughness },
      priority: one.target_priority,
      copies: one.miniatures,
    })
  }
  for (const one of facts<{ id: string; actions: number; toughness: number | { blue: number } }>(
    'zombie-heroes',
  )) {
    const toughness = typeof one.toughness === 'number' ? one.toughness : one.toughness.blue
    expect(byId.get(one.id)).toMatchObject({ stats: { actions: one.actions, toughness }, priority: 1 })
  }
})

interface SpawnFacts extends Named {
  readonly kind: string
  readonly enemy: string
  readonly values: Readonly<Record<string, number>> | null
}

test('all 42 Spawn cards have their numbers by level', () => {
  const cards = facts<SpawnFacts>('spawn-deck')
  expect(boxes.heroic.spawnCards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
  for (const { id, kind, enemy, values, confidence: sure, name_en, name_fr } of cards) {
    expect(byId.get(id)).toMatchObject({
      of: enemy,
      bringsHero: kind === 'zombie-hero',
      confidence: confidence[sure],
    })
    expect(namesOf(id)).toEqual([name_en, name_fr])
    const [text] = entry(id)['abilities'] as { effect: { args: Readonly<Record<string, unknown>> } }[]
    if (values === null || kind === 'zombie-hero') continue
    expect(text?.effect.args).toMatchObject({ ...values, enemy, ...(kind === 'rush' ? { rush: true } : {}) })
  }
})

test('Traits and citizens have their names, copies and marks', () => {
  const traits = facts<Named>('traits')
  expect(traits.reduce((sum, { copies }) => sum + copies, 0)).toBe(45)
  const people = facts<Named & { fighter: boolean | null }>('citizens')
  expect(people.reduce((sum, { copies }) => sum + copies, 0)).toBe(16)
  for (const { id, name_en, name_fr, copies, confidence: sure } of [...traits, ...people]) {
    expect(namesOf(id)).toEqual([name_en, name_fr])
    expect(byId.get(id)).toMatchObject({ copies, confidence: confidence[sure] })
  }
  for (const { id, fighter } of people.filter((one) => one.fighter !== null))
    expect(byId.get(id)).toMatchObject({ fighter })
})

interface TileFacts {
  readonly id: string
  readonly rows: readonly (readonly string[])[]
  readonly zones: readonly {
    id: string
    kind: string
    room: string | null
    spawn: boolean
    citizen: boolean
  }[]
  readonly symbols: { spawn: number; citizen: number }
}

test('all eighteen tile faces have the cells, rooms and symbols of the facts', () => {
  const faces = facts<TileFacts>('tiles')
  expect(tiles.map(({ id }) => id).toSorted()).toEqual(faces.map(({ id }) => id).toSorted())
  for (const face of faces) {
    const tile = tiles.find(({ id }) => id === face.id)!
    expect(tile.rows).toEqual(face.rows)
    for (const zone of face.zones) {
      const own = tile.zones.find(({ id }) => id === zone.id)!
      expect([own.room, own.marks.includes('spawn'), own.marks.includes('citizen')]).toEqual([
        zone.room ?? '',
        zone.spawn,
        zone.citizen,
      ])
    }
  }
})

interface MissionFacts {
  readonly id: string
  readonly floors: readonly { canonical_grid: readonly (readonly string[])[] }[]
  readonly tokens: {
    readonly start: readonly string[]
    readonly spawns: readonly { id: string; color: string; zone: string }[]
    readonly spawn_order: readonly string[]
    readonly citizens: readonly string[]
    readonly objectives: readonly { color: string; zone: string }[]
  }
}

test('all eleven missions lie as the facts have them', () => {
  for (const { id, floors, tokens } of facts<MissionFacts>('missions')) {
    const { board, layout } = byId.get(id) as unknown as Mission
    expect(board.floors.map(({ grid }) => grid)).toEqual(floors.map((floor) => floor.canonical_grid))
    expect([layout.start, layout.citizens]).toEqual([tokens.start, tokens.citizens])
    expect(layout.spawnPoints.map((point) => point.id)).toEqual(tokens.spawn_order)
    for (const { id: point, zone, color } of tokens.spawns)
      expect(layout.spawnPoints.find((one) => one.id === point)).toMatchObject({ zone, color })
    expect(layout.objectives).toEqual(tokens.objectives.map(({ color, zone }) => ({ color, zone })))
  }
})
