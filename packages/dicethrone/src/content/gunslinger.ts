import {
  also,
  changes,
  bind,
  choose,
  chooseOne,
  chooseSome,
  half,
  ifTrue,
  plus,
  seq,
  thenDo,
  untilEndOf,
  you,
} from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, hero, heroNames, names, on, tiers, whenever } from '../build/index.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { addDamage, addWhileHere, avoid, dealDamage, preventHalfDamage } from '../ops/damage.ts'
import {
  dieShows,
  dieValue,
  duelRoll,
  per,
  rollDice,
  shows,
  showsAtLeast,
  rollTokenDie,
  winsDuel,
} from '../ops/dice.ts'
import { inflictEach } from '../ops/everyone.ts'
import { drawCards, gain, gainCp, inflict } from '../ops/gains.ts'
import { damageComes, yourAttack } from '../ops/moments.ts'
import { normal, undefendable, youGain } from '../ops/phrases.ts'
import {
  anyOpponent,
  anyPlayer,
  attacker,
  opponents,
  playerOf,
  target,
  thatPlayer,
  yourHero,
} from '../ops/players.ts'
import { sharedCards } from './shared.ts'

/** The Gunslinger, in printed order. */

const { ability, upgrade, card, status } = contentOf('gunslinger')

export const evasive = status('evasive', names('Evasive', 'Évitement'), {
  polarity: 'positive',
  limit: 3,
  only: damageComes,
  spend: seq(rollDice(1), ifTrue(dieShows(1, 2), avoid)),
})
const reload = status('reload', names('Reload', 'Recharge'), {
  polarity: 'positive',
  limit: 2,
  attackModifier: true,
  only: yourAttack,
  spend: seq(rollTokenDie, addDamage(half(dieValue))),
})
export const knockdown = status('knockdown', names('Knockdown', 'À Terre'), {
  polarity: 'negative',
  limit: 1,
  skips: 'offensive_roll',
  ransom: 2,
})
const bounty = status('bounty', names('Bounty', 'Prime'), {
  polarity: 'negative',
  limit: 1,
  attackModifier: true,
  persistent: true,
  triggers: [
    {
      window: 'attacked',
      when: event('attack', { isAttack: true, isAugmentable: true, defender: you }),
      effect: seq(addWhileHere(1), gainCp(1, attacker)),
    },
  ],
})

const knock = inflict(knockdown.id, target)
const fourAlike = ifTrue(ofAKind(4), knock)

const revolver = ability(
  'revolver',
  'offensive',
  names('Revolver', 'Colts d’Or'),
  tiers('bullet', [3, 4, 5], [normal(3), normal(4), normal(5)]),
)
const revolver2 = upgrade(
  revolver,
  2,
  2,
  tiers(
    'bullet',
    [3, 4, 5],
    [seq(normal(4), fourAlike), seq(normal(5), fourAlike), seq(normal(6), fourAlike)],
  ),
)

const mark = inflict(bounty.id, target)
const bountyHunter = ability(
  'bounty_hunter',
  'offensive',
  names('Bounty Hunter', 'Quelques Dollars de Plus'),
  [on({ bullet: 2, bullseye: 2 }, thenDo(mark, undefendable(1)))],
)
const bountyHunter2 = upgrade(bountyHunter, 2, 1, [
  on({ bullet: 2, bullseye: 2 }, thenDo(mark, undefendable(2))),
])

const faceOff = duelRoll(target)
const showdown = ability('showdown', 'offensive', names('Showdown', 'Dernier Face à Face'), [
  on('small-straight', seq(faceOff, ifTrue(winsDuel('won'), normal(7), normal(5)))),
])
const showdown2 = upgrade(showdown, 2, 2, [
  on('small-straight', seq(faceOff, ifTrue(winsDuel('won'), normal(8), normal(6)))),
])
const showdown3 = upgrade(showdown, 3, 3, [
  on('small-straight', seq(faceOff, ifTrue(winsDuel('won'), normal(9), normal(6)))),
])

const deadeye = ability('deadeye', 'offensive', names('Deadeye', 'Cible Humaine'), [
  on({ bullseye: 4 }, thenDo(knock, undefendable(6))),
])
const enforcer = ability('enforcer', 'offensive', names('Enforcer', 'Justicier', 'ours'), [
  on(
    { bullseye: 3 },
    seq(youGain(evasive), inflictEach(bounty.id, chooseSome(opponents, 1, 2), knockdown.id)),
  ),
])
const deadeye2 = upgrade(deadeye, 2, 2, [on({ bullseye: 4 }, thenDo(knock, undefendable(8)))], {
  adds: [enforcer.id],
})

const reloading = whenever({
  window: 'upkeep',
  when: event('upkeep', { seat: you }),
  effect: gain(reload.id, 1, you),
})
const quickDraw = ability('quick_draw', 'passive', names('Quick Draw', 'Plus Vite que Ton Ombre'), [
  reloading,
])
const quickDraw2 = upgrade(quickDraw, 2, 2, [reloading], { constant: [plus(yourHero, 'reloadRerolls', 1)] })

