import { choose, chooseOne, forEach, ifTrue, self, seq, you } from '@quadriga/kernel/author'
import { atStartOfTurn, crisis, deck, does, whenPlayed } from '../../build/index.ts'
import { itAlly, othersHere, yourAllies } from '../../ops/characters.ts'
import { discardCards, receiveStone, strengthen } from '../../ops/effects.ts'
import { discardAsPrice, discardChosen } from '../../ops/hands.ts'
import { theStone } from '../../ops/named.ts'
import { stonesControlled } from '../../ops/numbers.ts'
import { everyOther, victim } from '../../ops/players.ts'
import { losePower, losePowerCounted, thatMany } from '../../ops/power.ts'
import { alliesOfIt, defeatAs, fellFor, mayActivate } from '../../ops/special.ts'

const { hero, event } = deck('fate-thanos')

/** The Fate set of Thanos. */
export const thanosFate = [
  hero(
    'fate-thanos-adam-warlock',
    { en: 'Adam Warlock', fr: 'Adam Warlock' },
    { strength: 6, keywords: ['blocksThanos'] },
  ),
  hero(
    'fate-thanos-drax-the-destroyer',
    { en: 'Drax the Destroyer', fr: 'Drax le Destructeur' },
    { strength: 5, keywords: ['needsTwoAllies'] },
  ),
  hero(
    'fate-thanos-gamora',
    { en: 'Gamora', fr: 'Gamora', gender: 'f', pronoun: 'she' },
    {
      strength: 3,
      abilities: [
        whenPlayed(
          seq(
            defeatAs('fallen', choose(othersHere())),
            ifTrue(fellFor('fallen', 'thanos'), strengthen(2, self)),
          ),
        ),
      ],
    },
  ),
  hero(
    'fate-thanos-nebula',
    { en: 'Nebula', fr: 'Nebula', gender: 'f', pronoun: 'she' },
    {
      strength: 3,
      abilities: [
        whenPlayed(
          seq(losePowerCounted('lost', victim, stonesControlled(victim)), strengthen(thatMany('lost'), self)),
        ),
      ],
    },
  ),
  event(
    'fate-thanos-a-stone-is-found',
    { en: 'A Stone is Found', fr: 'Découverte d’une Pierre', gender: 'f' },
    {
      copies: 3,
      keywords: ['neverOnThanos'],
      abilities: [does(seq(receiveStone('stone', victim), mayActivate(victim, theStone('stone'))))],
    },
  ),
  event(
    'fate-thanos-what-did-it-cost',
    { en: 'What Did It Cost?', fr: 'Quel qu’en Soit le Prix' },
    { copies: 3, abilities: [does(discardChosen(victim, stonesControlled(victim)))] },
  ),
  crisis(
    'fate-thanos',
    'fate-thanos-sacrifices-must-be-made',
    { en: 'Sacrifices Must Be Made', fr: 'Des Sacrifices s’Imposent', gender: 'm', plural: true, ours: true },
    {
      strength: 7,
      target: 'thanos',
      abilities: [
        atStartOfTurn(
          { seat: you },
          forEach(yourAllies, chooseOne(losePower(you, 1), discardAsPrice(1), discardCards(itAlly))),
        ),
      ],
      reward: forEach(everyOther, discardCards(choose(alliesOfIt))),
    },
  ),
]
