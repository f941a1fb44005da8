import { choose, ifTrue, may, seq, thenDo } from '@quadriga/kernel/author'
import { contentOf, hero, heroNames, names, on, tiers } from '../build/index.ts'
import { ofAKind } from '../ops/attackDice.ts'
import { addDamage, dealDamage, ifDealt, makeUndefendable, recoil } from '../ops/damage.ts'
import { defensiveRoll, per, rollDice, rolledTotal, shows, totalAtLeast } from '../ops/dice.ts'
import { drawCards, givenTokens, heal, inflict, removeToken, yourTokens } from '../ops/gains.ts'
import { yourAttack } from '../ops/moments.ts'
import { normal, undefendable } from '../ops/phrases.ts'
import { opponents, playerOf, target } from '../ops/players.ts'
import { sharedCards } from './shared.ts'

/** The Barbarian, in printed order. */

const { ability, upgrade, card, status } = contentOf('barbarian')

const concussion = status('concussion', names('Concussion', 'Commotion'), {
  polarity: 'negative',
  limit: 1,
  skips: 'income',
})
export const stun = status('stun', names('Stun', 'Étourdissement'), {
  polarity: 'negative',
  limit: 1,
  stuns: true,
})

const concuss = inflict(concussion.id, target)
const fourAlike = ifTrue(ofAKind(4), makeUndefendable)

const smack = ability(
  'smack',
  'offensive',
  names('Smack', 'Baffe', 'ours'),
  tiers('sword', [3, 4, 5], [normal(4), normal(6), normal(8)]),
)
const smack2 = upgrade(
  smack,
  2,
  2,
  tiers(
    'sword',
    [3, 4, 5],
    [seq(normal(5), fourAlike), seq(normal(7), fourAlike), seq(normal(9), fourAlike)],
  ),
)
const smack3 = upgrade(
  smack,
  3,
  3,
  tiers(
    'sword',
    [3, 4, 5],
    [seq(normal(6), fourAlike), seq(normal(8), fourAlike), seq(normal(10), fourAlike)],
  ),
)

const sturdyBlow = ability('sturdy_blow', 'offensive', names('Sturdy Blow', 'Coup Robuste', 'ours'), [
  on({ sword: 2, pow: 2 }, undefendable(4)),
])
const sturdyBlow2 = upgrade(sturdyBlow, 2, 1, [on({ sword: 2, pow: 2 }, undefendable(5))])
const sturdyBlow3 = upgrade(sturdyBlow, 3, 2, [on({ sword: 2, pow: 2 }, undefendable(6))])

const mightyBlow = ability('mighty_blow', 'offensive', names('Mighty Blow', 'Coup Puissant', 'ours'), [
  on('small-straight', normal(9)),
])
const mightyBlow2 = upgrade(mightyBlow, 2, 2, [on('small-straight', undefendable(8))])

const daze = inflict(stun.id, target)
const critBash = ability('crit_bash', 'offensive', names('Crit Bash', 'Choc Critique', 'ours'), [
  on({ pow: 4 }, thenDo(daze, undefendable(5))),
])
const critSmash = ability('crit_smash', 'offensive', names('Crit Smash', 'Frappe Critique', 'ours'), [
  on({ pow: 3 }, thenDo(concuss, undefendable(2))),
])
const critBash2 = upgrade(critBash, 2, 2, [on({ pow: 4 }, thenDo(daze, undefendable(7)))], {
  adds: [critSmash.id],
})

const relieve = ifTrue(ofAKind(3), may(removeToken(choose(yourTokens))))
const fortitude = ability(
  'fortitude',
  'offensive',
  names('Fortitude', 'Ténacité', 'ours'),
  tiers('life', [3, 4, 5], [heal(4), heal(5), heal(6)]),
)
const fortitude2 = upgrade(
  fortitude,
  2,
  2,
  tiers('life', [3, 4, 5], [seq(heal(5), relieve), seq(heal(6), relieve), seq(heal(7), relieve)]),
)

const overwhelm = dealDamage(rolledTotal, target, 'normal')
const overpower = ability('overpower', 'offensive', names('Overpower', 'Domination'), [
  on({ sword: 3, pow: 2 }, seq(thenDo(rollDice(3), overwhelm), ifTrue(totalAtLeast(14), concuss))),
])
const warCry = ability('war_cry', 'offensive', names('War Cry', 'Cri de Guerre', 'ours'), [
  on({ sword: 2, life: 2 }, seq(heal(2), undefendable(2))),
])
const overpower2 = upgrade(
  overpower,
  2,
  2,
  [on({ sword: 3, pow: 2 }, seq(thenDo(rollDice(3), overwhelm), ifTrue(totalAtLeast(10), concuss)))],
  { adds: [warCry.id] },
)

const reckless = ability('reckless', 'offensive', names('Reckless', 'Tête Brûlée', 'ours'), [
  on('large-straight', seq(normal(15), recoil(4))),
])
const reckless2 = upgrade(reckless, 2, 2, [on('large-straight', seq(normal(20), recoil(5)))])

const thickSkin = ability(
  'thick_skin',
  'defensive',
  names('Thick Skin', 'Peau Épaisse', 'ours'),
  [on({}, seq(defensiveRoll(3), heal(per(2, 'life'))))],
  { dice: 3 },
)
const thickSkin2 = upgrade(
  thickSkin,
  2,
  3,
  [
    on(
      {},
      seq(
        defensiveRoll(4),
        heal(per(2, 'life')),
        ifTrue(shows({ life: 2 }), may(removeToken(choose(givenTokens)))),
      ),
    ),
  ],
  { dice: 4 },
)

const rage = ability('rage', 'ultimate', names('Rage!', 'Rage !', 'ours'), [
  on({ pow: 5 }, seq(inflict(stun.id, target), dealDamage(15, target, 'ultimate'))),
])

const concussChosen = inflict(concussion.id, playerOf(choose(opponents)))
const cards = [
  card('concuss', 'main', 1, names('Concuss!', 'Assommé !', 'ours'), concussChosen),
  card('head_bash', 'roll', 0, names('Head Bash!', 'Coup de boule !', 'ours'), ifDealt(8, concuss)),
  card(
    'get_some',
    'roll',
    2,
    names('Get Some!', 'Viens Là !'),
    seq(rollDice(5), addDamage(per(1, 'sword')), concuss),
    { attackModifier: true, only: yourAttack },
  ),
  card(
    'feelin_good',
    'instant',
    0,
    names('Feelin’ Good!', 'En pleine forme !', 'ours'),
    seq(heal(1), rollDice(3), heal(per(2, 'life'))),
  ),
  card(
    'adrenaline_surge',
    'main',
    0,
    names('Adrenaline Surge!', 'Poussée d’adrénaline !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ pow: 1 }), seq(heal(2), concussChosen), drawCards(1))),
    { isPromo: true },
  ),
]

const abilities = [
  smack,
  sturdyBlow,
  mightyBlow,
  critBash,
  critSmash,
  fortitude,
  overpower,
  warCry,
  reckless,
  thickSkin,
  rage,
  smack2,
  smack3,
  sturdyBlow2,
  sturdyBlow3,
  mightyBlow2,
  critBash2,
  fortitude2,
  overpower2,
  reckless2,
  thickSkin2,
]
const faces = ['sword', 'sword', 'sword', 'life', 'life', 'pow']

export const barbarian = hero('barbarian', heroNames('Barbarian', 'Barbare', 'm'), 1, faces, {
  abilities,
  cards,
  shared: sharedCards,
})
export const barbarianContent = [barbarian, ...abilities, ...cards, concussion, stun]
