import { logWords } from '@quadriga/kernel/author'
import { all, both, by, count, group, passive, phrase, told, thing, type Phrase } from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import * as n from './nouns.ts'
import { colorWord, enemies, isType, levelName, plainly, same, typeNoun } from './say.ts'

type Zone = { zone: string }
type Hero = { hero: string }

const did = <A extends Hero>(words: (a: A) => Phrase) => same((a: A) => told(by(thing(a.hero), words(a))))

/** "3 Walkers", or a Zombie Hero by name. */
function figures(number: number, enemy: string): Phrase {
  return isType(enemy) ? enemies(number, enemy) : thing(enemy)
}

/** "2 Walkers, 1 Brute". */
function fallenOnes(fallen: readonly string[]): Phrase {
  const names = [...new Set(fallen)]
  const parts = names.map((name) => figures(fallen.filter((one) => one === name).length, name))
  return parts.reduce<Phrase>((all, part, i) => (i === 0 ? part : group(all, ',', part)), '')
}

const eliminatedWord = (number: number): Phrase =>
  both('eliminated:', number === 1 ? 'éliminé :' : 'éliminés :')

type Attack = Hero & Zone & { attack: string; results: readonly number[]; packets: readonly number[] }
type Moves = { enemy: string; n: number; to: string; why: string }

function movesBecause(why: string, number: number): Phrase {
  const isOne = number < 2
  const s = isOne ? '' : 's'
  if (why === 'nearest') return both('(nearest prey)', '(proie la plus proche)')
  if (why === 'lured') return both('(lured)', `(attiré${s})`)
  if (why === 'sees')
    return isOne ? both('(sees prey)', '(voit une proie)') : both('(see prey)', '(voient une proie)')
  if (why === 'gathers')
    return isOne ? both('(gathers)', '(se rassemble)') : both('(gather)', '(se rassemblent)')
  return both('(pushed)', `(repoussé${s})`)
}

