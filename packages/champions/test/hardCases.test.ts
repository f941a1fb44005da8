import { answer, describeDefinition, plain, query, type State, type ThingId } from '@quadriga/kernel'
import { type Literal, table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { kit } from '../src/kit.ts'

/** The table as it stands, through text and back: what a save in the middle of an effect keeps. */
function saved(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State
}

/**
 * Plays on from a state in every possible way until the player's menu comes back, saving and resuming before each
 * answer, and lists what each way leads to by the answers that led there.
 */
function everyWay(
  state: State,
  read: (state: State) => string,
  way: readonly string[] = [],
): Record<string, string> {
  const [decision] = state.pending
  if (decision === undefined || decision.ask.key === 'ask.turn') return { [way.join(' ')]: read(state) }
  const ends: Record<string, string> = {}
  const before = JSON.stringify(state)
  for (const { key } of decision.options) {
    const result = answer(saved(state), { decision: decision.id, seat: decision.seat, picks: [key] })
    if (!result.ok) throw new Error(`${key} is refused`)
    Object.assign(ends, everyWay(result.state, read, [...way, key]))
  }
  // Each way forks from the state itself once, too: what the forks do must not show in it.
  for (const { key } of decision.options)
    answer(state, { decision: decision.id, seat: decision.seat, picks: [key] })
  expect(JSON.stringify(state)).toBe(before)
  return ends
}

const rhino: Literal = {
  villain: [{ 'rhino-1': { hp: 14 } }],
  'main scheme': ['the-break-in-1b'],
  'encounter deck': { top: ['advance'], size: 3 },
}

function laid(hero: string, seat: Literal, zones: Literal = rhino) {
  return table(kit, { turn: hero, phase: 'player', seats: { [hero]: seat }, zones } as Literal)
}

function damageOn(state: State, face: string): number {
  const q = query(state)
  const ids = [...q.ids('identity', 0), ...q.ids('villain'), ...q.ids('attachments')]
  return q.counter(ids.find((id: ThingId) => q.thing(id).face === face) as ThingId, 'damage')
}

test('Backflip prevents the damage of this attack, whether or not Spider-Sense drew and however he defends', () => {
  const t = laid('spider-man', { hp: 10, hand: ['backflip'], deck: { top: ['energy'], size: 2 } })
  t.run('villain attacks spider-man')
  const ends = everyWay(t.state, (state) => `damage ${damageOn(state, 'spider-man')}`)
  expect(ends).toEqual({
    'trigger:spider-man defend:spider-man': 'damage 0',
    'trigger:spider-man pass trigger:backflip': 'damage 0',
    'trigger:spider-man pass pass': 'damage 2',
    'pass defend:spider-man': 'damage 0',
    'pass pass trigger:backflip': 'damage 0',
    'pass pass pass': 'damage 2',
  })
})

test('Armored Rhino Suit takes the whole packet, then breaks at five', () => {
  const zones = {
    ...(rhino as object),
    villain: [{ 'rhino-1': { holds: ['armored-rhino-suit'] } }],
  } as Literal
  const t = laid(
    'spider-man',
    { hand: ['haymaker', 'strength', 'swinging-web-kick', 'genius', 'energy'] },
    zones,
  )
  t.choose({ play: 'haymaker', pay: ['strength'], target: 'rhino' })
  expect(damageOn(t.state, 'armored-rhino-suit')).toBe(3)
  t.choose({ attack: 'rhino' })
  t.expect({ 'rhino.hp': 14, 'armored-rhino-suit.at': 'encounter discard' })
  t.choose({ play: 'swinging-web-kick', pay: ['genius', 'energy'], target: 'rhino' })
  t.expect({ 'rhino.hp': 6 })
})

test('Armored Rhino Suit: saved before every answer, each way of striking Rhino puts its damage on the suit', () => {
  const zones = {
    ...(rhino as object),
    villain: [{ 'rhino-1': { holds: ['armored-rhino-suit'] } }],
    'engaged of spider-man': ['sandman'],
  } as Literal
  const t = laid('spider-man', { hand: ['haymaker', 'strength', 'genius'] }, zones)
  t.choose({ play: 'haymaker' })
  const ends = everyWay(
    t.state,
    (state) => `suit ${damageOn(state, 'armored-rhino-suit')}, rhino ${damageOn(state, 'rhino-1')}`,
  )
  expect(new Set(Object.values(ends))).toEqual(new Set(['suit 3, rhino 0', 'suit 0, rhino 0']))
})

test('Wakanda Forever! gives its bonus to whatever comes last, in every order', () => {
  const t = laid('black-panther', {
    hp: 9,
    hand: ['wakanda-forever-energy', 'shuri'],
    play: ['energy-daggers', 'panther-claws', 'vibranium-suit'],
  })
  t.choose({ play: 'wakanda-forever-energy', pay: ['shuri'] })
  const ends = everyWay(
    t.state,
    (state) => `rhino ${damageOn(state, 'rhino-1')}, panther ${damageOn(state, 'black-panther')}`,
  )
  const byOrder = Object.entries(ends).map(([way, end]) => {
    const steps = way.split(' ').filter((key) => key.startsWith('next:'))
    return `${steps.join(' ').replaceAll('next:', '')} → ${end}`
  })
  expect(byOrder.toSorted()).toEqual([
    'energy-daggers panther-claws → rhino 5, panther 0',
    'energy-daggers vibranium-suit → rhino 6, panther 1',
    'panther-claws energy-daggers → rhino 5, panther 0',
    'panther-claws vibranium-suit → rhino 5, panther 1',
    'vibranium-suit energy-daggers → rhino 6, panther 1',
    'vibranium-suit panther-claws → rhino 5, panther 1',
  ])
})

const ultron: Literal = {
  villain: ['ultron-2'],
  environments: ['ultron-drones'],
  'main scheme': ['the-break-in-1b'],
  'encounter deck': { top: ['advance'], size: 3 },
}

test('Ultron’s Drone is a card nobody may look at, with numbers that are not its own', () => {
  const t = laid('spider-man', { hp: 10, deck: { top: ['web-shooter'], size: 5 } }, ultron)
  t.run('villain attacks spider-man')
  const [drone] = query(t.state).ids('engaged', 0)
  expect(query(t.state).thing(drone as ThingId)).toMatchObject({
    code: 'web-shooter',
    face: 'drone',
    known: 0,
  })
  expect(query(t.state).stat(drone as ThingId, 'atk')).toBe(1)
  const ends = everyWay(
    t.state,
    (state) => `damage ${damageOn(state, 'spider-man')}, modifiers ${state.modifiers.length}`,
  )
  expect(new Set(Object.values(ends))).toEqual(new Set(['damage 0, modifiers 0', 'damage 3, modifiers 0']))
})

test('a defeated Drone lies face up in its owner’s discard pile', () => {
  const t = laid('spider-man', { hp: 10, deck: { top: ['web-shooter'], size: 5 } }, ultron)
  t.run('villain attacks spider-man').pass().pass()
  t.choose({ attack: 'drone' })
  t.expect({
    'discard of spider-man': ['web-shooter'],
    'engaged of spider-man': 0,
    'web-shooter.at': 'discard of spider-man',
  })
})

const texts: readonly [id: string, line: number, en: string, fr: string][] = [
  [
    'backflip',
    0,
    'Interrupt (defense): When you would take damage from an attack, prevent all of it.',
    'Interruption (défense) : quand vous êtes censé subir des dégâts d’une attaque, prévenez-les tous.',
  ],
  [
    'armored-rhino-suit',
    1,
    'Forced Interrupt: When the villain would take damage, place it on this card instead; then, if there is at least 5 damage on this card, discard this card.',
    'Interruption forcée : quand le méchant est censé subir des dégâts, placez-les sur cette carte à la place ; ensuite, s’il y a au moins 5 dégâts sur cette carte, défaussez cette carte.',
  ],
  [
    'wakanda-forever-energy',
    0,
    'Hero Action: For each Black Panther upgrade you control, resolve its Special ability as one step of a sequence, in any order.',
    'Action de héros : pour chaque amélioration Black Panther que vous contrôlez, résolvez sa capacité Spécial comme une étape d’une séquence, dans l’ordre de votre choix.',
  ],
  [
    'panther-claws',
    0,
    'Special (attack): Deal 2 damage to an enemy (4 instead if this is the final step of the sequence).',
    'Spécial (attaque) : infligez 2 dégâts à un ennemi (4 à la place s’il s’agit de la dernière étape de la séquence).',
  ],
  [
    'ultron-2',
    0,
    'Forced Interrupt: When Ultron attacks, the attacked player puts the top card of their deck into play facedown as a Drone minion engaged with them; until the end of this attack, Ultron gets +1 ATK for each Drone minion engaged with that player.',
    'Interruption forcée : quand Ultron attaque, le joueur attaqué met la carte du dessus de son deck en jeu face cachée, en tant que sbire Drone engagé avec lui ; jusqu’à la fin de cette attaque, Ultron gagne +1 ATQ pour chaque sbire Drone engagé avec ce joueur.',
  ],
]

test.each(texts)('%s reads as it is played, in both languages', (id, line, en, fr) => {
  // French puts narrow spaces before its signs; here any space will do.
  const said = (language: 'en' | 'fr') =>
    plain(describeDefinition('champions', id, language)[line] ?? []).replaceAll(/\s/gu, ' ')
  expect(said('en')).toBe(en)
  expect(said('fr')).toBe(fr)
})
