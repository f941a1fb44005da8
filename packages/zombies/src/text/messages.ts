import {
  both,
  by,
  count,
  defineMessages,
  group,
  logged,
  type Noun,
  type Phrase,
  phrase,
  thing,
} from '@quadriga/kernel/text'
import {
  action,
  brute,
  hit,
  power,
  runner,
  toAttack,
  toCrush,
  toGain,
  toOpen,
  toRescue,
  toSuffer,
  toTake,
  toUse,
  walker,
  wound,
} from './nouns.ts'

const same = <A>(words: (a: A) => Phrase) => ({ en: words, fr: words })
const plainly = (en: string, fr: string) => ({ en: () => en, fr: () => fr })
const types: Readonly<Record<string, Noun>> = { walker, brute, runner }

function enemies(n: number, type: string): Phrase {
  const noun = types[type]
  return noun === undefined ? type : count(n, noun)
}

type Zone = { zone: string }
type Thing = { thing: string }
type Hero = { hero: string }

const asks = {
  'ask.turn': plainly('what do you do?', 'que faites-vous ?'),
  'ask.spend': plainly('how much Power do you spend?', 'combien de Pouvoir dépensez-vous ?'),
  'ask.target': plainly('which Enemy?', 'quel Ennemi ?'),
  'ask.zone': plainly('which Zone?', 'quelle Zone ?'),
  'ask.to': plainly('to which Zone?', 'vers quelle Zone ?'),
  'ask.leave': plainly('do you leave by the Exit?', 'quittez-vous le plateau par la Sortie ?'),
  'ask.order': plainly(
    'in which order are the Spawn cards drawn?',
    'dans quel ordre piocher les cartes Génération ?',
  ),
  'ask.wounds': {
    en: (a: { n: number }) => group('who takes the', count(a.n, wound), '?'),
    fr: (a: { n: number }) => group('qui subit', count(a.n, wound), '?'),
  },
  'ask.way': {
    en: (a: { n: number; type: string; from: string }) =>
      group(
        'equal ways from',
        thing(a.from),
        ': where',
        a.n === 1 ? 'does' : 'do',
        'the odd',
        enemies(a.n, a.type),
        'go?',
      ),
    fr: (a: { n: number; type: string; from: string }) =>
      group(
        'chemins égaux depuis',
        thing(a.from),
        ': où',
        a.n === 1 ? 'va' : 'vont',
        enemies(a.n, a.type),
        'en surnombre ?',
      ),
  },
  'option.way': {
    en: (a: Zone) => group('towards', thing(a.zone)),
    fr: (a: Zone) => group('vers', thing(a.zone)),
  },
  'option.spend': same((a: { n: number }) => count(a.n, power)),
  'option.endTurn': plainly('end the turn', 'terminer le tour'),
  'option.powerUp': plainly('Power Up', 'Gain de Pouvoir'),
  'option.use': same((a: { skill: string }) => phrase(toUse, thing(a.skill))),
  'option.leave': plainly('leave', 'quitter le plateau'),
  'option.stay': plainly('stay', 'rester'),
  'option.move': {
    en: (a: Thing) => group('go to', thing(a.thing)),
    fr: (a: Thing) => group('aller vers', thing(a.thing)),
  },
  'option.open': same((a: Thing) => phrase(toOpen, thing(a.thing))),
  'option.attack': same((a: Thing) => phrase(toAttack, thing(a.thing))),
  'option.rescue': same((a: Thing) => phrase(toRescue, thing(a.thing))),
  'option.interact': same((a: Thing) => phrase(toTake, thing(a.thing))),
}

const refusals = {
  'refused.notYourTurn': plainly('this hero cannot act now', 'ce Super-Héros ne peut pas agir maintenant'),
  'refused.actions': {
    en: (a: { cost: number; left: number }) =>
      group('it takes', count(a.cost, action), 'and', a.left, a.left === 1 ? 'is left' : 'are left'),
    fr: (a: { cost: number; left: number }) =>
      group('il faut', count(a.cost, action), 'et il en reste', a.left),
  },
  'refused.notAdjacent': plainly('no open way leads there', 'aucun passage ouvert n’y mène'),
  'refused.notHere': plainly('it is not in your Zone', 'ce n’est pas dans votre Zone'),
  'refused.open': plainly('it is open already', 'c’est déjà ouvert'),
  'refused.locked': plainly('it is locked', 'c’est verrouillé'),
  'refused.noEnemy': plainly('there is no Enemy in reach', 'aucun Ennemi n’est à portée'),
  'refused.range': plainly('it is out of Range or out of sight', 'c’est hors de portée ou hors de vue'),
  'refused.enemies': plainly('Enemies stand there', 'des Ennemis s’y trouvent'),
  'refused.noSkill': plainly('this hero has no such Skill', 'ce Super-Héros n’a pas cette Compétence'),
  'refused.oncePerTurn': plainly('it was used this turn already', 'elle a déjà servi ce tour-ci'),
  'refused.power': {
    en: (a: { cost: number }) => group('it costs', count(a.cost, power)),
    fr: (a: { cost: number }) => group('cela coûte', count(a.cost, power)),
  },
  'refused.mission': {
    en: (a: { mission: string }) => group('the mission', a.mission, 'cannot be played yet'),
    fr: (a: { mission: string }) => group('la mission', a.mission, 'n’est pas encore jouable'),
  },
}

