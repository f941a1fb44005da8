import { choose, chooseOne, chooseSome, half, ifTrue, seq, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, hero, heroNames, names, on, tiers, using, whenever } from '../build/index.ts'
import { activateBots, basicBots, buildBot, builtBots, improveBot, perBot, waitingBots } from '../ops/bots.ts'
import { basePlus } from '../ops/counts.ts'
import { addDamage, dealDamage, prevent } from '../ops/damage.ts'
import { defensiveRoll, dieValue, per, rollDice, shows } from '../ops/dice.ts'
import { drawCards, gain, heal, inflict } from '../ops/gains.ts'
import { youAreAttacked } from '../ops/moments.ts'
import { normal, paid, undefendable, youGain } from '../ops/phrases.ts'
import { attacker, opponents, playerOf, target } from '../ops/players.ts'
import { forTokens } from '../ops/prices.ts'
import { botSides, bots } from './artificerBots.ts'
import { nanite, synth } from './artificerStatuses.ts'
import { sharedCards } from './shared.ts'

/** The Artificer, in printed order; his "then" is read as "and". */

const { ability, upgrade, card } = contentOf('artificer')

const infest = inflict(nanite.id, target)
const chosen = playerOf(choose(opponents))
const infestChosen = inflict(nanite.id, chosen)

const tinker = seq(
  chooseOne(rollDice(1), forTokens(synth.id, 1, rollDice(3))),
  ifTrue(shows({ wrench: 1 }), addDamage(1)),
  ifTrue(shows({ gear: 1 }), addDamage(2)),
  gain(synth.id, per(1, 'bolt'), you),
)
const spannerStrike = ability(
  'spanner_strike',
  'offensive',
  names('Spanner Strike', 'Coup de Clé', 'ours'),
  tiers('wrench', [3, 4, 5], [seq(normal(3), tinker), seq(normal(4), tinker), seq(normal(5), tinker)]),
)
const spannerStrike2 = upgrade(
  spannerStrike,
  2,
  1,
  tiers('wrench', [3, 4, 5], [seq(normal(4), tinker), seq(normal(5), tinker), seq(normal(6), tinker)]),
)

const drafts = { gear: 3, bolt: 1 }
const schematics = ability('schematics', 'offensive', names('Schematics', 'Schémas', 'ours'), [
  on(drafts, seq(drawCards(2), heal(2), youGain(synth, 4))),
])
const schematics2 = upgrade(schematics, 2, 1, [
  on(drafts, seq(paid(2), drawCards(2), heal(2), youGain(synth, 4))),
])

const upkeep = { window: 'upkeep', when: event('upkeep', { seat: you }) } as const
const fabricate = using(4, synth.id, infestChosen)
const scrapCollector = ability(
  'scrap_collector',
  'passive',
  names('Scrap Collector', 'Ferrailleur', 'ours'),
  [whenever({ ...upkeep, effect: youGain(synth) }), fabricate],
)
const scrapCollector2 = upgrade(scrapCollector, 2, 2, [
  whenever({
    ...upkeep,
    effect: seq(rollDice(1), ifTrue(shows({ wrench: 1 }), youGain(synth), youGain(synth, 2))),
  }),
  fabricate,
])

const idea = { wrench: 2, gear: 3 }
const eureka = ability('eureka', 'offensive', names('Eureka', 'Eurêka', 'ours'), [
  on(idea, seq(youGain(synth, 3), normal(7))),
])
const scratchBuilt = ability('scratch_built', 'offensive', names('Scratch Built', 'Fait Main', 'ours'), [
  on(
    { wrench: 2, gear: 2 },
    chooseOne(buildBot(choose(waitingBots), 'advanced'), improveBot(choose(basicBots))),
  ),
])
const eureka2 = upgrade(eureka, 2, 2, [on(idea, seq(youGain(synth, 3), normal(8)))], {
  adds: [scratchBuilt.id],
})

const jolt = ability('jolt', 'offensive', names('Jolt', 'Décharge', 'ours'), [
  on('small-straight', seq(youGain(synth), infest, normal(7))),
])
const nutsNBolts = ability('nuts_n_bolts', 'offensive', names('Nuts ’n Bolts', 'Boulons et Écrous', 'ours'), [
  on({ wrench: 3, bolt: 1 }, youGain(synth, 5)),
])
const jolt2 = upgrade(
  jolt,
  2,
  2,
  [on('small-straight', seq(youGain(synth), inflict(nanite.id, target, 2), normal(7)))],
  { adds: [nutsNBolts.id] },
)

