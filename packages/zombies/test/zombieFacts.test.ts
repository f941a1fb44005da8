import { readFileSync } from 'node:fs'
import { boxes, type Mission, zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'

/** What Zombie Mode has, written down once more and independently of the content. */
function facts<T>(name: string): readonly T[] {
  return JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8')) as readonly T[]
}

const byId = new Map(
  zombies.content.map((one) => [one.id, one as unknown as Readonly<Record<string, unknown>>]),
)
const entry = (id: string) => byId.get(id) ?? {}
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

/** What heroic mode already calls so has a sign in front. */
const own = (id: string) => `z-${id}`
const ownSkill = (id: string) => (id === 'unstoppable' ? own(id) : id)

interface Named {
  readonly id: string
  readonly name_en: string
  readonly name_fr: string
  readonly copies: number
  readonly confidence: string
}

interface AttackFacts extends Named {
  readonly type: string
  readonly range: readonly number[]
  readonly dice: number
  readonly accuracy: number
}

interface SheetFacts extends Named {
  readonly health: number
  readonly attack: AttackFacts
  readonly devour: AttackFacts
  readonly skills: Readonly<Record<string, Named>>
}

function expectAttack({ id, name_en, name_fr, type, range, dice, accuracy, confidence: sure }: AttackFacts) {
  const [least, most] = range
  expect(byId.get(id)).toMatchObject({ type, confidence: confidence[sure] })
  expect(byId.get(id)?.['stats']).toEqual({ dice, accuracy, least, most })
  expect(namesOf(id)).toEqual([name_en, name_fr])
}

test('the six sheets have their Health, attacks and Skills by level', () => {
  const sheets = facts<SheetFacts>('zombie-hero-sheets')
  expect(boxes.zombie.heroes.map(({ id }) => id)).toEqual(sheets.map(({ id }) => own(id)))
  for (const { id, health, attack, devour, skills, confidence: sure } of sheets) {
    expect(byId.get(own(id))).toMatchObject({
      mode: 'zombie',
      attack: attack.id,
      devours: devour.id,
      skills: Object.values(skills).map((skill) => ownSkill(skill.id)),
      confidence: confidence[sure],
      stats: { fullHealth: health, turnActions: 3, hungerGain: 1, powerGain: 0 },
    })
    expectAttack(attack)
    expectAttack(devour)
    Object.values(skills).forEach((skill, level) => {
      expect(byId.get(ownSkill(skill.id))).toMatchObject({ level, confidence: confidence[skill.confidence] })
      expect(namesOf(ownSkill(skill.id))).toEqual([skill.name_en, skill.name_fr])
    })
  }
})

test('S.H.I.E.L.D. and the six Super Heroes have their numbers, figures and Target Priority', () => {
  for (const one of facts<Named & Readonly<Record<string, number>>>('zombie-enemies')) {
    if (one.id === 'superhero') continue
    expect(byId.get(one.id)).toMatchObject({
      stats: { actions: one['actions'], toughness: one['toughness'] },
      priority: one['target_priority'],
      copies: one['miniatures'],
      confidence: confidence[one.confidence],
    })
  }
  const heroes = facts<Named & { actions: number; toughness: number; priority: number }>('super-heroes')
  expect(boxes.zombie.champions.map(({ id }) => id)).toEqual(heroes.map(({ id }) => own(id)))
  for (const { id, name_en, name_fr, actions, toughness, priority, confidence: sure } of heroes) {
    // Mystique comes last by her own rule.
    const place = id === 'mystique' ? 5 : priority
    expect(byId.get(own(id))).toMatchObject({
      kind: 'superHero',
      stats: { actions, toughness },
      priority: place,
      confidence: confidence[sure],
    })
    expect(namesOf(own(id))).toEqual([name_en, name_fr])
  }
})

interface SpawnFacts extends Named {
  readonly kind: string
  readonly enemy: string
  readonly values: Readonly<Record<string, number>> | null
}

test('all 42 Spawn cards of Zombie Mode have their numbers by level', () => {
  const cards = facts<SpawnFacts>('zombie-spawn-deck')
  expect(boxes.zombie.spawnCards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
  for (const { id, kind, enemy, values, confidence: sure, name_en, name_fr } of cards) {
    const bringsHero = kind === 'superhero'
    expect(byId.get(id)).toMatchObject({ of: enemy, bringsHero, confidence: confidence[sure] })
    expect(namesOf(id)).toEqual([name_en, name_fr])
    if (values === null || bringsHero) continue
    const [text] = entry(id)['abilities'] as { effect: { args: Readonly<Record<string, unknown>> } }[]
    expect(text?.effect.args).toMatchObject({ ...values, enemy, ...(kind === 'rush' ? { rush: true } : {}) })
  }
})

test('Traits and citizens of Zombie Mode have their names, copies and marks', () => {
  const traits = facts<Named>('zombie-traits')
  const people = facts<Named & { fighter: boolean }>('zombie-citizens')
  expect(traits.reduce((sum, { copies }) => sum + copies, 0)).toBe(45)
  expect(people.reduce((sum, { copies }) => sum + copies, 0)).toBe(12)
  expect(boxes.zombie.traits.map(({ id }) => id)).toEqual(traits.map(({ id }) => id))
  const cards = [...traits, ...people.map((one) => ({ ...one, id: own(one.id) }))]
  for (const { id, name_en, name_fr, copies, confidence: sure } of cards) {
    expect(namesOf(id)).toEqual([name_en, name_fr])
    expect(byId.get(id)).toMatchObject({ copies, confidence: confidence[sure] })
  }
  for (const { id, fighter } of people) expect(byId.get(own(id))).toMatchObject({ fighter })
})

interface MissionFacts {
  readonly id: string
  readonly title_en: string
  readonly title_fr: string
  readonly difficulty: string
  readonly minutes: number
  readonly floors: readonly { canonical_grid: readonly (readonly string[])[] }[]
  readonly tokens: {
    readonly start: readonly string[]
    readonly exit: string | null
    readonly spawns: readonly { id: string; color: string; zone: string; active: string }[]
    readonly spawn_order: readonly string[]
    readonly citizens: readonly string[]
    readonly objective_pool?: { colors: readonly string[]; zones: readonly string[] }
    readonly doors: readonly { id: string; state: string }[]
    readonly elevator: { zone: string }
    readonly figures?: readonly { type: string; id?: string; zone: string }[]
  }
}

test('all five missions of Zombie Mode lie as the facts have them', () => {
  const missions = facts<MissionFacts>('zombie-missions')
  expect(missions.map(({ id }) => id)).toEqual(['MZ1', 'MZ2', 'MZ3', 'MZ4', 'MZ5'])
  for (const { id, title_en, title_fr, difficulty, minutes, floors, tokens } of missions) {
    const mission = byId.get(id) as unknown as Mission
    const { board, layout } = mission
    expect(mission).toMatchObject({ mode: 'zombie', difficulty, minutes })
    expect(namesOf(id)).toEqual([title_en, title_fr])
    expect(board.floors.map(({ grid }) => grid)).toEqual(floors.map((floor) => floor.canonical_grid))
    expect([layout.start, layout.citizens]).toEqual([tokens.start, tokens.citizens])
    expect(layout.exit).toBe(tokens.exit?.includes(':') === true ? tokens.exit : '')
    expect(layout.spawnPoints.map((point) => point.id)).toEqual(tokens.spawn_order)
    for (const { id: point, zone, color, active } of tokens.spawns) {
      const laid = layout.spawnPoints.find((one) => one.id === point)
      expect(laid).toMatchObject({ zone, color })
      expect(laid?.active === 'fiveOrSix').toBe(active === '5-6')
      expect(laid?.active === 'later').toBe(active.startsWith('event:'))
    }
    expect(layout.hiddenObjectives).toEqual(tokens.objective_pool ?? { colors: [], zones: [] })
    expect(layout.openings.map(({ id: door, state }) => [door, state])).toEqual(
      tokens.doors.map(({ id: door, state }) => [door, state]),
    )
    expect(layout.lift?.zone).toBe(tokens.elevator.zone)
    const figures = tokens.figures ?? []
    expect(layout.figures).toEqual(
      figures.map(({ type, id: who = '', zone }) => ({ id: who === '' ? type : own(who), zone })),
    )
  }
})
