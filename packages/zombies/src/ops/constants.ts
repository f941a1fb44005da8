import {
  arg,
  type Effect,
  oneOf,
  op,
  rawCondition,
  rawNumber,
  rawThings,
  statName,
  type NumberNode,
  type ThingsNode,
} from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { isSilenced } from '../query/hunger.ts'
import { heroOf } from '../query/pieces.ts'

/** What a card gives as long as it is there: changes of numbers, each said as players would say it. */

type Said = (to: t.NounPhrase, n: t.Amount) => t.Phrase

const plainly =
  (en: string, fr: string): Said =>
  () =>
    t.both(en, fr)

/** A sentence with the piece in its middle: what stands before it and what follows, in both languages. */
const around =
  (before: readonly [en: string, fr: string], after: readonly [en: string, fr: string]): Said =>
  (to) =>
    t.group(t.both(...before), to, t.both(...after))

const sentences: Readonly<Record<string, Said>> = {
  turnActions: plainly('Your turn has 1 more Action', 'Votre Tour compte 1 Action de plus'),
  bonus: around(
    ['With', 'Avec'],
    [
      ', each Wound you have suffered adds 1 to every die result',
      ', chaque Blessure que vous avez subie ajoute 1 à chaque résultat de dé',
    ],
  ),
  explodes: around(
    ['With', 'Avec'],
    [
      ', each natural 6 adds a die, and added dice may add more',
      ', chaque 6 naturel ajoute un dé, et les dés ajoutés peuvent en ajouter d’autres',
    ],
  ),
  pierce: around(
    ['Against', 'Contre'],
    [', Enemies have 1 less Toughness (at least 1)', ', les Ennemis ont 1 d’Endurance en moins (minimum 1)'],
  ),
  sixes: around(
    ['With', 'Avec'],
    [
      ', each die that shows 6 counts as 2 Hits on one Enemy',
      ', chaque dé qui affiche 6 compte comme 2 Touches sur un même Ennemi',
    ],
  ),
  barges: plainly(
    'The first door you open in each turn is free',
    'La première porte que vous ouvrez à chaque Tour est gratuite',
  ),
  slips: plainly(
    'Moving out of a Zone with Enemies costs you no further Actions',
    'Quitter une Zone où se trouvent des Ennemis ne vous coûte aucune Action de plus',
  ),
  picksTargets: plainly(
    'Your attacks may ignore Target Priority',
    'Vos Attaques peuvent ignorer la Priorité des Cibles',
  ),
  powerGain: plainly(
    'At the start of the Player Phase, you gain 1 more Power',
    'Au début de la Phase des Joueurs, vous gagnez 1 point de Pouvoir de plus',
  ),
  traitDraw: plainly(
    'When you take a Gain Trait Action, you draw 1 more Trait',
    'Quand vous effectuez une Action de Gain de Trait, vous piochez 1 Trait de plus',
  ),
  hungerGain: plainly(
    'Your Hunger does not rise at the start of the Player Phase unless you want it to',
    'Votre Faim n’augmente pas au début de la Phase des Joueurs, sauf si vous le voulez',
  ),
  shrugs: plainly(
    'Troopers and Specialists do not wound you',
    'Les Opérateurs et les Spécialistes ne vous blessent pas',
  ),
  ricochets: around(
    ['Hits of', 'Les Touches de'],
    [
      'that are left over may be spent in one Zone next to the target Zone',
      'qui restent peuvent être utilisées dans une Zone adjacente à la Zone ciblée',
    ],
  ),
  gale: around(
    ['Attacks of', 'Les Attaques de'],
    ['roll 1 die fewer (at least 1)', 'lancent 1 dé de moins (minimum 1)'],
  ),
  chill: around(
    ['Attacks of', 'Les Attaques de'],
    ['get −1 to every die result', 'subissent −1 à chaque résultat de dé'],
  ),
}

const grantsOp = op('grants', 'effect', {
  args: [
    arg('how', oneOf('plus', 'set')),
    arg('stat', statName),
    arg('to', rawThings),
    arg('n', rawNumber),
    arg('only', rawCondition, null),
  ],
  run: (m) => {
    throw m.broken('a grant belongs into the constant part of a card')
  },
  affects: () => true,
  say: (a) => sentences[a.stat]?.(a.to, a.n) ?? a.stat,
})
/** Raises a number as long as the card is there. */
export const grants = (to: ThingsNode, stat: string, n: NumberNode = 1): Effect =>
  grantsOp('plus', stat, to, n)

const hasSkillsOp = op('hasSkills', 'condition', {
  args: [],
  value: (q, _a, env) => !isSilenced(q, heroOf(q, env.you)),
  say: () => t.both('nobody takes your Skills away', 'personne ne vous prive de vos Compétences'),
})

/** Raises a number as long as its hero has the Skill: some Enemies take Skills away. */
export const skillGrants = (to: ThingsNode, stat: string, n: NumberNode = 1): Effect =>
  grantsOp('plus', stat, to, n, hasSkillsOp())

const toughnessOp = op('toughnessByDanger', 'effect', {
  args: [
    arg('how', oneOf('set')),
    arg('stat', statName),
    arg('to', rawThings),
    arg('n', rawNumber),
    arg('only', rawCondition, null),
  ],
  run: (m) => {
    throw m.broken('a grant belongs into the constant part of a card')
  },
  affects: () => true,
  say: (a) =>
    t.group(
      t.both(
        'Toughness by the highest Danger Level of the heroes:',
        'Endurance selon le plus haut Niveau de Danger des Super-Héros :',
      ),
      a.n,
    ),
})
/** A Toughness that follows the Danger Level. */
export const toughnessByDanger = (to: ThingsNode, n: NumberNode): Effect =>
  toughnessOp('set', 'toughness', to, n)

const noPowerOp = op('noPowerGain', 'effect', {
  args: [
    arg('how', oneOf('set')),
    arg('stat', statName),
    arg('to', rawThings),
    arg('n', rawNumber),
    arg('only', rawCondition, null),
  ],
  run: (m) => {
    throw m.broken('a grant belongs into the constant part of a card')
  },
  affects: () => true,
  say: (a) =>
    t.group(
      a.to,
      t.both(
        'gains no Power at the start of the Player Phase',
        'ne gagne pas de Pouvoir au début de la Phase des Joueurs',
      ),
    ),
})
/** Nobody of these gains Power when the Player Phase begins. */
export const noPowerGain = (to: ThingsNode): Effect => noPowerOp('set', 'powerGain', to, 0)

export const constantOps = [hasSkillsOp, grantsOp, toughnessOp, noPowerOp]
