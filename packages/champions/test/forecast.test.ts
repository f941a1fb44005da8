import { NOTHING, plain, view } from '@quadriga/kernel'
import { type Literal, table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import {
  type Activation,
  type AttackForecast,
  type Forecast,
  forecast,
  sayForecast,
} from '../src/forecast/index.ts'
import { kit } from '../src/kit.ts'

/** Boost icons 0, 1, 2 and 3: on average one and a half. */
const deck = ['advance', 'stampede', 'charge', 'under-fire']
const zones: Literal = {
  villain: [{ 'rhino-1': { hp: 14 } }],
  'main scheme': ['the-break-in-1b'],
  'encounter deck': deck,
  'encounter discard': ['assault'],
}

function laid(seats: Literal, more: Literal = {}, seat = 0, options = {}): Forecast {
  const [hero] = Object.keys(seats as object)
  const laidZones = { ...(zones as object), ...(more as object) } as Literal
  const t = table(kit, { turn: hero, phase: 'player', seats, zones: laidZones } as Literal)
  return forecast(view(t.state, seat), options)
}

const spider = { 'spider-man': { hp: 10 } }
const panther = { 'black-panther': { hp: 11 } }

function first(foretold: Forecast): Activation {
  return foretold.activations[0]!
}

function attackOf(foretold: Forecast): AttackForecast {
  const activation = first(foretold)
  if (activation.does !== 'attack') throw new Error(`the first activation is: ${activation.does}`)
  return activation
}

const amounts = ({ parts }: { parts: readonly { face: string; amount: number }[] }) =>
  parts.map(({ face, amount }) => `${face} ${amount}`)

test('an attack is ATK with its parts, and a boost card from what is left of the encounter deck', () => {
  const villain = [{ 'rhino-1': { holds: ['enhanced-ivory-horn'] } }]
  const attack = attackOf(laid(spider, { villain }))
  expect(amounts(attack)).toEqual(['rhino-1 2', 'enhanced-ivory-horn 1'])
  expect(attack.boost).toMatchObject({ cards: 1, icons: { min: 0, max: 3, mean: 1.5 }, stars: [] })
  expect(attack.value).toEqual({ min: 3, max: 6, mean: 4.5 })
})

test('the pool a boost card comes from is everything this seat cannot place, not the card that lies on top', () => {
  // Rhino’s next card is known to be drawn first by nobody: each of the four is as likely.
  expect(attackOf(laid(spider)).boost?.odds).toEqual([0.25, 0.25, 0.25, 0.25])
})

test('nobody defends, the hero does, or an ally does: each with its damage', () => {
  const seats = { 'spider-man': { hp: 10, play: ['mockingbird'] } }
  const { defences } = attackOf(laid(seats))
  const told = defences.map(({ defender, hit }) => [
    defender === NOTHING ? 'nobody' : hit.face,
    hit.damage.min,
    hit.damage.max,
    hit.lethal.certainty,
  ])
  expect(told).toEqual([
    ['nobody', 2, 5, 'not'],
    ['spider-man', 0, 2, 'not'],
    ['mockingbird', 2, 5, 'possibly'],
  ])
  // 2, 3, 4 or 5 damage less DEF 3.
  expect(defences[1]?.hit.damage.mean).toBe(0.75)
  expect(defences[2]?.hit.lethal.chance).toBe(0.75)
})

test('everybody readies before the villain phase, so an exhausted hero can still defend', () => {
  const { defences } = attackOf(laid({ 'spider-man': { is: ['exhausted'] } }))
  expect(defences.map(({ defender }) => defender === NOTHING)).toEqual([true, false])
})

test('a tough card takes the first damage, all of it', () => {
  const engaged = [{ 'hydra-mercenary': {} }]
  const foretold = laid({ 'spider-man': { hp: 10, is: ['tough'], engaged } })
  expect(attackOf(foretold).defences[0]).toMatchObject({ tough: true, hit: { damage: { min: 0, max: 0 } } })
  // Rhino’s attack is lost on the tough card, the Mercenary’s 1 is not.
  expect(foretold.players[0]?.undefended.damage).toEqual({ min: 1, max: 1, mean: 1 })
})

test('with one hit point left an undefended attack is lethal for sure, with five perhaps', () => {
  expect(laid({ 'spider-man': { hp: 2 } }).players[0]?.undefended.lethal.certainty).toBe('surely')
  expect(laid({ 'spider-man': { hp: 5 } }).players[0]?.undefended.lethal).toEqual({
    certainty: 'possibly',
    chance: 0.25,
  })
  expect(laid({ 'spider-man': { hp: 6 } }).players[0]?.undefended.lethal.certainty).toBe('not')
  expect(laid({ 'spider-man': { hp: 6 } }).players[0]?.left).toEqual({ min: 1, max: 4 })
})

test('against an alter-ego the villain schemes, and the main scheme is completed for sure, perhaps or not', () => {
  const peter = { 'peter-parker': { hp: 10 } }
  const completes = (threat: number) => {
    const foretold = laid(peter, { 'main scheme': [{ 'the-break-in-1b': { threat } }] })
    return foretold.schemes[0]
  }
  // 1 in step one, 1 of SCH, 0 to 3 icons; the limit is 7.
  expect(completes(0)?.added).toEqual({ min: 2, max: 5, mean: 3.5 })
  expect(completes(1)?.completes.certainty).toBe('not')
  expect(completes(2)?.completes).toEqual({ certainty: 'possibly', chance: 0.25 })
  expect(completes(5)?.completes).toEqual({ certainty: 'surely', chance: 1 })
  expect(completes(5)).toMatchObject({ last: true, after: { min: 7, max: 10 } })
})

test('changing form turns the attack into a scheme, and back', () => {
  const asked = laid(spider, {}, 0, { forms: { 0: 'alter-ego' } })
  expect(first(asked).does).toBe('scheme')
  expect(asked.players[0]).toMatchObject({ form: 'alter-ego', undefended: { damage: { max: 0 } } })
  expect(asked).toEqual(laid({ 'peter-parker': { hp: 10 } }))
  expect(laid({ 'peter-parker': { hp: 10 } }, {}, 0, { forms: { 0: 'hero' } })).toEqual(laid(spider))
})

test('step one lists acceleration per player, icons and tokens', () => {
  const more = {
    'main scheme': [{ 'the-break-in-1b': { acceleration: 2 } }],
    'side schemes': ['bomb-scare'],
  }
  const { stepOne } = laid({ ...spider, ...panther }, more)
  expect(stepOne?.threat).toBe(5)
  expect(stepOne?.parts.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'printed 1',
    'perPlayer 1',
    'icon 1',
    'token 2',
  ])
})

