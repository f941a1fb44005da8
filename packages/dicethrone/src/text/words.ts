import type { Ability, Definition, Lexicon } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type {
  AbilityDefinition,
  CardDefinition,
  Requirement,
  StatusDefinition,
  Variant,
} from '../definition.ts'
import { messages } from './messages.ts'
import { n, v } from './nouns.ts'
import { statusLines } from './statusLines.ts'
import { symbolIcon } from './symbols.ts'

/** How the game's names read: one entry per idea. */

function requirementWords(requires: Requirement): t.Phrase | null {
  if (requires === 'small-straight') return t.term('dicethrone:straights', 'Small Straight', 'Petite Suite')
  if (requires === 'large-straight') return t.term('dicethrone:straights', 'Large Straight', 'Grande Suite')
  const icons = Object.entries(requires).flatMap(([symbol, count]) =>
    new Array<t.Phrase>(count).fill(symbolIcon(symbol)),
  )
  return icons.length === 0 ? null : t.group(...icons)
}

/** What stands before a text: the dice it asks for, or what it costs. */
function label(ability: Ability): t.Phrase | null {
  const { requires, price } = ability as Variant
  if (requires !== null && requires !== undefined) return requirementWords(requires)
  if (price > 0) return t.count(price, n.cp)
  return requires === null && ability.window === '' ? spendWords(ability as Variant) : null
}

function spendWords({ tokens, once }: Variant): t.Phrase {
  const spend =
    tokens > 1
      ? t.both(t.group('Spend', tokens), t.group('Dépensez-en', tokens))
      : t.both('Spend', 'Dépensez')
  return once ? t.group(spend, t.parentheses(t.both('once per turn', 'une fois par tour'))) : spend
}

const timingWords = {
  main: t.both('Main Phase action', 'Action de Phase Principale'),
  roll: t.both('Roll Phase action', 'Action de Phase de Lancer'),
  instant: t.both('Instant action', 'Action instantanée'),
} as const

function cardLines({ timing, cost, attackModifier }: CardDefinition): t.Phrase[] {
  const modifier = attackModifier ? [t.both(', attack modifier', ', modificateur d’attaque')] : []
  return [t.group(timingWords[timing], ',', t.count(cost, n.cp), ...modifier)]
}

const useWords = {
  offensive: t.both('Offensive ability', 'Capacité offensive'),
  defensive: t.both('Defensive ability', 'Capacité défensive'),
  passive: t.both('Passive ability', 'Capacité passive'),
  ultimate: t.both('Ultimate ability', 'Capacité ultime'),
} as const

function abilityLines({ kind, use, cost, adds }: AbilityDefinition): t.Phrase[] {
  const first =
    kind === 'upgrade'
      ? [t.group(useWords[use], ',', t.both('upgrade', 'amélioration'), ',', t.count(cost, n.cp))]
      : [useWords[use]]
  return [...first, ...adds.map((id) => t.group(t.both('Adds', 'Ajoute'), t.thing(id)))]
}

function lines(definition: Definition): readonly t.Phrase[] {
  switch (definition.kind) {
    case 'card':
      return cardLines(definition as CardDefinition)
    case 'ability':
    case 'upgrade':
      return abilityLines(definition as AbilityDefinition)
    case 'status':
      return statusLines(definition as StatusDefinition)
    default:
      return []
  }
}

export const words: Lexicon = {
  counters: {
    health: n.health,
    cp: n.cp,
    attempts: n.attempt,
    extra: n.attempt,
    pips: n.value,
    roll: n.roll,
    since: n.turn,
    raised: n.limit,
    used: n.turn,
    struck: n.turn,
  },
  stats: {
    reloadRerolls: t.noun({
      en: ['re-roll for each Reload you spend', 're-rolls for each Reload you spend'],
      fr: ['relance pour chaque Recharge dépensée', 'relances pour chaque Recharge dépensée', 'f'],
    }),
    rerollDamage: t.noun({
      en: ['point of damage for each Reload you re-roll', 'points of damage for each Reload you re-roll'],
      fr: ['dégât pour chaque Recharge relancée', 'dégâts pour chaque Recharge relancée', 'm'],
    }),
  },
  zones: {},
  periods: { attack: t.thisOne(n.attack) },
  events: {
    attack: (where) =>
      'defender' in where
        ? t.clause(t.a(n.opponent), v.attack, t.you)
        : t.phrase(
            v.activate,
            'isUltimate' in where
              ? t.both(
                  'an offensive ability other than an ultimate',
                  'une capacité offensive autre qu’ultime',
                )
              : t.both('an offensive ability', 'une capacité offensive'),
          ),
    offensiveRoll: (where) =>
      'attacked' in where
        ? t.both(
            'an opponent’s Offensive Roll Phase ends without an attack',
            'la Phase de Lancer Offensif d’un adversaire se termine sans attaque',
          )
        : t.both('your Offensive Roll Phase ends', 'votre Phase de Lancer Offensif se termine'),
    turnEnd: () => t.both('your turn ends', 'votre tour se termine'),
    upkeep: () => t.phrase(v.begin, t.your(n.upkeep)),
  },
  fields: {},
  customs: {},
  host: t.the(n.player),
  label,
  windows: {
    judged: 'when',
    rollsOver: 'when',
    turnEnd: 'when',
    attacked: 'when',
    activated: 'when',
    upkeep: 'when',
  },
  lines,
  own: {},
  messages,
}
