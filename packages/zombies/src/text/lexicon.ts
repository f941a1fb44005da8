import { type Ability, type Lexicon, noWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type { PieceAbility } from '../piece.ts'
import { eventWords } from './events.ts'
import { kindNames } from './kinds.ts'
import { lines } from './lines.ts'
import { messages } from './messages.ts'
import * as n from './nouns.ts'
import { ownWords } from './ownWords.ts'

const stat = (en: string, fr: string) => t.noun({ en: [en, t.mass], fr: [fr, t.mass, 'm'] })

/** When a text may be used: "Once in your turn", "Once per Enemy Phase". */
function label(ability: Ability): t.Phrase | null {
  const { window, forced, per } = ability as PieceAbility
  if (forced) return null
  if (window === '')
    return per === 'turn'
      ? t.both('Once during your turn', 'Une fois pendant votre Tour')
      : t.both('During your turn', 'Pendant votre Tour')
  if (per === 'turn') return t.both('Once during your turn', 'Une fois pendant votre Tour')
  return per === 'enemyPhase' ? t.both('Once per Enemy Phase', 'Une fois par Phase des Ennemis') : null
}

/** What must be paid: "spend 1 Power", "discard this card". */
function cost(ability: Ability): t.Phrase | null {
  const { power, hunger, actions, discards } = ability as PieceAbility
  const parts: t.Phrase[] = []
  if (discards) parts.push(t.phrase(n.toDiscard, t.thisOne(n.card)))
  if (power > 0) parts.push(t.group(t.both('spend', 'dépensez'), t.count(power, n.power)))
  if (hunger > 0) parts.push(t.phrase(n.toGain, t.count(hunger, n.hunger)))
  if (actions > 0) parts.push(t.group(t.both('spend', 'dépensez'), t.count(actions, n.action)))
  if (parts.length === 0) return null
  return parts.reduce((all, part) => t.alsoDo(all, part))
}

/** Every word of the game. */
export const lexicon: Lexicon = {
  ...noWords,
  counters: {
    power: n.power,
    hunger: n.hunger,
    health: n.health,
    xp: n.experience,
    actions: n.action,
    hidden: stat('hidden', 'caché'),
    down: stat('lying down', 'couché'),
    charged: stat('charged', 'chargé'),
    active: stat('active', 'actif'),
    locked: stat('locked', 'verrouillé'),
    place: stat('place', 'emplacement'),
    copied: stat('copied', 'copié'),
    frozen: stat('frozen', 'gelé'),
    willed: stat('master of its Hunger', 'maître de sa Faim'),
  },
  stats: {
    toughness: n.toughness,
    reach: n.range,
    most: n.range,
    bonus: n.result,
    chill: stat('penalty to die results', 'malus aux résultats de dés'),
    dice: n.die,
    accuracy: n.accuracy,
    pierce: stat('Toughness taken off Enemies', 'Endurance retirée aux Ennemis'),
    explodes: stat('die for each natural 6', 'dé pour chaque 6 naturel'),
    sixes: stat('Hit for each 6, on the same Enemy', 'Touche pour chaque 6, sur le même Ennemi'),
    turnActions: t.noun({ en: 'Action each turn', fr: ['Action par Tour', 'Actions par Tour', 'f'] }),
    powerGain: stat('Power when the Player Phase begins', 'Pouvoir au début de la Phase des Joueurs'),
    traitDraw: stat('Trait drawn with a Gain Trait Action', 'Trait pioché par Action de Gain de Trait'),
    barges: stat('free door each turn', 'porte gratuite par Tour'),
    slips: stat('move away from Enemies without paying for them', 'départ sans surcoût malgré les Ennemis'),
    picksTargets: stat('free choice of targets', 'libre choix des cibles'),
  },
  kinds: kindNames,
  periods: { nextAttack: t.both('your next attack', 'votre prochaine Attaque') as never },
  events: eventWords,
  fields: { hero: t.that(n.hero) },
  label,
  cost,
  itself: (definition) =>
    ['zombieHero', 'superHero', 'citizen'].includes(definition.kind) ? t.thing(definition.id) : null,
  windows: { after: 'after' },
  own: ownWords,
  lines,
  messages,
}
