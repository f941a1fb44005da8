import type { Mission } from '../piece.ts'
import { listIn, type Reader } from './fault.ts'
import { type Blank, type MissionWord, missionWords, type Need } from './missionWords.ts'

/** Names of cards that missions speak of. */
export interface BoxCards {
  readonly citizens: readonly string[]
  /** Cards of the Citizen deck that are no citizens. */
  readonly events: readonly string[]
  /** Enemies with a name: Zombie Heroes, or Super Heroes in Zombie Mode. */
  readonly zombieHeroes: readonly string[]
  /** Enemies without one. */
  readonly enemies: readonly string[]
  /** Whom players may run. */
  readonly heroes: readonly string[]
  readonly spawnCards: readonly string[]
  /** The Spawn cards that bring Zombie Heroes. */
  readonly heroCards: readonly string[]
}

/** What a mission of the box has right by itself: cards that exist, words that fit, decks that suffice. */
export function checkOwn(reader: Reader, mission: Mission, cards: BoxCards): void {
  checkMap(reader, mission)
  checkTeam(reader, mission, cards)
  checkFlags(reader, mission)
  checkFigures(reader, mission, cards)
  checkDecks(reader, mission, cards)
  checkRules(reader, mission, cards)
  checkGoals(reader, mission, cards)
}

const mostTiles = 6

function checkMap(reader: Reader, { board }: Mission): void {
  const floors = reader.into('floors')
  const levels = board.floors.map(({ level }) => level)
  if (new Set(levels).size < levels.length) floors.fault('a floor is there twice', 'un étage est en double')
  if (board.places.length === 0) floors.fault('no tile lies anywhere', 'aucune dalle n’est posée')
  board.floors.forEach(({ grid }, place) => {
    if (grid.length > mostTiles || grid.some((row) => row.length > mostTiles))
      floors
        .into(place)
        .fault(`at most ${mostTiles} tiles in a row`, `au plus ${mostTiles} dalles par rangée`)
  })
  checkOpeningIds(floors, board)
}

function checkFlags(reader: Reader, { mode, flags }: Mission): void {
  flags.forEach((flag, place) => {
    if (!missionWords[mode].flags.includes(flag))
      reader.into('flags').into(place).fault(ofOtherMode.en, ofOtherMode.fr)
  })
}

const mostHeroes = 6

function checkTeam(reader: Reader, { team }: Mission, { heroes }: BoxCards): void {
  const at = reader.into('team')
  team.forEach((id, place) => {
    if (!heroes.includes(id)) at.into(place).fault(noCard(id).en, noCard(id).fr)
    else if (team.indexOf(id) < place)
      at.into(place).fault(`'${id}' is there twice`, `«\u00a0${id}\u00a0» est là deux fois`)
  })
  if (team.length > mostHeroes) at.fault(`at most ${mostHeroes} heroes`, `au plus ${mostHeroes} Super-Héros`)
}

/** A door or window joins the same two zones wherever its id stands. */
function checkOpeningIds(reader: Reader, { cells }: Mission['board']): void {
  const joined = new Map<string, string>()
  const told = new Set<string>()
  for (const { zone, next } of cells.values()) {
    for (const { how, id, cell } of Object.values(next)) {
      if (how !== 'door' && how !== 'window') continue
      const pair = [how, ...[zone, cells.get(cell)?.zone ?? ''].sort()].join(' ')
      if ((joined.get(id) ?? pair) !== pair && !told.has(id)) {
        told.add(id)
        reader.fault(
          `'${id}' is in two places of the map`,
          `«\u00a0${id}\u00a0» se trouve à deux endroits de la carte`,
        )
      }
      joined.set(id, pair)
    }
  }
}

function checkFigures(reader: Reader, { layout }: Mission, cards: BoxCards): void {
  const at = reader.into('figures')
  layout.figures.forEach(({ id }, place) => {
    if (cards.enemies.includes(id)) return
    if (![...cards.zombieHeroes, ...cards.citizens].includes(id))
      at.into(place).into('id').fault(noCard(id).en, noCard(id).fr)
    if (layout.figures.findIndex((one) => one.id === id) < place)
      at.into(place).fault(`'${id}' stands there twice`, `«\u00a0${id}\u00a0» est là deux fois`)
    if (cards.citizens.includes(id) && !layout.without.citizens.includes(id))
      at.into(place).fault(
        `the card of '${id}' must be left in the box (without.citizens)`,
        `la carte de «\u00a0${id}\u00a0» doit rester dans la boîte (without.citizens)`,
      )
  })
  layout.still.forEach((id, place) => {
    if (!cards.citizens.includes(id)) reader.into('still').into(place).fault(noCard(id).en, noCard(id).fr)
  })
}

