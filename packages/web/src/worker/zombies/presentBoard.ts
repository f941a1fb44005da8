import {
  intents,
  liftZone,
  missionOf,
  preyIn,
  siegeOf,
  spawnForecast,
  tableLevel,
  tableOf,
} from '@quadriga/zombies'
import { describe, NOTHING, objectiveOf } from '@quadriga/kernel'
import { mainEye, nameOfFace, type Reader, type Scene } from '@quadriga/table'
import type { GoalModel, IntentModel, SpawnModel, ZombiesBoard } from '../../model/zombies/board.ts'
import type { LaidOut } from '../table/presenter.ts'
import { zoneTitle } from './kindNames.ts'
import { presentHero } from './presentHero.ts'
import { presentMap } from './presentMap.ts'
import { enemyKind, openingsOf, placesOf } from './presentPlaces.ts'

/** The table of Marvel Zombies: the map, who stands where, and what the horde is about to do. */
export function presentBoard(scene: Scene, { zones, pieces }: LaidOut): ZombiesBoard {
  const { view, q } = mainEye(scene)
  const { fallen, rescued, lost } = tableOf(q)
  const { id, mode } = missionOf(q)
  return {
    game: 'zombies',
    zones: zones.map((zone) => ({ ...zone, title: titleOf(scene, zone.name) })),
    pieces,
    players: Array.from({ length: view.seats }, (_, seat) => presentHero(scene, q, seat)),
    map: presentMap(scene.loaded, id, scene.language),
    places: placesOf(q, pieces),
    openings: openingsOf(q, pieces),
    lift: liftZone(q),
    intents: intents(q).map((one) => intentOf(scene, q, one)),
    goals: goalsOf(scene, q),
    defeat: q.loaded.programs.has(`${id}/defeat`)
      ? describe(scene.loaded, { program: `${id}/defeat`, node: 0 }, scene.language)
      : [],
    siege: siegeOf(q),
    isFallen: fallen,
    spawn: spawnOf(q),
    danger: tableLevel(q),
    mission: { id, face: id, mode },
    rescued: rescued.length,
    lost: lost.length,
  }
}

function titleOf(scene: Scene, zone: string): string {
  return scene.loaded.definitions.has(zone) ? nameOfFace(scene, zone) : zoneTitle(zone, scene.language)
}

function intentOf(scene: Scene, q: Reader, one: ReturnType<typeof intents>[number]): IntentModel {
  const { from, enemy, n, does, to, targets, why } = one
  const prey = targets.flatMap((zone) => preyIn(q, zone))
  return {
    from,
    face: enemy,
    kind: enemyKind(q, enemy),
    name: nameOfFace(scene, enemy),
    n,
    does,
    to,
    targets,
    whom: [...new Set(prey.map((id) => nameOfFace(scene, q.thing(id).face)))],
    why,
  }
}

function goalsOf(scene: Scene, q: Reader): GoalModel[] {
  const found = objectiveOf(q.state, missionOf(q).id, 0, NOTHING)
  return (found?.parts ?? []).map(({ program, node, have, need }) => ({
    text: describe(scene.loaded, { program, node }, scene.language),
    have,
    need,
  }))
}

function spawnOf(q: Reader): SpawnModel {
  const { draws, cards, kinds } = spawnForecast(q)
  return {
    draws,
    cards,
    kinds: kinds.map(({ enemy, mean, most, reserve }) => ({
      kind: enemy === 'zombie-hero' ? 'zombieHero' : enemy === 'superhero' ? 'superHero' : enemy,
      mean,
      most,
      reserve,
    })),
  }
}
