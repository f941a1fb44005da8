import { describeDefinition, explain, NOTHING, plain, query, scripted, type ThingId } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { lay, type Played, played, resumed, said } from './table.ts'

const chance = { stones: ['infinity-stone-mind'] }
const consulting = {
  villains: ['thanos', 'ultron'],
  at: ['the-infinity-well', 'reconfiguration-base'],
  power: [2, 0],
  cards: {
    'hand/0': ['thanos-consult-the-well'],
    titan: ['thanos-legions-of-thanos'],
    'research-lab': ['ultron-flying-sentry'],
  },
  chance,
}

function find(t: Played, face: string): { id: ThingId; host: ThingId; zone: string } {
  const q = query(t.state)
  for (const zone of t.state.zones) {
    const id = zone.ids.find((one) => q.thing(one).face === face)
    if (id !== undefined) return { id, host: q.thing(id).host, zone: zone.name }
  }
  throw new Error(`no ${face}`)
}

test('an Infinity Stone goes at random to an Ally of the chosen player, and Thanos may follow it', () => {
  const t = lay(consulting)
  t.choose('play:thanos-consult-the-well').choose('target:ultron')
  expect(t.asked().seat).toBe(1)
  expect(said(t.asked().ask)).toEqual([
    'Which of your Allies carries the Stone?',
    'Lequel de vos Alliés porte la Pierre ?',
  ])
  // Saved in the middle of the card, with the Stone drawn and nobody carrying it yet.
  const middle = resumed(t, scripted(chance))
  for (const table of [t, middle]) {
    table.choose('bearer:ultron-flying-sentry')
    expect(find(table, 'infinity-stone-mind')).toMatchObject({
      host: find(table, 'ultron-flying-sentry').id,
      zone: 'research-lab',
    })
    expect(table.faces('stones')).toHaveLength(5)
    table.choose('yes').choose('target:thanos-legions-of-thanos')
    expect(table.faces('research-lab', 1)).toContain('thanos-legions-of-thanos')
    expect(table.faces('discard', 0)).toEqual(['thanos-consult-the-well'])
  }
  expect(JSON.stringify(middle.state)).toBe(JSON.stringify(t.state))
  t.choose('endTurn').choose('move:research-lab')
  expect(t.actions(1).sort()).toEqual(['fate', 'play-card'])
})

test('following the Stone or not are two futures of one table', () => {
  const t = lay(consulting)
  t.choose('play:thanos-consult-the-well').choose('target:ultron').choose('bearer:ultron-flying-sentry')
  expect(said(t.asked().ask)).toEqual([
    'Relocate an Ally you control to that Stone’s location?',
    'Vous pouvez transférer un Allié que vous contrôlez vers le lieu de cette Pierre : le faites-vous ?',
  ])
  const here = t.state
  const follow = played(here).choose('yes').choose('target:thanos-legions-of-thanos')
  const stay = played(here).choose('no')
  expect(follow.faces('titan', 0)).toEqual([])
  expect(stay.faces('titan', 0)).toEqual(['thanos-legions-of-thanos'])
  expect(stay.faces('discard', 0)).toEqual(['thanos-consult-the-well'])
})

test('without an Ally in play the receiver plays one from hand for free to carry it', () => {
  const t = lay({
    ...consulting,
    cards: {
      'hand/0': ['thanos-consult-the-well'],
      'hand/1': ['ultron-flying-sentry', 'ultron-reconfigure'],
    },
  })
  t.choose('play:thanos-consult-the-well').choose('target:ultron')
  expect(t.options()).toEqual(['bearer:ultron-flying-sentry'])
  t.choose('bearer:ultron-flying-sentry')
  const middle = resumed(t)
  for (const table of [t, middle]) {
    table.choose('to:manufacturing-array')
    expect(table.faces('manufacturing-array', 1)).toEqual(['ultron-flying-sentry', 'infinity-stone-mind'])
    expect(table.faces('hand', 1)).toEqual(['ultron-reconfigure'])
  }
  expect(JSON.stringify(middle.state)).toBe(JSON.stringify(t.state))
})

test('without an Ally in hand the deck is revealed until one appears, and the others go back', () => {
  const t = lay({
    ...consulting,
    cards: {
      'hand/0': ['thanos-consult-the-well'],
      'deck/1': ['ultron-reconfigure', 'ultron-assembly-line', 'ultron-alkhema'],
    },
    chance: { ...chance, 'deck.ultron': ['ultron-assembly-line', 'ultron-reconfigure', 'ultron-alkhema'] },
  })
  t.choose('play:thanos-consult-the-well').choose('target:ultron')
  expect(t.log('en').slice(-5)).toEqual([
    'Ultron draws the Mind Stone.',
    'Ultron reveals Assembly Line.',
    'Ultron reveals Reconfigure.',
    'Ultron reveals Alkhema.',
    'Ultron shuffles his deck.',
  ])
  t.choose('to:research-lab')
  expect(find(t, 'infinity-stone-mind').host).toBe(find(t, 'ultron-alkhema').id)
  expect(query(t.state).zone('deck', 1).rest).toEqual(['ultron-assembly-line', 'ultron-reconfigure'])
})