const heroWords = logWords(event, {
  playersBegin: plainly('the Player Phase begins', 'la Phase des Joueurs commence'),
  turnEnds: {
    en: (a: Hero) => group(thing(a.hero), 'ends the turn'),
    fr: (a: Hero) => group(thing(a.hero), 'termine son Tour'),
  },
  heroMoves: {
    en: (a: Hero & { to: string }) => group(thing(a.hero), 'goes to', thing(a.to)),
    fr: (a: Hero & { to: string }) => group(thing(a.hero), 'va vers', thing(a.to)),
  },
  powerUp: did((_a: Hero) => phrase(n.toGain, count(2, n.power))),
  power: did((a: Hero & { n: number }) =>
    a.n < 0 ? phrase(n.toLose, count(-a.n, n.power)) : phrase(n.toGain, count(a.n, n.power)),
  ),
  hunger: {
    en: (a: Hero & { n: number; now: number }) =>
      group(thing(a.hero), a.n < 0 ? 'is less hungry: Hunger' : 'is hungrier: Hunger', a.now),
    fr: (a: Hero & { n: number; now: number }) =>
      group(thing(a.hero), a.n < 0 ? 'a moins faim : Faim' : 'a plus faim : Faim', a.now),
  },
  masterHunger: {
    en: (a: Hero) => group(thing(a.hero), 'masters the Hunger'),
    fr: (a: Hero) => group(thing(a.hero), 'maîtrise sa Faim'),
  },
  eat: did((a: Hero & { citizen: string }) => phrase(n.toDevour, thing(a.citizen))),
  resist: {
    en: (a: { citizen: string; results: readonly number[] }) =>
      group(thing(a.citizen), 'fights back:', a.results.join(', ')),
    fr: (a: { citizen: string; results: readonly number[] }) =>
      group(thing(a.citizen), 'se défend :', a.results.join(', ')),
  },
  keepSpawn: {
    en: (a: Hero & { card: string; point: string }) =>
      group(thing(a.hero), 'keeps', thing(a.card), 'for', thing(a.point)),
    fr: (a: Hero & { card: string; point: string }) =>
      group(thing(a.hero), 'réserve', thing(a.card), 'pour', thing(a.point)),
  },
  useCard: did((a: Hero & { card: string }) => phrase(n.toUse, thing(a.card))),
  drawTrait: did((a: Hero & { card: string }) => phrase(n.toDraw, thing(a.card))),
  gainTrait: did((_a: Hero) =>
    phrase(n.toPerform, both('a Gain Trait Action', 'une Action de Gain de Trait')),
  ),
  discard: did((a: Hero & { card: string }) => phrase(n.toDiscard, thing(a.card))),
  rescue: did((a: Hero & { citizen: string }) => phrase(n.toRescue, thing(a.citizen))),
  keepCitizen: did((a: Hero & { citizen: string }) => phrase(n.toKeep, thing(a.citizen))),
  takeObjective: did((a: Hero & { objective: string }) => phrase(n.toTake, thing(a.objective))),
  takeSecret: did((a: Hero & { card: string }) => phrase(n.toTake, thing(a.card))),
  leave: {
    en: (a: Hero) => group(thing(a.hero), 'leaves by the Exit'),
    fr: (a: Hero) => group(thing(a.hero), 'part par la Sortie'),
  },
  experience: same((a: Hero & { n: number; level: string }) =>
    a.level === ''
      ? told(by(thing(a.hero), phrase(n.toGain, count(a.n, n.experience))))
      : group(
          told(by(thing(a.hero), phrase(n.toGain, count(a.n, n.experience)))),
          both('and reaches', 'et atteint'),
          levelName(a.level),
        ),
  ),
  heal: did((a: Hero & { n: number }) => phrase(n.toRecover, count(a.n, n.health))),
  hide: {
    en: (a: Hero) => group(thing(a.hero), 'goes unnoticed by the Enemies'),
    fr: (a: Hero) => group(thing(a.hero), 'passe inaperçu des Ennemis'),
  },
  freeAction: did((_a: Hero) => phrase(n.toPerform, both('a free Action', 'une Action gratuite'))),
  copiesEnd: plainly('copied cards are removed', 'les cartes copiées sont retirées'),
  roll: same((a: { results: readonly number[] }) => group(both('dice:', 'dés :'), a.results.join(', '))),
  copy: did((a: Hero & { card: string }) => phrase(n.toCopy, thing(a.card))),
  giveToken: {
    en: (a: Hero & { token: string; to: string }) =>
      a.hero === a.to
        ? group(thing(a.hero), 'keeps', thing(a.token))
        : group(thing(a.hero), 'gives', thing(a.token), 'to', thing(a.to)),
    fr: (a: Hero & { token: string; to: string }) =>
      a.hero === a.to
        ? group(thing(a.hero), 'garde', thing(a.token))
        : group(thing(a.hero), 'donne', thing(a.token), 'à', thing(a.to)),
  },
  espionage: {
    en: (a: Hero) => group(thing(a.hero), 'puts the Spawn cards back'),
    fr: (a: Hero) => group(thing(a.hero), 'remet les cartes Génération'),
  },
  peek: {
    en: (a: Hero & { n: number }) => group(thing(a.hero), 'looks at', count(a.n, n.spawnCard)),
    fr: (a: Hero & { n: number }) => group(thing(a.hero), 'regarde', count(a.n, n.spawnCard)),
  },
  attack: same((a: Attack) =>
    group(
      told(by(thing(a.hero), phrase(n.toAttack, thing(a.zone)))),
      ':',
      a.results.join(', '),
      '–',
      count(
        a.packets.reduce((sum, one) => sum + one, 0),
        n.hit,
      ),
    ),
  ),
  eliminate: same((a: { fallen: readonly string[] }) =>
    a.fallen.length === 0
      ? both('it is laid down', 'il est couché')
      : group(eliminatedWord(a.fallen.length), fallenOnes(a.fallen)),
  ),
  handChanges: same((a: { hand: string; how: string }) =>
    group(
      thing(a.hand),
      a.how === 'charge'
        ? both('is charged', 'est chargée')
        : a.how === 'discharge'
          ? both('is discharged', 'est déchargée')
          : both('is removed', 'est retirée'),
    ),
  ),
  carryHand: {
    en: (a: Hero & { hand: string }) => group(thing(a.hero), 'takes', thing(a.hand), 'along'),
    fr: (a: Hero & { hand: string }) => group(thing(a.hero), 'emporte', thing(a.hand)),
  },
})

