import type { Board } from '../map/board.ts'
import { surveyOf } from '../map/survey.ts'
import { isEnterable, type Side, type TilePlan, type Way } from '../map/tile.ts'
import type { Layout, Mission } from '../piece.ts'
import { type Reader, numberIn, recordIn } from './fault.ts'

/** What a mission that is well formed may still have wrong: tiles, borders, zones, counts, an order that cannot be. */
export function checkMission(reader: Reader, mission: Mission, tiles: readonly TilePlan[]): void {
  checkGrids(reader, mission, tiles)
  checkZones(reader, mission)
  checkStairs(reader, mission)
  checkOpenings(reader, mission)
  checkPoints(reader, mission)
  checkCounts(reader, mission)
  checkWays(reader, mission)
}

function checkGrids(reader: Reader, { board }: Mission, tiles: readonly TilePlan[]): void {
  board.floors.forEach(({ grid, level }, floor) => {
    const place = reader.into('floors').into(floor).into('grid')
    grid.forEach((row, r) =>
      row.forEach((id, c) => {
        const tile = tiles.find((one) => one.id === id)
        const at = place.into(r).into(c)
        if (id === '') return
        if (tile === undefined)
          at.fault(`there is no tile '${id}'`, `il n’y a pas de dalle «\u00a0${id}\u00a0»`)
        else if (tile.level !== level)
          at.fault(`'${id}' belongs to another floor`, `«\u00a0${id}\u00a0» appartient à un autre étage`)
        else {
          const east = tiles.find((one) => one.id === row[c + 1])
          const south = tiles.find((one) => one.id === grid[r + 1]?.[c])
          checkBorder(at, tile, east, 'E', 'W')
          checkBorder(at, tile, south, 'S', 'N')
        }
      }),
    )
  })
  const all = board.floors.flatMap(({ grid }) => grid.flat()).filter((id) => id !== '')
  if (new Set(all).size < all.length)
    reader.into('floors').fault('a tile is used twice', 'une dalle est utilisée deux fois')
}

/** Two tiles that meet must say the same of their border. */
function checkBorder(
  reader: Reader,
  here: TilePlan,
  there: TilePlan | undefined,
  side: Side,
  other: Side,
): void {
  if (there === undefined) return
  here.borders[side].forEach((way, place) => {
    const beyond = there.borders[other][place] as Way
    if (way.how !== beyond.how || way.id !== beyond.id)
      reader.fault(
        `part ${place + 1} of its border with '${there.id}' does not match`,
        `la partie ${place + 1} de son bord avec «\u00a0${there.id}\u00a0» ne correspond pas`,
      )
  })
}

/** Every zone that a layout names, with its place in the file. */
function namedZones({
  layout,
  stairs,
}: Mission): (readonly [place: readonly (string | number)[], zone: string])[] {
  const list = (name: string, zones: readonly string[]) =>
    zones.map((zone, place) => [[name, place], zone] as const)
  const inside = (name: string, zones: readonly { readonly zone: string }[]) =>
    zones.map(({ zone }, place) => [[name, place, 'zone'], zone] as const)
  const single = (name: string, item: { readonly zone: string } | null) =>
    item === null ? [] : [[[name, 'zone'], item.zone] as const]
  return [
    ...list('start', layout.start),
    ...(layout.exit === '' ? [] : [[['exit'], layout.exit] as const]),
    ...inside('spawnPoints', layout.spawnPoints),
    ...inside('objectives', layout.objectives),
    ...layout.hiddenObjectives.zones.map(
      (zone, place) => [['hiddenObjectives', 'zones', place], zone] as const,
    ),
    ...single('lift', layout.lift),
    ...single('hand', layout.hand),
    ...inside('figures', layout.figures),
    ...list('citizens', layout.citizens),
    ...list('quiet', layout.quiet),
    ...list('lair', layout.lair),
    ...list('highlighted', layout.highlighted),
    ...stairs.flatMap((pair, place) => pair.map((zone, end) => [['stairs', place, end], zone] as const)),
  ]
}

