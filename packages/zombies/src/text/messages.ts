import { count, defineMessages, group, phrase, thing } from '@quadriga/kernel/text'
import { log } from './log.ts'
import * as n from './nouns.ts'
import { enemies, isType, plainly, same } from './say.ts'

type Zone = { zone: string }
type Thing = { thing: string }
type Way = { n: number; all: number; enemy: string; from: string }

/** Whether the others of the zone were split evenly. */
const isRest = (a: Way) => a.n < a.all
const odd = (a: Way) => (isType(a.enemy) ? enemies(a.n, a.enemy) : thing(a.enemy))

const asks = {
  'ask.turn': plainly('what do you do?', 'que faites-vous ?'),
  'ask.free': plainly('which free Action?', 'quelle Action gratuite ?'),
  'ask.spend': plainly('how much Power do you spend?', 'combien de Pouvoir dépensez-vous ?'),
  'ask.attack': plainly('with which attack?', 'avec quelle Attaque ?'),
  'ask.target': plainly('which Enemy falls?', 'quel Ennemi est éliminé ?'),
  'ask.zone': plainly('which Zone?', 'quelle Zone ?'),
  'ask.aim': plainly(
    'which of the nearest Zones is attacked?',
    'quelle Zone parmi les plus proches est attaquée ?',
  ),
  'ask.to': plainly('to which Zone?', 'vers quelle Zone ?'),
  'ask.along': plainly('who comes along?', 'qui vient avec vous ?'),
  'ask.carry': plainly(
    'do you take the Sentinel Hand along for 1 more Action?',
    'emportez-vous la Main de Sentinelle pour 1 Action de plus ?',
  ),
  'ask.leave': plainly('do you leave by the Exit?', 'quittez-vous le plateau par la Sortie ?'),
  'ask.keep': plainly('which citizen do you keep?', 'quel Citoyen gardez-vous ?'),
  'ask.discard': plainly('which Trait do you discard?', 'quel Trait défaussez-vous ?'),
  'ask.copy': plainly('what do you copy?', 'que copiez-vous ?'),
  'ask.heal': plainly('how much Health do you recover?', 'combien de Santé récupérez-vous ?'),
  'ask.top': plainly('which cards go back on top of the deck?', 'quelles cartes retournent sur le paquet ?'),
  'ask.topOrder': plainly('in which order, the next one first?', 'dans quel ordre, la prochaine d’abord ?'),
  'ask.token': plainly('which token do you give?', 'quel pion donnez-vous ?'),
  'ask.partner': plainly('to whom?', 'à qui ?'),
  'ask.who': plainly('whom?', 'qui ?'),
  'ask.ricochet': plainly(
    'do the Hits that are left go to a Zone next to it?',
    'les Touches restantes vont-elles dans une Zone adjacente ?',
  ),
  'ask.hunger': plainly('how hungry then?', 'quelle Faim ensuite ?'),
  'ask.raise': plainly('by how much does your Hunger rise?', 'de combien augmente votre Faim ?'),
  'ask.cancel': plainly('how many Wounds do you cancel?', 'combien de Blessures annulez-vous ?'),
  'ask.point': plainly(
    'for which Spawn Point do you keep this card?',
    'à quel Point de Génération réservez-vous cette carte ?',
  ),
  'ask.remove': {
    en: (a: { n: number }) => group('which', count(a.n, n.enemy), 'do you remove?'),
    fr: (a: { n: number }) => group('quels', count(a.n, n.enemy), 'retirez-vous ?'),
  },
  'ask.cull': {
    en: (a: { n: number }) => group('which', a.n, 'figures leave the game?'),
    fr: (a: { n: number }) => group('quelles', a.n, 'figurines quittent la partie ?'),
  },
  'ask.order': plainly(
    'in which order are the Spawn cards drawn?',
    'dans quel ordre les cartes Génération sont-elles piochées ?',
  ),
  'ask.wounds': {
    en: (a: { n: number }) => group('who takes the', count(a.n, n.wound), '?'),
    fr: (a: { n: number }) => group('qui subit', count(a.n, n.wound), '?'),
  },
  'ask.way': {
    en: (a: Way) =>
      group(
        'equal ways from',
        thing(a.from),
        ': where',
        a.n === 1 ? 'does' : 'do',
        ...(isRest(a) ? ['the odd'] : []),
        odd(a),
        'go?',
      ),
    fr: (a: Way) =>
      group(
        'chemins égaux depuis',
        thing(a.from),
        ': où',
        a.n === 1 ? 'va' : 'vont',
        odd(a),
        isRest(a) ? 'en surnombre ?' : '?',
      ),
  },
}

const options = {
  'option.way': {
    en: (a: Zone) => group('towards', thing(a.zone)),
    fr: (a: Zone) => group('vers', thing(a.zone)),
  },
  'option.zone': same((a: Zone) => thing(a.zone)),
  'option.spend': same((a: { n: number }) => count(a.n, n.power)),
  'option.heal': same((a: { n: number }) => count(a.n, n.health)),
  'option.hunger': same((a: { n: number }) => count(a.n, n.hunger)),
  'option.cancel': same((a: { n: number }) => count(a.n, n.wound)),
  'option.devour': same((a: Thing) => phrase(n.toDevour, thing(a.thing))),
  'option.endTurn': plainly('end your turn', 'terminez votre Tour'),
  'option.powerUp': plainly('Power Up', 'Gain de Pouvoir'),
  'option.gainTrait': plainly('Gain Trait', 'Gain de Trait'),
  'option.call': plainly('call the lift', 'appelez l’ascenseur'),
  'option.ride': {
    en: (a: Thing) => group('ride to', thing(a.thing)),
    fr: (a: Thing) => group('allez en ascenseur vers', thing(a.thing)),
  },
  'option.fire': {
    en: (a: Thing) => group('use the Sentinel Hand against', thing(a.thing)),
    fr: (a: Thing) => group('utilisez la Main de Sentinelle contre', thing(a.thing)),
  },
  'option.use': same((a: Thing) => phrase(n.toUse, thing(a.thing))),
  'option.keep': same((a: Thing) => phrase(n.toKeep, thing(a.thing))),
  'option.leave': plainly('leave the board', 'quittez le plateau'),
  'option.stay': plainly('stay', 'restez'),
  'option.move': {
    en: (a: Thing) => group('go to', thing(a.thing)),
    fr: (a: Thing) => group('allez vers', thing(a.thing)),
  },
  'option.open': same((a: Thing) => phrase(n.toOpen, thing(a.thing))),
  'option.attack': same((a: Thing) => phrase(n.toAttack, thing(a.thing))),
  'option.rescue': same((a: Thing) => phrase(n.toRescue, thing(a.thing))),
  'option.interact': same((a: Thing) => phrase(n.toTake, thing(a.thing))),
}