const did = <A extends Hero>(words: (a: A) => Phrase) => same((a: A) => logged(by(thing(a.hero), words(a))))
type Attack = Hero & Zone & { results: readonly number[]; hits: number; fallen: readonly string[] }

const logs = {
  'log.playersBegin': plainly('the Player Phase begins', 'la Phase des Joueurs commence'),
  'log.phase': plainly('the Enemy Phase begins', 'la Phase des Ennemis commence'),
  'log.nextRound': {
    en: (a: { round: number }) => group('round', a.round),
    fr: (a: { round: number }) => group('Round', a.round),
  },
  'log.endTurn': {
    en: (a: Hero) => group(thing(a.hero), 'ends the turn'),
    fr: (a: Hero) => group(thing(a.hero), 'termine son tour'),
  },
  'log.heroMoves': {
    en: (a: Hero & { to: string }) => group(thing(a.hero), 'goes to', thing(a.to)),
    fr: (a: Hero & { to: string }) => group(thing(a.hero), 'va vers', thing(a.to)),
  },
  'log.powerUp': did((_a: Hero) => phrase(toGain, count(2, power))),
  'log.useSkill': did((a: Hero & { skill: string }) => phrase(toUse, thing(a.skill))),
  'log.rescue': did((a: Hero & { citizen: string }) => phrase(toRescue, thing(a.citizen))),
  'log.takeObjective': did((a: Hero & { objective: string }) => phrase(toTake, thing(a.objective))),
  'log.leave': {
    en: (a: Hero) => group(thing(a.hero), 'leaves by the Exit'),
    fr: (a: Hero) => group(thing(a.hero), 'part par la Sortie'),
  },
  'log.attack': same((a: Attack) =>
    group(
      logged(by(thing(a.hero), phrase(toAttack, thing(a.zone)))),
      ':',
      a.results.join(', '),
      both('–', '–'),
      count(a.hits, hit),
    ),
  ),
  'log.crush': did((a: Hero & { enemy: string }) => phrase(toCrush, thing(a.enemy))),
  'log.enemyMoves': {
    en: (a: Thing & { to: string }) => group(thing(a.thing), 'goes to', thing(a.to)),
    fr: (a: Thing & { to: string }) => group(thing(a.thing), 'va vers', thing(a.to)),
  },
  'log.wounds': same((a: Thing & { n: number }) =>
    logged(by(thing(a.thing), phrase(toSuffer, count(a.n, wound)))),
  ),
  'log.devoured': {
    en: (a: Thing) => group(thing(a.thing), 'is devoured: every hero loses', count(1, power)),
    fr: (a: Thing) =>
      group('Citoyen Dévoré (', thing(a.thing), ') : chaque Super-Héros perd', count(1, power)),
  },
  'log.opens': {
    en: (a: { opening: string }) => group(thing(a.opening), 'opens'),
    fr: (a: { opening: string }) => group(thing(a.opening), 's’ouvre'),
  },
  'log.reveals': plainly('a building is opened', 'un bâtiment est ouvert'),
  'log.showsCitizen': {
    en: (a: { citizen: string }) => group(thing(a.citizen), 'is found'),
    fr: (a: { citizen: string }) => group(thing(a.citizen), 'apparaît'),
  },
  'log.drawSpawn': {
    en: (a: { card: string }) => group('Spawn card:', thing(a.card)),
    fr: (a: { card: string }) => group('carte Génération :', thing(a.card)),
  },
  'log.spawn': {
    en: (a: Zone & { enemy: string; n: number }) =>
      group(enemies(a.n, a.enemy), a.n === 1 ? 'arrives' : 'arrive', 'at', thing(a.zone)),
    fr: (a: Zone & { enemy: string; n: number }) =>
      group(enemies(a.n, a.enemy), a.n < 2 ? 'arrive' : 'arrivent', 'à', thing(a.zone)),
  },
  'outcome.escaped': plainly('every hero has escaped', 'tous les Super-Héros se sont échappés'),
  'outcome.fallen': plainly('a hero was eliminated', 'un Super-Héros a été éliminé'),
}

/** Prompts, options, refusals and log lines. */
export const messages = defineMessages({ ...asks, ...refusals, ...logs })