function checkZones(reader: Reader, mission: Mission): void {
  const { board, layout } = mission
  for (const [path, name] of namedZones(mission)) {
    const place = path.reduce<Reader>((at, step) => at.into(step), reader)
    const zone = board.zones.get(name)
    if (zone === undefined || !isEnterable(zone.kind))
      place.fault(`no zone '${name}' on this map`, `aucune zone «\u00a0${name}\u00a0» sur cette carte`)
  }
  if (layout.start.length === 0) reader.into('start').fault('nobody can start', 'personne ne peut commencer')
  if (layout.hiddenObjectives.colors.length !== layout.hiddenObjectives.zones.length)
    reader.into('hiddenObjectives').fault('as many colours as zones', 'autant de couleurs que de zones')
  // A card that the mission lays itself needs no symbol.
  const laid = layout.reservedCitizens.flatMap(({ zones }) => zones)
  layout.citizens.forEach((name, place) => {
    if (board.zones.get(name)?.marks.includes('citizen') === false && !laid.includes(name))
      reader
        .into('citizens')
        .into(place)
        .fault('no Citizen symbol there', 'pas de symbole Citoyen à cet endroit')
  })
  if (layout.lift !== null && !board.shafts.includes(layout.lift.zone))
    reader
      .into('lift')
      .into('zone')
      .fault('the lift stands in a shaft', 'l’ascenseur se trouve dans un puits')
  if (mission.leaving !== null && layout.exit === '' && !placesExit(mission))
    reader.into('exit').fault('nobody can leave without an Exit', 'personne ne peut partir sans Sortie')
}

function checkStairs(reader: Reader, { board, stairs }: Mission): void {
  stairs.forEach(([from, to], place) => {
    const levels = [board.zones.get(from)?.level, board.zones.get(to)?.level]
    if (levels[0] === levels[1])
      reader.into('stairs').into(place).fault('stairs join two floors', 'un escalier relie deux étages')
  })
}

function uses(mission: Mission, op: string): boolean {
  return JSON.stringify(mission.abilities).includes(`"op":"${op}"`)
}

function placesExit(mission: Mission): boolean {
  return uses(mission, 'placeExitHere')
}

function checkOpenings(reader: Reader, mission: Mission): void {
  mission.layout.openings.forEach(({ id, state, color }, place) => {
    const at = reader.into('openings').into(place)
    if (!mission.board.openings.some((one) => one.id === id))
      at.into('id').fault(
        `no door or window '${id}' on this map`,
        `ni porte ni fenêtre «\u00a0${id}\u00a0» sur cette carte`,
      )
    if (state === 'locked' && !unlocks(mission, color))
      at.fault('nothing ever unlocks it', 'rien ne la déverrouille jamais')
  })
}

function unlocks(mission: Mission, color: string): boolean {
  const rules = JSON.stringify(mission.abilities)
  return color !== '' && rules.includes(`"op":"unlockDoors","sort":"effect","args":{"color":"${color}"}`)
}

function checkPoints(reader: Reader, { layout }: Mission): void {
  const at = reader.into('spawnPoints')
  const first = layout.spawnPoints.filter(({ color }) => color === 'initial')
  if (first.length !== 1 || layout.spawnPoints[0]?.color !== 'initial')
    at.fault('one Initial Spawn Point comes first', 'un seul Point de Génération Initial, en premier')
}