function noCard(id: string) {
  const shown = id.slice(0, 40)
  return { en: `there is no card '${shown}' for this`, fr: `aucune carte «\u00a0${shown}\u00a0» pour cela` }
}

/** Decks must hold what the map asks of them. */
function checkDecks(reader: Reader, { layout }: Mission, cards: BoxCards): void {
  const { without, citizens, reservedCitizens, secretMissions, lair } = layout
  const left = reader.into('without')
  const known = (list: readonly string[], field: 'spawn' | 'citizens', of: readonly string[]) =>
    list.forEach((id, place) => {
      if (!of.includes(id)) left.into(field).into(place).fault(noCard(id).en, noCard(id).fr)
    })
  known(without.spawn, 'spawn', cards.spawnCards)
  known(without.citizens, 'citizens', [...cards.citizens, ...cards.events])
  const kept = (of: readonly string[], not: readonly string[]) => of.filter((id) => !not.includes(id)).length
  if (kept(cards.spawnCards, without.spawn) < Math.max(10, lair.length))
    left.into('spawn').fault('too few Spawn cards are left', 'il reste trop peu de cartes Génération')
  const zones = new Set(citizens)
  if (zones.size < citizens.length)
    reader.into('citizens').fault('one card for each Zone', 'une seule carte par Zone')
  if (citizens.length > kept([...cards.citizens, ...cards.events], without.citizens))
    reader.into('citizens').fault('there are not so many cards', 'il n’y a pas autant de cartes')
  if (citizens.length < reservedCitizens.length + (secretMissions ? 2 : 0))
    reader
      .into('citizens')
      .fault(
        'too few Zones for the cards that must lie there',
        'trop peu de Zones pour les cartes qui doivent s’y trouver',
      )
  reservedCitizens.forEach(({ card, zones: among }, place) => {
    const at = reader.into('reservedCitizens').into(place)
    if (!cards.citizens.includes(card) || without.citizens.includes(card))
      at.into('card').fault(noCard(card).en, noCard(card).fr)
    if (reservedCitizens.findIndex((one) => one.card === card) < place)
      at.fault(`'${card}' lies there twice`, `«\u00a0${card}\u00a0» est là deux fois`)
    if (among.length === 0 || among.some((zone) => !zones.has(zone)))
      at.into('zones').fault('Zones with a Citizen card, please', 'des Zones avec une carte Citoyen, svp')
    if (
      reservedCitizens.some((one, other) => other < place && one.zones.some((zone) => among.includes(zone)))
    )
      at.into('zones').fault(
        'a Zone holds only one of these cards',
        'une Zone ne contient qu’une de ces cartes',
      )
  })
  checkLair(reader, layout, cards)
}

function checkLair(reader: Reader, { lair, without }: Mission['layout'], { heroCards }: BoxCards): void {
  if (lair.length === 0) return
  if (new Set(lair).size < heroCards.length || new Set(lair).size < lair.length)
    reader
      .into('lair')
      .fault(`at least ${heroCards.length} different Zones`, `au moins ${heroCards.length} Zones différentes`)
  if (heroCards.some((id) => without.spawn.includes(id)))
    reader
      .into('without')
      .into('spawn')
      .fault('the lair needs the Zombie Hero! cards', 'le repaire a besoin des cartes Héros Zombie\u00a0!')
}

function firstWord({ value }: Reader): string {
  return typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : ''
}

function checkRules(reader: Reader, mission: Mission, cards: BoxCards): void {
  const { moments, effects } = missionWords[mission.mode]
  let exits = 0
  const rules = listIn(reader.into('rules'), (rule) => rule)
  for (const rule of rules) {
    const { at, word } = momentOf(rule)
    const moment = Object.hasOwn(moments, word) ? moments[word] : undefined
    if (moment === undefined) {
      at.fault('the rule needs a moment', 'la règle a besoin d’un moment')
      continue
    }
    checkBlanks(at, moment, mission, cards)
    checkMoment(at, word, mission)
    const all = listIn(rule.into('do'), (one) => one)
    for (const effect of all) {
      const known = effects[firstWord(effect)]
      if (known === undefined) {
        effect.fault(ofOtherMode.en, ofOtherMode.fr)
        continue
      }
      checkBlanks(effect, known, mission, cards)
      checkEffect(effect, moment.gives ?? [], mission)
      if (firstWord(effect) === 'exit') {
        exits++
        if (exits > 1 || !placesOnce(at, mission))
          effect.fault('the Exit is placed only once', 'la Sortie n’est placée qu’une fois')
      }
    }
    if (all.length > 1 && all.some((one) => effects[firstWord(one)]?.needs === 'deed'))
      rule
        .into('do')
        .fault('a deed of this kind does nothing else', 'un acte de ce genre ne fait rien d’autre')
    const free = rule.into('action').value === 0
    if (free && all.some((one) => effects[firstWord(one)]?.needs !== 'deed'))
      rule
        .into('action')
        .fault(
          'a deed that costs no Action must cost something else',
          'un acte sans Action doit coûter autre chose',
        )
    if (word === 'insteadOfDrawing' && all.some((one) => effects[firstWord(one)]?.needs !== 'draw'))
      at.fault(
        'only a Zombie Hero or Super Hero can come instead',
        'seul un Héros Zombie ou un Super-Héros peut venir à la place',
      )
  }
}