const oneBot = activateBots(choose(builtBots))
const twoBots = activateBots(chooseSome(builtBots, 0, 2))
const zapppp = ability('zapppp', 'offensive', names('Zapppp!', 'Zapppp !', 'ours'), [
  on('large-straight', seq(infest, normal(9), oneBot)),
])
const swarmingBots = ability('swarming_bots', 'offensive', names('Swarming Bots', 'Nuée de Robots', 'ours'), [
  on({ wrench: 1, gear: 2, bolt: 1 }, dealDamage(basePlus(5, perBot(1)), target, 'normal')),
])
const zapppp2 = upgrade(
  zapppp,
  2,
  2,
  [on('large-straight', seq(youGain(synth, 2), infest, normal(9), oneBot))],
  { adds: [swarmingBots.id] },
)

const overclock = ability('overclock', 'offensive', names('Overclock', 'Surcadençage', 'ours'), [
  on({ bolt: 4 }, seq(undefendable(6), twoBots)),
])
const powerUp = ability('power_up', 'offensive', names('Power Up', 'Mise sous Tension', 'ours'), [
  on({ bolt: 3 }, inflict(nanite.id, chosen, 3)),
])
const overclock2 = upgrade(overclock, 2, 2, [on({ bolt: 4 }, seq(infest, undefendable(6), twoBots))], {
  adds: [powerUp.id],
})

const salvage = gain(synth.id, per(1, 'gear'), you)
const ratchetUp = ability(
  'ratchet_up',
  'defensive',
  names('Ratchet Up', 'Tour de Vis', 'ours'),
  [on({}, seq(defensiveRoll(4), salvage, ifTrue(shows({ bolt: 1 }), inflict(nanite.id, attacker))))],
  { dice: 4 },
)
const ratchetUp2 = upgrade(
  ratchetUp,
  2,
  3,
  [
    on(
      {},
      seq(
        defensiveRoll(5),
        ifTrue(shows({ wrench: 2 }), dealDamage(1, attacker)),
        salvage,
        inflict(nanite.id, attacker, per(1, 'bolt')),
      ),
    ),
  ],
  { dice: 5 },
)

const maximumPower = ability(
  'maximum_power',
  'ultimate',
  names('Maximum Power!', 'Puissance maximale !', 'ours'),
  [on({ bolt: 5 }, seq(youGain(synth, 2), infest, dealDamage(10, target, 'ultimate'), twoBots))],
)

const medium = { confidence: 'medium' } as const
const cards = [
  card(
    'arcing_shield',
    'roll',
    0,
    names('Arcing Shield!', 'Bouclier à arcs !', 'ours'),
    chooseOne(prevent(2, you), forTokens(synth.id, 1, prevent(3, you))),
    { only: youAreAttacked, ...medium },
  ),
  card(
    'robo_revenge',
    'roll',
    1,
    names('Robo Revenge!', 'Vengeance mécanique !', 'ours'),
    seq(prevent(2, you), inflict(nanite.id, attacker)),
    { only: youAreAttacked, ...medium },
  ),
  card(
    'high_voltage',
    'instant',
    1,
    names('High Voltage!', 'Haute tension !', 'ours'),
    youGain(synth, 2),
    medium,
  ),
  card(
    'nanite_assault',
    'instant',
    1,
    names('Nanite Assault!', 'Assaut de nanites !', 'ours'),
    infestChosen,
    medium,
  ),
  card(
    'conductivity',
    'instant',
    0,
    names('Conductivity!', 'Conductivité !', 'ours'),
    seq(
      rollDice(1),
      ifTrue(shows({ wrench: 1 }), heal(2)),
      ifTrue(shows({ gear: 1 }), youGain(synth)),
      ifTrue(shows({ bolt: 1 }), infestChosen),
    ),
    medium,
  ),
  card(
    'oooh_shiny',
    'instant',
    0,
    names('Oooh Shiny!', 'Oooh, ça brille !', 'ours'),
    seq(rollDice(1), gain(synth.id, half(dieValue), you)),
    medium,
  ),
  card(
    'synthesize',
    'main',
    0,
    names('Synthesize!', 'Synthèse !', 'ours'),
    seq(rollDice(1), ifTrue(shows({ bolt: 1 }), youGain(synth, 5), drawCards(1))),
    { isPromo: true, ...medium },
  ),
]

const abilities = [
  spannerStrike,
  schematics,
  scrapCollector,
  eureka,
  scratchBuilt,
  jolt,
  nutsNBolts,
  zapppp,
  swarmingBots,
  overclock,
  powerUp,
  ratchetUp,
  maximumPower,
  spannerStrike2,
  schematics2,
  scrapCollector2,
  eureka2,
  jolt2,
  zapppp2,
  overclock2,
  ratchetUp2,
]
const faces = ['wrench', 'wrench', 'wrench', 'gear', 'gear', 'bolt']

export const artificer = hero('artificer', heroNames('Artificer', 'Artificier', 'm'), 6, faces, {
  abilities,
  cards,
  shared: sharedCards,
  tokens: { [synth.id]: 3 },
  companions: bots,
})
export const artificerContent = [artificer, ...abilities, ...cards, synth, nanite, ...botSides]
