import { createRng, type Json, type Rng, shuffled } from '@quadriga/kernel'
import { malformedSetups } from '@quadriga/testkit'
import {
  type Blank,
  boxCards,
  boxes,
  missionFiles,
  missionWords,
  type Mode,
  tileFiles,
  zombies,
} from '@quadriga/zombies'
import { chance, makeTile, picked, type TileFile } from './makeTile.ts'

/** Set-ups with own tiles and missions, drawn from a number: missions from nothing, and missions of the box with slips. */

const colors = ['red', 'blue', 'green']

interface Words {
  readonly mode: Mode
  readonly tiles: readonly string[]
  readonly rng: Rng
}

function filled(blank: Blank, { mode, tiles, rng }: Words): Json {
  switch (blank.of) {
    case 'choice':
      return picked(blank.choices, rng)
    case 'number':
      return blank.least + rng.below(blank.most - blank.least + 1)
    case 'always':
      return blank.value
    case 'tile':
      return picked(tiles, rng)
    case 'citizen':
      return blank.any === true && chance(rng, 30) ? 'any' : picked(boxCards[mode].citizens, rng)
    case 'zombieHero':
      return picked(boxCards[mode].zombieHeroes, rng)
  }
}

/** A word of mission files with everything that it leaves open. */
function said(of: 'moments' | 'effects' | 'goals' | 'defeats', words: Words): Record<string, Json> {
  const known = missionWords[words.mode][of]
  const { blanks } = known[picked(Object.keys(known), words.rng)]!
  return Object.fromEntries(blanks.map((blank) => [blank.field, filled(blank, words)]))
}

function rules(words: Words): Json[] {
  return Array.from({ length: words.rng.below(4) }, () => {
    const moment = said('moments', words)
    const isDeed = 'action' in moment || 'insteadOfDrawing' in moment
    const effects = Array.from({ length: 1 + words.rng.below(2) }, () => said('effects', words))
    return { ...(isDeed ? moment : { when: moment }), do: effects }
  })
}

function goals(words: Words): Json[] {
  const goal = listed(said('goals', words))
  return chance(words.rng, 60) ? [goal] : [goal, { leave: words.mode === 'zombie' ? true : 'all' }]
}

/** Colours and Zombie Heroes are given as lists. */
function listed(goal: Record<string, Json>): Record<string, Json> {
  const [[word, value] = ['', null]] = Object.entries(goal)
  return word === 'take' || word === 'eliminate' ? { [word]: [value] } : goal
}

interface Place {
  readonly name: string
  readonly marks: readonly string[]
  readonly kind: string
}

function placesOf(tiles: readonly TileFile[]): Place[] {
  return tiles.flatMap(({ id, zones }) =>
    zones
      .filter(({ kind }) => kind !== 'fountain' && kind !== 'stairwell')
      .map((zone) => ({ name: `${id}:${zone.id}`, marks: zone.marks ?? [], kind: zone.kind })),
  )
}

/** What lies on some places: points, Objectives, citizens, doors. */
function layout(places: readonly Place[], openings: readonly string[], words: Words): Record<string, Json> {
  const { rng, mode } = words
  const cards = boxCards[mode]
  const some = (most: number) => shuffled(places, rng).slice(0, rng.below(most + 1))
  const zone = () => (places.length === 0 ? 'nowhere' : picked(places, rng).name)
  const citizens = places.filter(({ marks }) => marks.includes('citizen')).map(({ name }) => name)
  const shafts = places.filter(({ kind }) => kind === 'shaft')
  return {
    start: [zone()],
    ...(chance(rng, 80) ? { exit: zone() } : {}),
    spawnPoints: ['initial', ...shuffled(colors, rng).slice(0, rng.below(4))].map((color) => ({
      id: color,
      color,
      zone: zone(),
      active: color === 'initial' ? 'start' : picked(['start', 'fiveOrSix', 'later', 'never'], rng),
    })),
    objectives: some(3).map(({ name }) => ({ color: picked(colors, rng), zone: name })),
    citizens,
    ...(citizens.length > 0 && chance(rng, 20)
      ? { reservedCitizens: [{ card: picked(cards.citizens, rng), zones: [picked(citizens, rng)] }] }
      : {}),
    ...(chance(rng, 10) ? { secretMissions: true } : {}),
    ...(chance(rng, 15) ? { lair: some(12).map(({ name }) => name) } : {}),
    ...(shafts.length > 0 && chance(rng, 60)
      ? { lift: { zone: picked(shafts, rng).name, works: chance(rng, 70) } }
      : {}),
    ...(chance(rng, 40) ? { hand: { zone: zone(), charged: chance(rng, 50) } } : {}),
    ...(chance(rng, 30)
      ? { figures: [{ id: picked([...cards.zombieHeroes, ...cards.enemies], rng), zone: zone() }] }
      : {}),
    openings: shuffled(openings, rng)
      .slice(0, rng.below(4))
      .map((id) =>
        chance(rng, 30) ? { id, state: 'locked', color: picked(colors, rng) } : { id, state: 'open' },
      ),
    quiet: some(2).map(({ name }) => name),
    highlighted: some(3).map(({ name }) => name),
    flags: missionWords[mode].flags.filter(() => chance(rng, 15)),
  }
}