const ofOtherMode = {
  en: 'this belongs to the other mode',
  fr: 'ceci appartient à l’autre mode',
}

function momentOf(rule: Reader): { readonly at: Reader; readonly word: string } {
  for (const word of ['action', 'insteadOfDrawing'])
    if (rule.into(word).value !== undefined) return { at: rule, word }
  return { at: rule.into('when'), word: firstWord(rule.into('when')) }
}

/** Whether the Objective of a moment can be taken only once, and no Exit is there yet. */
function placesOnce(moment: Reader, { layout }: Mission): boolean {
  const { objectives, hiddenObjectives } = layout
  const color = moment.into('taken').value
  const all = [...objectives.map((one) => one.color), ...hiddenObjectives.colors]
  const fitting = color === 'any' ? all : all.filter((one) => one === color)
  return layout.exit === '' && fitting.length === 1
}

const secretWords = ['secretRevealed', 'secretsTaken', 'secretsFound']

const checkMoment = (at: Reader, word: string, mission: Mission): void => {
  const { layout } = mission
  if (secretWords.includes(word) && !layout.secretMissions) at.fault(noSecrets.en, noSecrets.fr)
  if (word === 'liftCalled' && !liftWorks(mission)) at.fault(noLift.en, noLift.fr)
  if (word === 'taken' && !hasObjective(layout, String(at.into('taken').value)))
    at.fault(noObjective.en, noObjective.fr)
}

const noSecrets = {
  en: 'the Secret Missions are not in this mission',
  fr: 'les Missions Secrètes ne sont pas dans cette mission',
}

/** Whether the lift can be used, now or once a rule has started it. */
function liftWorks({ layout, abilities }: Mission): boolean {
  return layout.lift !== null && (layout.lift.works || JSON.stringify(abilities).includes('"op":"startLift"'))
}

const noLift = { en: 'no lift works here', fr: 'aucun ascenseur ne marche ici' }
const noObjective = {
  en: 'no Objective of this colour lies on the map',
  fr: 'aucun Objectif de cette couleur sur la carte',
}

function hasObjective({ objectives, hiddenObjectives }: Mission['layout'], color: string): boolean {
  const all = [...objectives.map((one) => one.color as string), ...hiddenObjectives.colors]
  return color === 'any' ? all.length > 0 : all.includes(color)
}

const needWords: Readonly<Record<Need, { readonly en: string; readonly fr: string }>> = {
  taker: { en: 'nobody is the taker at this moment', fr: 'personne n’est le preneur à ce moment' },
  token: { en: 'no Objective is taken at this moment', fr: 'aucun Objectif n’est pris à ce moment' },
  draw: { en: 'no card is drawn at this moment', fr: 'aucune carte n’est piochée à ce moment' },
  deed: { en: 'only a deed of the heroes does this', fr: 'seul un acte des Super-Héros fait cela' },
}

function checkEffect(effect: Reader, gives: readonly Need[], mission: Mission): void {
  const { layout, mode } = mission
  const { effects } = missionWords[mode]
  const word = firstWord(effect)
  const need = effect.into('to').value === 'taker' ? 'taker' : effects[word]?.needs
  if (need !== undefined && !gives.includes(need)) effect.fault(needWords[need].en, needWords[need].fr)
  const draws = effect.into('drawAt').value
  if ((word === 'startLift' && layout.lift === null) || (draws === 'lift' && !liftWorks(mission)))
    effect.fault(noLift.en, noLift.fr)
  if (word === 'toExit' && layout.exit === '')
    effect.fault('there is no Exit from the beginning', 'il n’y a pas de Sortie dès le début')
  const point = effect.into(word === 'spawn' ? 'at' : word).value
  if (
    (['activate', 'zombieHeroAt', 'spawn'].includes(word) || (word === 'drawAt' && draws !== 'lift')) &&
    !layout.spawnPoints.some(({ color }) => color === point)
  )
    effect.fault('no such Spawn Point', 'ce Point de Génération n’existe pas')
  if (
    word === 'plant' &&
    !layout.spawnPoints.some(({ color, active }) => color === 'blue' && active !== 'fiveOrSix')
  )
    effect.fault(
      'a blue Spawn Point is needed, with any number of heroes',
      'il faut un Point de Génération bleu, quel que soit le nombre de Super-Héros',
    )
  if (word === 'chargeHand' && layout.hand === null)
    effect.fault('the Sentinel Hand is not here', 'la Main de Sentinelle n’est pas là')
}

