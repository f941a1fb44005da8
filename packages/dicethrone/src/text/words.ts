import { type Definition, type Lexicon, patternWords } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type {
  AbilityDefinition,
  CardDefinition,
  CompanionDefinition,
  StatusDefinition,
} from '../definition.ts'
import { event } from '../kinds/index.ts'
import { companionLines } from './companionLines.ts'
import { kindNames } from './kinds.ts'
import { label } from './labels.ts'
import { messages } from './messages.ts'
import { n, v } from './nouns.ts'
import { statusLines } from './statusLines.ts'

/** How the game's names read: one entry per idea. */

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
    case 'companion':
      return companionLines(definition as CompanionDefinition)
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
    phases: n.offence,
  },
  kinds: kindNames,
  stats: {
    rollAttempts: t.noun({
      en: ['roll attempt in your Offensive Roll Phase', 'roll attempts in your Offensive Roll Phase'],
      fr: [
        'Tentative de Lancer dans votre Phase de Lancer Offensif',
        'Tentatives de Lancer dans votre Phase de Lancer Offensif',
        'f',
      ],
    }),
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
  events: patternWords(event, {
    attack: (where) =>
      'defender' in where
        ? t.clause(t.a(n.opponent), v.attack, t.you)
        : 'isAttack' in where
          ? t.clause(
              t.you,
              v.attack,
              ...('isUltimate' in where
                ? [t.both('with an ability other than an ultimate', 'avec une capacité autre qu’ultime')]
                : []),
            )
          : t.phrase(
              v.activate,
              'isUltimate' in where
                ? t.both(
                    'an offensive ability other than an ultimate',
                    'une capacité offensive autre qu’ultime',
                  )
                : t.both('an offensive ability', 'une capacité offensive'),
            ),
    activate: () => t.phrase(v.activate, t.both('an offensive ability', 'une capacité offensive')),
    offensiveRoll: (where) =>
      (where.attacked as unknown) === true
        ? t.both(
            'your Offensive Roll Phase ends in an attack',
            'votre Phase de Lancer Offensif se termine par une attaque',
          )
        : 'attacked' in where
          ? t.both(
              'an opponent’s Offensive Roll Phase ends without an attack',
              'la Phase de Lancer Offensif d’un adversaire se termine sans attaque',
            )
          : 'activated' in where
            ? t.both(
                'your Offensive Roll Phase ends without an ability',
                'votre Phase de Lancer Offensif se termine sans capacité',
              )
            : t.both('your Offensive Roll Phase ends', 'votre Phase de Lancer Offensif se termine'),
    rollPhaseEnd: () => t.both('your Roll Phase ends', 'votre Phase de Lancer se termine'),
    turnEnd: () => t.both('your turn ends', 'votre tour se termine'),
    firstPlayer: () =>
      t.both(
        'the game begins and you are the Start Player',
        'la partie commence et que vous êtes le Joueur de Départ',
      ),
    upkeep: () => t.phrase(v.begin, t.your(n.upkeep)),
  }),
  fields: {},
  customs: {},
  amount: t.the(n.damage),
  host: t.the(n.player),
  label,
  windows: {
    activating: 'when',
    judged: 'when',
    rollsOver: 'when',
    rollPhaseEnd: 'when',
    turnEnd: 'when',
    started: 'when',
    attacked: 'when',
    activated: 'when',
    upkeep: 'when',
  },
  lines,
  own: {},
  messages,
}