const refusals = {
  'refused.ownFile': {
    en: (a: { at: string; en: string }) => `in ${a.at}: ${a.en}`,
    fr: (a: { at: string; fr: string }) => `dans ${a.at} : ${a.fr}`,
  },
  'refused.notYourTurn': plainly('this hero cannot act now', 'ce héros ne peut pas agir maintenant'),
  'refused.actions': {
    en: (a: { cost: number; left: number }) =>
      group('it takes', count(a.cost, n.action), 'and', a.left, a.left === 1 ? 'is left' : 'are left'),
    fr: (a: { cost: number; left: number }) =>
      group('il faut', count(a.cost, n.action), 'et il en reste', a.left),
  },
  'refused.notAdjacent': plainly('no open way leads there', 'aucun passage ouvert n’y mène'),
  'refused.notHere': plainly('it is not in your Zone', 'ce n’est pas dans votre Zone'),
  'refused.open': plainly('it is open already', 'c’est déjà ouvert'),
  'refused.locked': plainly('it is locked', 'c’est verrouillé'),
  'refused.shutters': plainly(
    'windows stay shut in this mission',
    'les fenêtres restent fermées dans cette Mission',
  ),
  'refused.noEnemy': plainly('there is no Enemy in reach', 'aucun Ennemi n’est à portée'),
  'refused.range': plainly('it is out of Range or out of sight', 'c’est hors de portée ou hors de vue'),
  'refused.enemies': plainly('Enemies stand there', 'des Ennemis s’y trouvent'),
  'refused.noSkill': plainly('there is nothing to use', 'il n’y a rien à utiliser'),
  'refused.level': plainly(
    'this Skill is not unlocked yet',
    'cette Compétence n’est pas encore déverrouillée',
  ),
  'refused.oneTrait': plainly(
    'only one Gain Trait Action per turn',
    'une seule Action de Gain de Trait par Tour',
  ),
  'refused.liftBroken': plainly('the lift cannot be used', 'l’ascenseur ne peut pas être utilisé'),
  'refused.liftHere': plainly('the lift is here already', 'l’ascenseur est déjà là'),
  'refused.noShaft': plainly('no shaft is next to your Zone', 'aucun puits n’est adjacent à votre Zone'),
  'refused.noLift': plainly('you are not in the lift', 'vous n’êtes pas dans l’ascenseur'),
  'refused.handBroken': plainly(
    'the Sentinel Hand does not attack here',
    'la Main de Sentinelle n’attaque pas ici',
  ),
  'refused.oncePerTurn': plainly('it was used this turn already', 'elle a déjà servi ce Tour-ci'),
  'refused.oncePerPhase': plainly(
    'it was used in this Enemy Phase already',
    'elle a déjà servi pendant cette Phase des Ennemis',
  ),
  'refused.ravenous': plainly(
    'who is Ravenous only moves and devours',
    'qui est Vorace ne peut que se déplacer et dévorer',
  ),
  'refused.hunger': plainly('your Hunger cannot rise so far', 'votre Faim ne peut pas augmenter autant'),
  'refused.noPower': plainly('Zombie Heroes have no Power', 'les Héros Zombies n’ont pas de Pouvoir'),
  'refused.silenced': plainly(
    'somebody in your Zone takes your Skills away',
    'quelqu’un dans votre Zone vous prive de vos Compétences',
  ),
  'refused.priority': plainly(
    'others in your Zone come first in Target Priority',
    'd’autres dans votre Zone passent avant dans la Priorité des Cibles',
  ),
  'setup.otherSide': {
    en: (a: { hero: string }) => group(thing(a.hero), 'is on the other side in this mission'),
    fr: (a: { hero: string }) => group(thing(a.hero), 'est de l’autre côté dans cette Mission'),
  },
  'refused.power': {
    en: (a: { cost: number }) => group('it costs', count(a.cost, n.power)),
    fr: (a: { cost: number }) => group('cela coûte', count(a.cost, n.power)),
  },
}

/** Prompts, options, refusals and log lines. */
export const messages = defineMessages({
  ...asks,
  ...options,
  ...refusals,
  ...log,
  'moment.round': {
    en: (a: { round: number }) => `round ${a.round}`,
    fr: (a: { round: number }) => `Round ${a.round}`,
  },
  'phase.players': plainly('Players', 'Joueurs'),
  'phase.enemies': plainly('Enemies', 'Ennemis'),
  'phase.end': plainly('End', 'Fin'),
  'outcome.won': plainly('the mission is accomplished', 'la Mission est accomplie'),
  'outcome.fallen': plainly('a hero was eliminated', 'un héros a été éliminé'),
  'outcome.mission': plainly('the mission has failed', 'la Mission a échoué'),
})
