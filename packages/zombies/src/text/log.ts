import { logWords } from '@quadriga/kernel/author'
import { both, by, count, group, logged, phrase, thing, type Phrase } from '@quadriga/kernel/text'
import { event } from '../kinds/index.ts'
import { power, wound, hit, toAttack, toRescue, toTake, toGain, toUse, toSuffer, toCrush } from './nouns.ts'
import { enemies, plainly, same } from './say.ts'

type Zone = { zone: string }
type Thing = { thing: string }
type Hero = { hero: string }

const did = <A extends Hero>(words: (a: A) => Phrase) => same((a: A) => logged(by(thing(a.hero), words(a))))
type Attack = Hero & Zone & { results: readonly number[]; hits: number; fallen: readonly string[] }

/** What happened, one line for each kind of event. */
export const log = logWords(event, {
  playersBegin: plainly('the Player Phase begins', 'la Phase des Joueurs commence'),
  phase: plainly('the Enemy Phase begins', 'la Phase des Ennemis commence'),
  nextRound: {
    en: (a: { round: number }) => group('round', a.round),
    fr: (a: { round: number }) => group('Round', a.round),
  },
  endTurn: {
    en: (a: Hero) => group(thing(a.hero), 'ends the turn'),
    fr: (a: Hero) => group(thing(a.hero), 'termine son tour'),
  },
  heroMoves: {
    en: (a: Hero & { to: string }) => group(thing(a.hero), 'goes to', thing(a.to)),
    fr: (a: Hero & { to: string }) => group(thing(a.hero), 'va vers', thing(a.to)),
  },
  powerUp: did((_a: Hero) => phrase(toGain, count(2, power))),
  useSkill: did((a: Hero & { skill: string }) => phrase(toUse, thing(a.skill))),
  rescue: did((a: Hero & { citizen: string }) => phrase(toRescue, thing(a.citizen))),
  takeObjective: did((a: Hero & { objective: string }) => phrase(toTake, thing(a.objective))),
  leave: {
    en: (a: Hero) => group(thing(a.hero), 'leaves by the Exit'),
    fr: (a: Hero) => group(thing(a.hero), 'part par la Sortie'),
  },
  attack: same((a: Attack) =>
    group(
      logged(by(thing(a.hero), phrase(toAttack, thing(a.zone)))),
      ':',
      a.results.join(', '),
      both('–', '–'),
      count(a.hits, hit),
    ),
  ),
  crush: did((a: Hero & { enemy: string }) => phrase(toCrush, thing(a.enemy))),
  enemyMoves: {
    en: (a: Thing & { to: string }) => group(thing(a.thing), 'goes to', thing(a.to)),
    fr: (a: Thing & { to: string }) => group(thing(a.thing), 'va vers', thing(a.to)),
  },
  wounds: same((a: Thing & { n: number }) => logged(by(thing(a.thing), phrase(toSuffer, count(a.n, wound))))),
  devoured: {
    en: (a: Thing) => group(thing(a.thing), 'is devoured: every hero loses', count(1, power)),
    fr: (a: Thing) =>
      group('Citoyen Dévoré (', thing(a.thing), ') : chaque Super-Héros perd', count(1, power)),
  },
  opens: {
    en: (a: { opening: string }) => group(thing(a.opening), 'opens'),
    fr: (a: { opening: string }) => group(thing(a.opening), 's’ouvre'),
  },
  reveals: plainly('a building is opened', 'un bâtiment est ouvert'),
  showsCitizen: {
    en: (a: { citizen: string }) => group(thing(a.citizen), 'is found'),
    fr: (a: { citizen: string }) => group(thing(a.citizen), 'apparaît'),
  },
  drawSpawn: {
    en: (a: { card: string }) => group('Spawn card:', thing(a.card)),
    fr: (a: { card: string }) => group('carte Génération :', thing(a.card)),
  },
  spawn: {
    en: (a: Zone & { enemy: string; n: number }) =>
      group(enemies(a.n, a.enemy), a.n === 1 ? 'arrives' : 'arrive', 'at', thing(a.zone)),
    fr: (a: Zone & { enemy: string; n: number }) =>
      group(enemies(a.n, a.enemy), a.n < 2 ? 'arrive' : 'arrivent', 'à', thing(a.zone)),
  },
})