test('nobody carries two Stones', () => {
  const twice = {
    ...consulting,
    power: [4, 0],
    cards: {
      'hand/0': ['thanos-consult-the-well', 'thanos-consult-the-well'],
      'research-lab': ['ultron-flying-sentry', 'ultron-alkhema'],
    },
    chance: { stones: ['infinity-stone-mind', 'infinity-stone-time'] },
  }
  const t = lay(twice)
  t.choose('play:thanos-consult-the-well').choose('target:ultron')
  expect(t.options()).toEqual(['bearer:ultron-flying-sentry', 'bearer:ultron-alkhema'])
  t.choose('bearer:ultron-flying-sentry').choose('play:thanos-consult-the-well').choose('target:ultron')
  expect(t.options()).toEqual(['bearer:ultron-alkhema'])
})

test('a Stone outlives its bearer, Ebony Maw outlives the fight, and the Stone goes home with him', () => {
  const t = lay({
    ...consulting,
    at: ['knowhere', 'reconfiguration-base'],
    cards: { titan: ['thanos-ebony-maw'], 'research-lab': ['ultron-flying-sentry', 'infinity-stone-mind'] },
  })
  const stone = find(t, 'infinity-stone-mind')
  expect(stone.host).toBe(NOTHING)
  t.choose('relocate:thanos-ebony-maw')
  expect(t.options()).toEqual(['to:sanctuary-ii', 'to:the-infinity-well', 'to:knowhere', 'to:research-lab'])
  t.choose('to:research-lab').choose('endTurn')
  t.choose('move:manufacturing-array').choose('endTurn')
  t.choose('move:titan').choose('relocate:thanos-ebony-maw').choose('to:sanctuary-ii')
  t.choose('carry:infinity-stone-mind')
  expect(t.faces('specialty', 0)).toEqual(['infinity-stone-mind'])
  expect(t.log('fr').at(-1)).toBe('Thanos capture la Pierre de l’Esprit.')
})

test('Thanos wins with the sixth Stone, unless Adam Warlock stands in his domain', () => {
  const five = ['power', 'reality', 'soul', 'space', 'time'].map((name) => `infinity-stone-${name}`)
  const last = {
    villains: ['thanos', 'hela'],
    at: ['titan', 'gjoll'],
    cards: { 'specialty/0': five, hel: ['infinity-stone-mind', 'thanos-legions-of-thanos'] },
  }
  const bringHome = (t: Played) =>
    t.choose('relocate:thanos-legions-of-thanos').choose('to:knowhere').choose('carry:infinity-stone-mind')
  expect(bringHome(lay(last)).state.outcome).toEqual({
    kind: 'won',
    winners: [0],
    cause: 'outcome.objective',
  })
  const blocked = { ...last, cards: { ...last.cards, 'sanctuary-ii': ['fate-thanos-adam-warlock'] } }
  expect(bringHome(lay(blocked)).state.outcome).toBeNull()
  const elsewhere = { ...last, cards: { ...last.cards, gjoll: ['fate-thanos-adam-warlock'] } }
  expect(bringHome(lay(elsewhere)).state.outcome).not.toBeNull()
})

test('Consult the Well says what it does', () => {
  lay(consulting)
  const text = (language: 'en' | 'fr') =>
    describeDefinition('villainous', 'thanos-consult-the-well', language).map(plain)
  expect(text('en')).toEqual([
    'Another player receives a free Infinity Stone at random, then you may relocate an Ally you control to that Stone’s location.',
  ])
  expect(text('fr')).toEqual([
    'Un autre joueur reçoit une Pierre d’Infinité libre au hasard, puis vous pouvez transférer un Allié que vous contrôlez vers le lieu de cette Pierre.',
  ])
})

test('a Stone is activated once per turn, and the Mind Stone fetches any card of the deck', () => {
  const t = lay({
    villains: ['ultron', 'thanos'],
    at: ['manufacturing-array', 'titan'],
    cards: {
      'deck/0': ['ultron-alkhema', 'ultron-reconfigure', 'ultron-reconfigure'],
      'research-lab': ['ultron-flying-sentry', 'infinity-stone-mind'],
    },
  })
  t.choose('activate:infinity-stone-mind')
  expect(t.options()).toEqual(['find:ultron-alkhema', 'find:ultron-reconfigure'])
  const middle = resumed(t)
  for (const table of [t, middle]) {
    table.choose('find:ultron-alkhema')
    expect(table.faces('hand', 0)).toEqual(['ultron-alkhema'])
    expect(query(table.state).zone('deck', 0).rest).toEqual(['ultron-reconfigure', 'ultron-reconfigure'])
  }
  expect(JSON.stringify(middle.state)).toBe(JSON.stringify(t.state))
  const refusal = explain(t.state, 0, { thing: find(t, 'infinity-stone-mind').id }).find(
    ({ verb }) => verb === 'activate',
  )?.refusal
  expect(refusal?.key).toBe('refused.noAction')
})
