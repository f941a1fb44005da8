import { also, choose, ifTrue, seq, thenDo, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, hero, heroNames, names, on, tiers, whenever } from '../build/index.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { addDamage, dealDamage, prevent } from '../ops/damage.ts'
import { defensiveRoll, per, rollDice, shows, showsNeither } from '../ops/dice.ts'
import { drawCards, inflict } from '../ops/gains.ts'
import { fewerAttempts, yourAttack } from '../ops/moments.ts'
import { normal, undefendable, youGain } from '../ops/phrases.ts'
import { attacker, opponents, playerOf, target } from '../ops/players.ts'
import { backStrike, honor, shame } from './samuraiStatuses.ts'
import { sharedCards } from './shared.ts'

/** The Samurai, in printed order. */

const { ability, upgrade, card } = contentOf('samurai')

const honour = youGain(honor)
const guard = youGain(backStrike)
const shaming = inflict(shame.id, target)
const shaming2 = inflict(shame.id, target, 2)

const bushido = ability('bushido', 'passive', names('Bushido', 'Bushido', 'ours'), [
  whenever({ window: 'started', when: event('firstPlayer', { seat: you }), effect: honour }),
  whenever({
    window: 'turnEnd',
    when: event('turnEnd', { seat: you }),
    only: fewerAttempts(3),
    effect: honour,
  }),
])

const fourAlike = ifTrue(ofAKind(4), shaming)
const threeAlike = ifTrue(ofAKind(3), shaming)
const katanaSlice = ability(
  'katana_slice',
  'offensive',
  names('Katana Slice', 'Taille au Katana', 'ours'),
  tiers('katana', [3, 4, 5], [normal(5), normal(6), normal(7)]),
)
const katanaSlice2 = upgrade(
  katanaSlice,
  2,
  2,
  tiers(
    'katana',
    [3, 4, 5],
    [seq(normal(6), fourAlike), seq(normal(7), fourAlike), seq(normal(8), fourAlike)],
  ),
)
const katanaSlice3 = upgrade(
  katanaSlice,
  3,
  3,
  tiers(
    'katana',
    [3, 4, 5],
    [seq(normal(6), threeAlike), seq(normal(7), threeAlike), seq(normal(8), threeAlike)],
  ),
)

const bladeAndSun = { katana: 2, rising_sun: 2 }
const wakizashi = ability('wakizashi', 'offensive', names('Wakizashi', 'Wakizashi', 'ours'), [
  on(bladeAndSun, seq(guard, undefendable(3))),
])
const wakizashi2 = upgrade(wakizashi, 2, 1, [on(bladeAndSun, seq(guard, undefendable(4)))])
const wakizashi3 = upgrade(wakizashi, 3, 2, [on(bladeAndSun, seq(guard, shaming, undefendable(4)))])

const solemnity = ability('solemnity', 'offensive', names('Solemnity', 'Solennité', 'ours'), [
  on({ katana: 2, kabuto: 3 }, seq(shaming, normal(7))),
])
const solemn = ability('solemn', 'offensive', names('Solemn', 'Gravité', 'ours'), [
  on({ kabuto: 3 }, shaming2),
])
const solemnity2 = upgrade(solemnity, 2, 2, [on({ katana: 2, kabuto: 3 }, seq(shaming2, normal(8)))], {
  adds: [solemn.id],
})

const budo = ability('budo', 'offensive', names('Budo', 'Budo', 'ours'), [
  on('small-straight', thenDo(honour, normal(6))),
])
const budo2 = upgrade(budo, 2, 2, [on('small-straight', thenDo(honour, normal(8)))])