/** Where the legend of the printed map tells a number, the layout has it. */
function checkCounts(reader: Reader, { layout }: Mission): void {
  const printed = recordIn(reader.into('printed'), (item) => numberIn(item))
  const active = (when: string) => layout.spawnPoints.filter((point) => point.active === when).length
  const doors = (state: string, sign: string) =>
    layout.openings.filter((one) => one.state === state && one.id.startsWith(sign)).length
  const counted: Readonly<Record<string, number>> = {
    citizens: layout.citizens.length,
    start_zones: layout.start.length,
    exit: layout.exit === '' ? 0 : 1,
    spawn_active: active('start') + active('never'),
    spawn_inactive: active('later'),
    spawn_5_6: active('fiveOrSix'),
    objectives: layout.objectives.length + layout.hiddenObjectives.zones.length,
    locked_doors: doors('locked', 'd-'),
    open_doors: doors('open', 'd-'),
    closed_doors: doors('closed', 'o-'),
    open_windows: doors('open', 'w-'),
    sentinel_hand: layout.hand === null ? 0 : 1,
    elevator: layout.lift === null ? 0 : 1,
    figures: layout.figures.length,
    highlighted: layout.highlighted.length,
    spawn_cards: layout.lair.length,
  }
  for (const [name, n] of Object.entries(printed)) {
    if (counted[name] !== n)
      reader
        .into('printed')
        .into(name)
        .fault(`printed ${n}, laid out ${counted[name] ?? 0}`, `imprimé ${n}, disposé ${counted[name] ?? 0}`)
  }
}

/** Opens everything that can be opened, key after key, and looks whether every place that matters can be reached. */
function checkWays(reader: Reader, mission: Mission): void {
  const { board, layout } = mission
  if (layout.start.length === 0 || layout.start.some((zone) => !board.zones.has(zone))) return
  const reached = reachedZones(mission)
  for (const [path, name] of namedZones(mission)) {
    const [field] = path
    if (!['objectives', 'hiddenObjectives', 'citizens', 'exit', 'figures'].includes(String(field))) continue
    if (!reached.has(name))
      path
        .reduce<Reader>((at, step) => at.into(step), reader)
        .fault('nobody can get there', 'personne ne peut y parvenir')
  }
}

/** Zones that heroes can come to, with each key that they find on the way. */
export function reachedZones(mission: Mission): ReadonlySet<string> {
  const { board, layout, flags } = mission
  const colors = new Map(layout.openings.map(({ id, state, color }) => [id, state === 'locked' ? color : '']))
  const lifts = layout.lift?.works === true || uses(mission, 'startLift') ? board.shafts : []
  let reached = new Set<string>()
  for (let size = -1; reached.size > size; ) {
    size = reached.size
    const held = heldColors(layout, reached)
    const ids = board.openings
      .filter(
        ({ id, how }) => (how === 'door' || !flags.includes('shutters')) && held.has(colors.get(id) ?? ''),
      )
      .map(({ id }) => id)
    const survey = surveyOf(board, [...ids, ...lifts, ...(layout.lift === null ? [] : [layout.lift.zone])])
    const starts = [...layout.start, ...(lifts.some((shaft) => reached.has(shaft)) ? lifts : [])]
    reached = spread(board, starts, (zone) => [...survey.next(zone).keys()])
  }
  return reached
}

/** Colours whose doors are open by now: keys that were found; doors that wait for cards are taken as open. */
function heldColors({ objectives, hiddenObjectives, secretMissions }: Layout, reached: ReadonlySet<string>) {
  const all = [...objectives, ...hiddenObjectives.colors.map((color) => ({ color, zone: '' }))]
  const held = new Set<string>([''])
  for (const color of ['red', 'blue', 'green']) {
    const own = all.filter((one) => one.color === color)
    const pool = hiddenObjectives.zones.every((zone) => reached.has(zone))
    const found = own.every(({ zone }) => (zone === '' ? pool : reached.has(zone)))
    if ((own.length > 0 && found) || (own.length === 0 && secretMissions)) held.add(color)
  }
  return held
}

function spread(
  board: Board,
  starts: readonly string[],
  next: (zone: string) => readonly string[],
): Set<string> {
  const found = new Set(starts.filter((zone) => board.zones.has(zone)))
  for (const zone of found) for (const other of next(zone)) found.add(other)
  return found
}