const enemyWords = logWords(event, {
  phase: plainly('the Enemy Phase begins', 'la Phase des Ennemis commence'),
  endPhase: plainly('the End Phase begins', 'la Phase de Fin de Round commence'),
  nextRound: {
    en: (a: { round: number }) => group('round', a.round),
    fr: (a: { round: number }) => group('Round', a.round),
  },
  enemyMoves: {
    en: (a: Moves) =>
      group(figures(a.n, a.enemy), a.n === 1 ? 'goes to' : 'go to', thing(a.to), movesBecause(a.why, a.n)),
    fr: (a: Moves) =>
      group(figures(a.n, a.enemy), a.n < 2 ? 'va vers' : 'vont vers', thing(a.to), movesBecause(a.why, a.n)),
  },
  citizenMoves: {
    en: (a: { citizen: string; to: string }) => group(thing(a.citizen), 'goes to', thing(a.to)),
    fr: (a: { citizen: string; to: string }) => group(thing(a.citizen), 'va vers', thing(a.to)),
  },
  activates: {
    en: (a: { enemy: string }) => group(thing(a.enemy), 'activates'),
    fr: (a: { enemy: string }) => group(thing(a.enemy), 's’active'),
  },
  extraActivation: {
    en: (a: { enemy: string }) => group('Extra Activation:', all(typeNoun(a.enemy))),
    fr: (a: { enemy: string }) => group('Activation Supplémentaire :', all(typeNoun(a.enemy))),
  },
  wounds: same((a: { to: string; n: number }) =>
    told(by(thing(a.to), phrase(n.toSuffer, count(a.n, n.wound)))),
  ),
  devoured: {
    en: (a: { citizen: string }) =>
      group(thing(a.citizen), 'is devoured: every hero loses', count(1, n.power), 'and 1 Trait'),
    fr: (a: { citizen: string }) =>
      group(
        'Citoyen Dévoré (',
        thing(a.citizen),
        ') : chaque Super-Héros perd',
        count(1, n.power),
        'et 1 Trait',
      ),
  },
  noticed: {
    en: (a: { citizen: string; result: number }) =>
      group(
        thing(a.citizen),
        a.result < 5 ? 'stays unnoticed (less than 5):' : 'is noticed (5 or more):',
        a.result,
      ),
    fr: (a: { citizen: string; result: number }) =>
      a.result < 5
        ? group('personne ne remarque', thing(a.citizen), '(moins de 5) :', a.result)
        : group('les Ennemis remarquent', thing(a.citizen), '(5 ou plus) :', a.result),
  },
  standUp: plainly('the Enemy that was laid down stands up', 'l’Ennemi qui était couché se relève'),
  freeze: {
    en: (a: { frozen: boolean; zone: string }) =>
      a.frozen ? group('Enemies are frozen at', thing(a.zone)) : 'the frozen Enemies thaw',
    fr: (a: { frozen: boolean; zone: string }) =>
      a.frozen ? group('des Ennemis sont gelés à', thing(a.zone)) : 'les Ennemis gelés dégèlent',
  },
  removeCitizen: {
    en: (a: { citizen: string }) => group(thing(a.citizen), 'gets away'),
    fr: (a: { citizen: string }) => group(thing(a.citizen), 's’échappe'),
  },
  playersEnd: plainly('the Player Phase is over', 'la Phase des Joueurs est terminée'),
  enemiesEnd: plainly('the Enemy Phase is over', 'la Phase des Ennemis est terminée'),
  drained: {
    en: (a: Hero) => group(thing(a.hero), 'loses all Power'),
    fr: (a: Hero) => group(thing(a.hero), 'perd tout son Pouvoir'),
  },
})