function checkBlanks(at: Reader, word: MissionWord, mission: Mission, cards: BoxCards): void {
  for (const blank of word.blanks) {
    const place = at.into(blank.field)
    if (!fits(place.value, blank, mission, cards))
      place.fault('this cannot stand here', 'ceci n’a pas sa place ici')
  }
}

function fits(value: unknown, blank: Blank, { board }: Mission, cards: BoxCards): boolean {
  switch (blank.of) {
    case 'choice':
      return typeof value === 'string' && blank.choices.includes(value)
    case 'number':
      return typeof value === 'number' && value >= blank.least && value <= blank.most
    case 'always':
      return value === blank.value
    case 'tile':
      return board.floors.some(({ grid }) => grid.some((row) => row.includes(value as string)))
    case 'citizen':
      return (blank.any === true && value === 'any') || cards.citizens.includes(value as string)
    case 'zombieHero':
      return cards.zombieHeroes.includes(value as string)
  }
}

function checkGoals(reader: Reader, mission: Mission, cards: BoxCards): void {
  const all = listIn(reader.into('goals'), (goal) => goal)
  if (all.length === 0) reader.into('goals').fault('there is nothing to do', 'il n’y a rien à faire')
  for (const goal of all) checkGoal(goal, mission, cards)
  for (const defeat of listIn(reader.into('defeats'), (one) => one)) {
    const word = missionWords[mission.mode].defeats[firstWord(defeat)]
    if (word === undefined) defeat.fault('no such defeat', 'cette défaite n’existe pas')
    else checkBlanks(defeat, word, mission, cards)
  }
}

/** A goal can be reached: what it speaks of is there. */
function checkGoal(goal: Reader, mission: Mission, cards: BoxCards): void {
  const word = firstWord(goal)
  const inner = goal.into(word)
  const known = missionWords[mission.mode].goals[word]
  if (known === undefined) goal.fault(ofOtherMode.en, ofOtherMode.fr)
  const [blank] = known?.blanks ?? []
  if (blank === undefined) return
  const { value } = inner
  const whole = { rescue: ['all'], eliminate: ['zombieHeroes', 'everybody'] }[word] ?? []
  if (!whole.includes(value as string)) {
    const items: readonly Reader[] = Array.isArray(value) ? listIn(inner, (one) => one) : [inner]
    if (items.length === 0) inner.fault('name something', 'nommez quelque chose')
    for (const item of items)
      if (!fits(item.value, blank, mission, cards))
        item.fault('this cannot stand here', 'ceci n’a pas sa place ici')
    if (word === 'take')
      for (const item of items)
        if (!hasObjective(mission.layout, String(item.value))) item.fault(noObjective.en, noObjective.fr)
  }
  checkGoalOnMap(inner, word, mission)
}

function checkGoalOnMap(at: Reader, word: string, mission: Mission): void {
  const { layout, abilities } = mission
  const does = (op: string) => JSON.stringify(abilities).includes(`"op":"${op}"`)
  const there = [...layout.figures.map(({ id }) => id), ...layout.reservedCitizens.map(({ card }) => card)]
  const isMeant = word === 'devour' || (word === 'rescue' && at.value !== 'all')
  if (word === 'secrets' && !layout.secretMissions) at.fault(noSecrets.en, noSecrets.fr)
  if (isMeant && !there.includes(String(at.value)))
    at.fault('this citizen is not on the map', 'ce Citoyen n’est pas sur la carte')
  if (
    ((word === 'rescue' && at.value === 'all') || word === 'hold') &&
    layout.citizens.length + layout.figures.length === 0
  )
    at.fault('no citizen is on the map', 'aucun Citoyen n’est sur la carte')
  if (at.value === 'everybody' && !does('killsStay'))
    at.fault(
      'Enemies come back: a rule must say that they stay away',
      'les Ennemis reviennent\u00a0: une règle doit dire qu’ils ne reviennent plus',
    )
  if (word === 'relocate' && !does('plantCharge'))
    at.fault('no rule moves Spawn Points', 'aucune règle ne déplace de Points de Génération')
  if (word === 'destroy' && !does('destroyWithHand'))
    at.fault('no rule lets the Hand destroy', 'aucune règle ne permet à la Main de détruire')
}