const takeCover = ability('take_cover', 'offensive', names('Take Cover', 'À Couvert'), [
  on({ bullet: 2, dash: 3 }, seq(youGain(evasive), normal(5))),
])
const markTheTarget = ability('mark_the_target', 'offensive', names('Mark the Target', 'Cible Verrouillée'), [
  on({ dash: 3 }, seq(youGain(evasive, 2), inflict(bounty.id, target))),
])
const takeCover2 = upgrade(takeCover, 2, 2, [on({ bullet: 2, dash: 3 }, seq(youGain(evasive), normal(6)))], {
  adds: [markTheTarget.id],
})

const fanTheHammer = ability('fan_the_hammer', 'offensive', names('Fan the Hammer', 'Recharge Héroïque'), [
  on('large-straight', seq(youGain(evasive, 2), normal(7))),
])
const pistolWhip = ability('pistol_whip', 'offensive', names('Pistol Whip', 'Coup de Crosse', 'ours'), [
  on({ dash: 2, bullseye: 1 }, seq(youGain(evasive), knock, undefendable(1))),
])
const fanTheHammer2 = upgrade(
  fanTheHammer,
  2,
  2,
  [on('large-straight', seq(youGain(evasive, 2), normal(8)))],
  { adds: [pistolWhip.id] },
)

const duelPrize = chooseOne(dealDamage(3, attacker), preventHalfDamage)
const strike = dealDamage(1, attacker)
const draws = duelRoll(attacker, 'defensive')
const duel = ability(
  'duel',
  'defensive',
  names('Duel', 'Duel au Soleil'),
  [on({}, seq(draws, ifTrue(winsDuel('lost'), duelPrize, strike)))],
  { dice: 1 },
)
const duel2 = upgrade(duel, 2, 3, [on({}, seq(draws, ifTrue(winsDuel('won'), duelPrize, strike)))])

const fillEmWithLead = ability(
  'fill_em_with_lead',
  'ultimate',
  names('Fill’em with Lead!', 'Une Poignée de Plomb !'),
  [
    on(
      { bullseye: 5 },
      seq(
        thenDo(also(youGain(evasive), mark, knock), dealDamage(10, target, 'ultimate')),
        untilEndOf('attack', plus(yourHero, 'reloadRerolls', 1)),
      ),
    ),
  ],
)

const cards = [
  card(
    'wanted',
    'main',
    2,
    names('Wanted!', 'Avis de recherche !', 'ours'),
    inflict(bounty.id, playerOf(choose(opponents))),
  ),
  card(
    'spin_the_chamber',
    'main',
    1,
    names('Spin the Chamber!', 'Fais tourner le barillet !', 'ours'),
    gain(reload.id, 1, you),
  ),
  card(
    'roulette',
    'main',
    1,
    names('Roulette!', 'Roulette !', 'ours'),
    seq(
      bind('player', choose(anyPlayer)),
      rollDice(1),
      ifTrue(shows({ bullet: 1 }), dealDamage(2, thatPlayer)),
      ifTrue(shows({ dash: 1 }), inflict(knockdown.id, thatPlayer)),
      ifTrue(shows({ bullseye: 1 }), inflict(bounty.id, thatPlayer)),
    ),
  ),
  card(
    'wild_west',
    'roll',
    1,
    names('Wild West!', 'Far West !', 'ours'),
    untilEndOf('attack', changes(plus(yourHero, 'reloadRerolls', 1), plus(yourHero, 'rerollDamage', 1))),
    { attackModifier: true, only: yourAttack },
  ),
  card(
    'eat_lead',
    'roll',
    1,
    names('Eat Lead!', 'Mange du Plomb !'),
    seq(rollDice(5), addDamage(per(1, 'bullet')), ifTrue(showsAtLeast(4, 'bullet'), knock)),
    { attackModifier: true, only: yourAttack },
  ),
  card(
    'run_and_gun',
    'main',
    0,
    names('Run and Gun!', 'Tire et cours !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(
        shows({ bullseye: 1 }),
        seq(
          bind('player', choose(anyOpponent)),
          inflict(bounty.id, thatPlayer),
          inflict(knockdown.id, thatPlayer),
        ),
        drawCards(1),
      ),
    ),
    { isPromo: true, confidence: 'medium' },
  ),
]

const abilities = [
  revolver,
  bountyHunter,
  showdown,
  deadeye,
  enforcer,
  quickDraw,
  takeCover,
  markTheTarget,
  fanTheHammer,
  pistolWhip,
  duel,
  fillEmWithLead,
  revolver2,
  bountyHunter2,
  showdown2,
  showdown3,
  fanTheHammer2,
  takeCover2,
  deadeye2,
  duel2,
  quickDraw2,
]
const faces = ['bullet', 'bullet', 'bullet', 'dash', 'dash', 'bullseye']

export const gunslinger = hero('gunslinger', heroNames('Gunslinger', 'As de la Gâchette', 'f'), 2, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const gunslingerContent = [gunslinger, ...abilities, ...cards, evasive, reload, knockdown, bounty]