test('a stunned villain misses its first attack only; the second player is attacked', () => {
  const foretold = laid(
    { ...spider, ...panther },
    {
      villain: [{ 'rhino-1': { is: ['stunned'] } }],
    },
  )
  expect(foretold.activations.map(({ does, seat }) => `${does} ${seat}`)).toEqual(['nothing 0', 'attack 1'])
  expect(first(foretold).words.key).toBe('forecast.stunned')
  expect(foretold.players.map(({ undefended }) => undefended.damage.max)).toEqual([0, 5])
})

test('Charge is gone after the first attack, which has overkill', () => {
  const villain = [{ 'rhino-1': { holds: ['charge'] } }]
  const seats = { 'spider-man': { hp: 10, play: ['mockingbird'] }, ...panther }
  const [one, two] = laid(seats, { villain }).activations as AttackForecast[]
  expect([one?.value.min, one?.overkill, two?.value.min, two?.overkill]).toEqual([5, true, 2, false])
  const ally = one?.defences.find(({ hit }) => hit.face === 'mockingbird')
  // 5 to 8 on an ally with three hit points: the rest reaches Spider-Man.
  expect(ally?.spill).toMatchObject({ face: 'spider-man', damage: { min: 2, max: 5, mean: 3.5 } })
})

test('a forced effect that raises the attack is in its parts: Ultron counts the Drones he makes', () => {
  const more = { villain: ['ultron-2'], environments: ['ultron-drones'] }
  const foretold = laid({ 'spider-man': { hp: 10, deck: ['energy', 'genius', 'strength'] } }, more)
  const [attack, drone] = foretold.activations as AttackForecast[]
  expect(amounts(attack!)).toEqual(['ultron-2 2', 'ultron-2 1'])
  expect([attack?.value.min, drone?.face, drone?.value.max]).toEqual([3, 'drone', 1])
})

test('what lasts until the end of the phase is over by then, what lasts for the round is not', () => {
  const more = { villain: ['ultron-2'], environments: ['ultron-drones'] }
  const seats = { 'spider-man': { hp: 10, deck: ['energy', 'genius', 'strength'] } }
  const position = { turn: 'spider-man', phase: 'player', seats, zones: { ...(zones as object), ...more } }
  const attacking = table(kit, position).run('villain attacks spider-man')
  // Ultron’s bonus for his Drones, as if it lasted longer than his attack.
  const [bonus] = attacking.state.modifiers
  const seen = view(table(kit, position).state, 0)
  const lasting = (until: string) =>
    attackOf(forecast({ ...seen, modifiers: [{ ...bonus!, until, depth: -1 }] })).value.min
  expect([lasting('phase'), lasting('round')]).toEqual([3, 4])
})

