import { count, defineMessages, group, phrase, thing } from '@quadriga/kernel/text'
import { log } from './log.ts'
import { power, wound, action, toOpen, toAttack, toRescue, toTake, toUse } from './nouns.ts'
import { enemies, plainly, same } from './say.ts'

type Zone = { zone: string }
type Thing = { thing: string }

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
  'option.zone': same((a: Zone) => thing(a.zone)),
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

/** Prompts, options, refusals and log lines. */
export const messages = defineMessages({
  ...asks,
  ...refusals,
  ...log,
  'outcome.escaped': plainly('every hero has escaped', 'tous les Super-Héros se sont échappés'),
  'outcome.fallen': plainly('a hero was eliminated', 'un Super-Héros a été éliminé'),
})