const forge = seq(
  addDamage(per(1, 'katana')),
  inflict(shame.id, target, per(1, 'kabuto')),
  ifTrue(shows({ rising_sun: 1 }), guard),
)
const masamune = ability('masamune', 'offensive', names('Masamune', 'Masamune', 'ours'), [
  on('large-straight', seq(normal(7), rollDice(4), forge)),
])
const empower = ability('empower', 'offensive', names('Empower', 'Force Intérieure', 'ours'), [
  on({ katana: 1, kabuto: 1, rising_sun: 1 }, guard),
])
const masamune2 = upgrade(masamune, 2, 2, [on('large-straight', seq(normal(7), rollDice(5), forge))], {
  adds: [empower.id],
})

const hagakure = ability('hagakure', 'offensive', names('Hagakure', 'Hagakure', 'ours'), [
  on({ rising_sun: 4 }, thenDo(also(honour, guard, shaming2), undefendable(5))),
])
const haga = ability('haga', 'offensive', names('Haga', 'Haga', 'ours'), [
  on({ rising_sun: 3 }, thenDo(also(honour, shaming2), undefendable(2))),
])
const hagakure2 = upgrade(
  hagakure,
  2,
  2,
  [on({ rising_sun: 4 }, thenDo(also(honour, guard, shaming2), undefendable(7)))],
  { adds: [haga.id] },
)

const stand = seq(
  dealDamage(per(1, 'katana'), attacker),
  prevent(per(1, 'kabuto'), you),
  ifTrue(shows({ rising_sun: 1 }), prevent(2, you)),
)
const standTall = ability(
  'stand_tall',
  'defensive',
  names('Stand Tall', 'Tête Haute', 'ours'),
  [on({}, seq(defensiveRoll(3), stand, ifTrue(showsNeither('kabuto', 'rising_sun'), youGain(shame))))],
  { dice: 3 },
)
const standTall2 = upgrade(standTall, 2, 3, [on({}, seq(defensiveRoll(4), stand))], { dice: 4 })

const shogun = ability('shogun', 'ultimate', names('Shogun!', 'Shogun !', 'ours'), [
  on({ rising_sun: 5 }, thenDo(also(honour, shaming2), dealDamage(13, target, 'ultimate'))),
])

const modifier = { attackModifier: true, only: yourAttack } as const
const cards = [
  card('honorable', 'main', 1, names('Honorable!', 'Honorable !', 'ours'), youGain(honor, 2)),
  card(
    'shame_on_you',
    'main',
    1,
    names('Shame on You!', 'Honte à toi !', 'ours'),
    inflict(shame.id, playerOf(choose(opponents)), 2),
  ),
  card('dont_back_down', 'main', 1, names('Don’t Back Down!', 'Ne recule pas !', 'ours'), guard),
  card(
    'gishi',
    'roll',
    1,
    names('Gishi!', 'Gishi !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ katana: 1 }), addDamage(2)),
      ifTrue(shows({ kabuto: 1 }), shaming2),
      ifTrue(shows({ rising_sun: 1 }), guard),
    ),
    modifier,
  ),
  card(
    'follow_through',
    'roll',
    1,
    names('Follow Through!', 'Accompagne ton geste !', 'ours'),
    seq(rollDice(5), addDamage(per(1, 'katana')), shaming),
    modifier,
  ),
  card(
    'kensei',
    'main',
    0,
    names('Kensei!', 'Kensei !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ rising_sun: 1 }), seq(guard, youGain(honor, 2)), drawCards(1))),
    { isPromo: true },
  ),
]

const abilities = [
  bushido,
  katanaSlice,
  wakizashi,
  solemnity,
  solemn,
  budo,
  masamune,
  empower,
  hagakure,
  haga,
  standTall,
  shogun,
  katanaSlice2,
  katanaSlice3,
  wakizashi2,
  wakizashi3,
  solemnity2,
  budo2,
  masamune2,
  hagakure2,
  standTall2,
]
const faces = ['katana', 'katana', 'katana', 'kabuto', 'kabuto', 'rising_sun']

export const samurai = hero('samurai', heroNames('Samurai', 'Samouraï', 'm'), 3, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const samuraiContent = [samurai, ...abilities, ...cards, honor, shame, backStrike]