const boardWords = logWords(event, {
  opens: {
    en: (a: { opening: string }) => group(thing(a.opening), 'opens'),
    fr: (a: { opening: string }) => group(thing(a.opening), 's’ouvre'),
  },
  unlock: same((a: { color: string }) => passive(all(n.door, colorWord(a.color)), n.toUnlock)),
  reveals: plainly('a building is opened', 'un bâtiment est ouvert'),
  visits: {
    en: (a: Hero & { place: string }) =>
      group(thing(a.hero), 'reaches', place(a.place), 'for the first time'),
    fr: (a: Hero & { place: string }) =>
      group(thing(a.hero), 'atteint', place(a.place), 'pour la première fois'),
  },
  showsCitizen: {
    en: (a: { citizen: string; zone: string }) => group(thing(a.citizen), 'is found at', thing(a.zone)),
    fr: (a: { citizen: string; zone: string }) => group(thing(a.citizen), 'apparaît à', thing(a.zone)),
  },
  putAway: {
    en: (a: { card: string }) => group(thing(a.card), 'is discarded'),
    fr: (a: { card: string }) => group(thing(a.card), 'est défaussé'),
  },
  drawsFor: {
    en: (a: { point: string }) => group('a card is drawn for', thing(a.point)),
    fr: (a: { point: string }) => group('une carte est piochée pour', thing(a.point)),
  },
  drawSpawn: {
    en: (a: { card: string }) => group('Spawn card:', thing(a.card)),
    fr: (a: { card: string }) => group('carte Génération :', thing(a.card)),
  },
  showsSpawn: {
    en: (a: { card: string }) => group('Spawn card of the lair:', thing(a.card)),
    fr: (a: { card: string }) => group('carte Génération de l’antre :', thing(a.card)),
  },
  skipSpawn: {
    en: (a: { card: string }) => group(thing(a.card), 'is ignored'),
    fr: (a: { card: string }) => group(thing(a.card), 'est ignorée'),
  },
  spawn: {
    en: (a: Zone & { enemy: string; n: number }) =>
      group(enemies(a.n, a.enemy), a.n === 1 ? 'arrives' : 'arrive', 'at', thing(a.zone)),
    fr: (a: Zone & { enemy: string; n: number }) =>
      group(enemies(a.n, a.enemy), a.n < 2 ? 'arrive' : 'arrivent', 'à', thing(a.zone)),
  },
  spawnHero: {
    en: (a: Zone & { enemy: string }) => group(thing(a.enemy), 'appears at', thing(a.zone)),
    fr: (a: Zone & { enemy: string }) => group(thing(a.enemy), 'apparaît à', thing(a.zone)),
  },
  spawnCitizen: {
    en: (a: Zone & { citizen: string; hidden: boolean }) =>
      group(thing(a.citizen), a.hidden ? 'hides at' : 'appears at', thing(a.zone)),
    fr: (a: Zone & { citizen: string; hidden: boolean }) =>
      group(thing(a.citizen), a.hidden ? 'se cache à' : 'apparaît à', thing(a.zone)),
  },
  placeChampion: {
    en: (a: Zone & { enemy: string }) => group(thing(a.enemy), 'appears at', thing(a.zone)),
    fr: (a: Zone & { enemy: string }) => group(thing(a.enemy), 'apparaît à', thing(a.zone)),
  },
  playsKept: {
    en: (a: Zone & { card: string }) =>
      a.zone === '' ? group(thing(a.card), 'is discarded') : group('the card that was kept:', thing(a.card)),
    fr: (a: Zone & { card: string }) =>
      a.zone === '' ? group(thing(a.card), 'est défaussée') : group('la carte réservée :', thing(a.card)),
  },
  removeEnemies: same((a: { fallen: readonly string[] }) =>
    group(both('removed:', 'retiré :'), fallenOnes(a.fallen)),
  ),
  startLift: plainly('the lift can be used', 'l’ascenseur peut être utilisé'),
  activatePoint: {
    en: (a: { point: string }) => group(thing(a.point), 'becomes active'),
    fr: (a: { point: string }) => group(thing(a.point), 'devient actif'),
  },
  relocatePoint: {
    en: (a: Hero & { point: string; to: string }) =>
      group(thing(a.hero), 'moves', thing(a.point), 'to', thing(a.to)),
    fr: (a: Hero & { point: string; to: string }) =>
      group(thing(a.hero), 'déplace', thing(a.point), 'vers', thing(a.to)),
  },
  placeExit: {
    en: (a: Zone) => group('the Exit is at', thing(a.zone)),
    fr: (a: Zone) => group('la Sortie est à', thing(a.zone)),
  },
  callsLift: {
    en: (a: Hero) => group(thing(a.hero), 'calls the lift'),
    fr: (a: Hero) => group(thing(a.hero), 'appelle l’ascenseur'),
  },
  ridesLift: {
    en: (a: Hero & { to: string }) => group(thing(a.hero), 'rides to', thing(a.to)),
    fr: (a: Hero & { to: string }) => group(thing(a.hero), 'va en ascenseur vers', thing(a.to)),
  },
  killsStay: plainly(
    'from now on, eliminated Enemies are removed from the game',
    'désormais, les Ennemis éliminés sont retirés de la partie',
  ),
  cull: same((a: { fallen: readonly string[] }) =>
    group(both('out of the reserve:', 'retiré de la réserve :'), fallenOnes(a.fallen)),
  ),
  rollForRooms: {
    en: (a: { tile: string; result: number }) => group('die for the rooms of tile', a.tile, ':', a.result),
    fr: (a: { tile: string; result: number }) =>
      group('dé pour les salles de la dalle', a.tile, ':', a.result),
  },
  destroy: did((a: Hero & { enemy: string }) => phrase(n.toDestroy, thing(a.enemy))),
})

const levelPlaces: Readonly<Record<string, Phrase>> = {
  ground: both('ground floor', 'rez-de-chaussée'),
  basement: both('basement', 'sous-sol'),
  first: both('first floor', 'premier étage'),
}

/** A floor by its name; anything else is a tile. */
function place(id: string): Phrase {
  return levelPlaces[id] ?? both(`tile ${id}`, `la dalle ${id}`)
}

/** What happened, one line for each kind of event. */
export const log = { ...heroWords, ...enemyWords, ...boardWords }