function fromNothing(rng: Rng) {
  const [height, width] = [1 + rng.below(2), 1 + rng.below(2)]
  const floors = chance(rng, 20) ? ['ground', 'first'] : ['ground']
  const tiles: TileFile[] = []
  const laid = floors.map((level) => ({
    level,
    grid: Array.from({ length: height }, () =>
      Array.from({ length: width }, () => {
        tiles.push(makeTile(`T${tiles.length}`, level, rng))
        return `T${tiles.length - 1}`
      }),
    ),
  }))
  const mode: Mode = chance(rng, 35) ? 'zombie' : 'heroic'
  const words = { mode, tiles: tiles.map(({ id }) => id), rng }
  const openings = tiles.flatMap((tile) => Object.keys(tile['openings'] as object))
  const mission = {
    id: 'X1',
    mode,
    names: { en: 'From nothing', fr: 'À partir de rien' },
    difficulty: 'easy',
    minutes: 30,
    floors: laid,
    ...layout(placesOf(tiles), openings, words),
    goals: goals(words),
    rules: rules(words),
    ...(mode === 'heroic' && chance(rng, 15) ? { defeats: [said('defeats', words)] } : {}),
  }
  return { mission: 'own', own: { tiles, mission } }
}

/** A mission of the box: other rules or another layout, and one tile of it with another wall. */
function ofTheBox(rng: Rng) {
  const file = JSON.parse(JSON.stringify(picked(Object.values(missionFiles), rng))) as Record<string, Json>
  delete file['$schema']
  delete file['printed']
  const used = (file['floors'] as { grid: string[][] }[])
    .flatMap(({ grid }) => grid.flat())
    .filter((id) => id !== '')
  const tiles = used.map((id) => JSON.parse(JSON.stringify(tileFiles[`${id}.json`])) as TileFile)
  const words = { mode: file['mode'] as Mode, tiles: used, rng }
  const corrected = picked(tiles, rng)
  const passage = picked(corrected.passages, rng)
  if (chance(rng, 60)) passage['how'] = picked(['open', 'wall'], rng)
  const places = placesOf(tiles)
  const changed = {
    ...file,
    ...(chance(rng, 40) ? { goals: goals(words) } : {}),
    ...(chance(rng, 40) ? { rules: [...(file['rules'] as Json[]), ...rules(words)] } : {}),
    ...(chance(rng, 40) ? { start: [picked(places, rng).name] } : {}),
    ...(chance(rng, 30) ? layout(places, [], words) : {}),
  }
  const isOwn = chance(rng, 80)
  return {
    mission: isOwn ? 'own' : (file['id'] as string),
    own: { tiles: [corrected], ...(isOwn ? { mission: changed } : {}) },
  }
}

/** Heroes of the side that a set-up speaks of, shuffled. */
function teamFor({ mission, own }: { mission: string; own: { mission?: unknown } }, rng: Rng): string[] {
  const file = (own.mission ?? missionFiles[`${mission}.json`]) as { mode: Mode }
  const { heroes } = boxes[file.mode]
  return shuffled(heroes, rng)
    .slice(0, 1 + rng.below(heroes.length))
    .map(({ id }) => id)
}

const tries = 25

/** The set-up of a number: two in three are drawn until the check passes them; of the others a stranger changes some. */
export function generatedSetup(n: number): Json {
  const rng = createRng(`mission/${n}`)
  const made = () => {
    const drawn = n % 2 === 0 ? fromNothing(rng) : ofTheBox(rng)
    return { ...drawn, heroes: teamFor(drawn, rng) }
  }
  let setup = made() as unknown as { own: Json }
  if (n % 3 > 0) {
    for (let left = tries; left > 0 && zombies.checkSetup(setup).length > 0; left--)
      setup = made() as unknown as { own: Json }
    return setup
  }
  const [strange] = chance(rng, 50) ? malformedSetups(() => setup.own, `strange/${n}`, 1) : []
  return { ...setup, own: strange ?? setup.own }
}