test('Webbed Up keeps an enemy from attacking', () => {
  const villain = [{ 'rhino-1': { holds: ['webbed-up'] } }]
  expect(first(laid(spider, { villain })).words).toEqual({
    key: 'forecast.stopped',
    args: { card: 'rhino-1' },
  })
})

test('a choice that somebody must make is named, and what it may bring counts as possible only', () => {
  const more = { villain: ['ultron-1'], environments: ['ultron-drones'] }
  const foretold = laid({ 'spider-man': { hp: 10, deck: ['energy', 'genius', 'strength'] } }, more)
  // Ultron’s attack is over by then.
  expect(foretold.choices).toMatchObject([{ seat: 0, after: 1 }])
  expect(foretold.effects).toMatchObject([{ kind: 'threat', n: 1, chosen: true }])
  expect(foretold.schemes[0]?.added).toEqual({ min: 1, max: 2, mean: 1 })
})

test('hazard icons add cards from the first player on', () => {
  const foretold = laid({ ...spider, ...panther }, { 'side schemes': ['breakin-and-takin'] })
  expect(foretold.players.map(({ encounterCards }) => encounterCards.dealt)).toEqual([2, 1])
  // Two boost cards and three dealt of a deck of four.
  expect(foretold.encounterDeck).toMatchObject({ size: 4, taken: 5, runsOut: true })
})

const melter = (play: string[]) => ({ 'spider-man': { hp: 10, play, engaged: ['melter'] } })

/** Who may defend against the last attack of a forecast, in order. */
function defendersOf(foretold: Forecast): string[] {
  const attack = foretold.activations.at(-1) as AttackForecast
  return attack.defences.map(({ defender, hit }) => (defender === NOTHING ? 'nobody' : hit.face))
}

test('Melter takes an ally for a defender, unless an earlier attack may have used up every ally', () => {
  expect(defendersOf(laid(melter([])))).toEqual(['nobody', 'spider-man'])
  // Rhino’s attack comes first: one ally may be exhausted by then, two cannot.
  expect(defendersOf(laid(melter(['mockingbird'])))).toEqual(['mockingbird', 'nobody', 'spider-man'])
  expect(defendersOf(laid(melter(['mockingbird', 'nick-fury'])))).toEqual(['mockingbird', 'nick-fury'])
})

test('a stunned Rhino uses up nobody: the only ally has to defend against Melter', () => {
  const villain = [{ 'rhino-1': { is: ['stunned'] } }]
  expect(defendersOf(laid(melter(['mockingbird']), { villain }))).toEqual(['mockingbird'])
})

test('an ally that had to defend against one minion may as well have defended against another', () => {
  const engaged = ['melter', 'shocker']
  const foretold = laid({ 'spider-man': { hp: 10, play: ['mockingbird'], engaged } })
  expect(defendersOf(foretold)).toEqual(['nobody', 'spider-man', 'mockingbird'])
  // Left to themselves, Rhino and Shocker hit Spider-Man and Melter hits the ally.
  expect(foretold.players[0]?.undefended.damage).toMatchObject({ min: 4, max: 7 })
})

test('while Melter attacks, only the allies who have to defend are told', () => {
  const t = table(kit, {
    turn: 'spider-man',
    phase: 'player',
    seats: melter(['mockingbird']),
    zones,
  } as Literal)
  t.run('melter attacks spider-man')
  const { running } = forecast(view(t.state, 0))
  expect(t.offered()).toEqual(['defend:mockingbird'])
  expect(running?.does === 'attack' && running.defences.map(({ hit }) => hit.face)).toEqual(['mockingbird'])
})

test('a card that is dealt only if the right character is attacked counts as possible', () => {
  const soldier = (hp: number) => [{ 'hydra-soldier': { hp } }]
  const cards = (hp: number, play: string[]) =>
    laid({ 'black-panther': { hp: 11, play, engaged: soldier(hp) } }).players[0]?.encounterCards
  // Black Panther retaliates against every attacker, and a defeated Soldier deals a card.
  expect(cards(2, [])).toMatchObject({ dealt: 1, more: 0 })
  expect(cards(1, [])).toMatchObject({ dealt: 2, more: 0 })
  expect(cards(1, ['mockingbird'])).toMatchObject({ dealt: 1, more: 1 })
  const words = cards(1, ['mockingbird'])!.words
  expect(plain(sayForecast(words, 'en'))).toBe('1 to 2 encounter cards')
  expect(plain(sayForecast(words, 'fr'))).toBe('1 à 2 cartes Rencontre')
})

test('another hero who may step in can be the one that retaliates', () => {
  const engaged = [{ 'hydra-soldier': { hp: 1 } }]
  const { players } = laid({ 'spider-man': { hp: 10, engaged }, ...panther })
  expect(players.map(({ encounterCards: { dealt, more } }) => [dealt, more])).toEqual([
    [1, 1],
    [1, 0],
  ])
})

test('an attack that the enemy may not live to make counts as possible, not as damage that comes undefended', () => {
  const engaged = [{ whirlwind: { hp: 1 } }]
  const attacks = (play: string[]) =>
    laid({ 'spider-man': { engaged }, 'black-panther': { play }, 'she-hulk': { hp: 15 } })
  const whirlwind = (foretold: Forecast) =>
    foretold.activations.filter(({ face }) => face === 'whirlwind') as AttackForecast[]
  // Whirlwind attacks each in turn; he falls to Black Panther’s retaliation, but not if somebody defends him.
  const foretold = attacks(['mockingbird'])
  expect(whirlwind(foretold).map(({ seat, comes }) => `${seat} ${comes}`)).toEqual([
    '0 surely',
    '1 surely',
    '2 ifDefended',
  ])
  // If nobody defends, She-Hulk takes Rhino’s attack only.
  expect(foretold.players[2]?.undefended.damage).toMatchObject({ min: 2, max: 5 })
  const { words } = whirlwind(foretold)[2]!
  expect(plain(sayForecast(words, 'en'))).toBe('Whirlwind may attack She-Hulk for 2')
  expect(plain(sayForecast(words, 'fr'))).toBe('le Tourbillon peut attaquer Miss Hulk pour 2')
})

test('two boost cards of one deck are never the same card twice', () => {
  const peter = { 'peter-parker': { hp: 10 }, tchalla: { hp: 11 } }
  const foretold = laid(peter)
  // Step one 2, SCH 1 twice, and two of the four cards: 0 and 1 at least, 2 and 3 at most.
  expect(foretold.schemes[0]?.added).toEqual({ min: 5, max: 9, mean: 7 })
})

test('what waits for the end of the round is listed', () => {
  const seats = { 'spider-man': { play: ['nick-fury'] } }
  expect(laid(seats).endOfRound).toMatchObject([{ face: 'nick-fury', program: 'nick-fury/1' }])
})

test('a boost ability that may come up is named beside the numbers', () => {
  const more = { 'encounter deck': ['sweeping-swoop', 'advance'] }
  expect(attackOf(laid(spider, more)).boost).toMatchObject({ stars: ['sweeping-swoop'], icons: { max: 0 } })
})

test('in the middle of an attack its boost card is still unknown, and what the defender saves is told', () => {
  const t = table(kit, { turn: 'spider-man', phase: 'player', seats: spider, zones } as Literal)
  t.run('villain attacks spider-man')
  const foretold = forecast(view(t.state, 0))
  expect(foretold.running).toMatchObject({ does: 'attack', boost: { icons: { min: 0, max: 3, mean: 1.5 } } })
  expect(t.offered()).toEqual(['defend:spider-man', 'pass'])
})

test('once the villain phase runs, only what is left of it is foretold', () => {
  const t = table(kit, { turn: 'spider-man', phase: 'player', seats: spider, zones } as Literal, { seed: 1 })
  t.run('villain phase')
  const foretold = forecast(view(t.state, 0))
  expect(foretold).toMatchObject({ begun: true, stepOne: null, activations: [], running: { does: 'attack' } })
  expect(foretold.players[0]).toMatchObject({
    encounterCards: { dealt: 1 },
    undefended: { damage: { min: 2, max: 5 } },
  })
})

test('everything foretold has words in both languages', () => {
  const seats = { 'spider-man': { hp: 5, play: ['mockingbird', 'nick-fury'], is: ['tough'] }, tchalla: {} }
  const foretold = laid(seats, { 'side schemes': ['bomb-scare'] })
  const said = (['en', 'fr'] as const).map((language) =>
    wordsIn(foretold).map((words) => plain(sayForecast(words, language))),
  )
  expect(said.flat().filter((line) => /undefined|forecast\.|why\.|\[object/.test(line))).toEqual([])
  expect(said[0]).toContain('Rhino attacks Spider-Man for 2 to 5')
  expect(said[1]).toContain('Rhino attaque Spider-Man pour 2 à 5')
  expect(said[0]).toContain('Bomb Scare’s acceleration icon')
  expect(said[1]).toContain('l’icône d’accélération d’Alerte à la Bombe')
})

type Words = Parameters<typeof sayForecast>[0]

function wordsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'key' in value && 'args' in value ? [value as Words] : []
  return [...own, ...Object.values(value).flatMap(wordsIn)]
}
