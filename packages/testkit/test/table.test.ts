import { type KitField, PlayProblem, setUpTable, table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawlKit } from './brawl/kit.ts'

/** Anna and Bruno, Anna to move. */
const facing = (anna: object, bruno: object = {}) =>
  ({ turn: 'anna', phase: 'main', seats: { anna, bruno } }) as Parameters<typeof table>[1]

test('a strike takes three hit points and one card as payment', () => {
  const t = table(brawlKit, facing({ hand: ['strike', 'drill'] }, { hp: 10 }))
  t.choose({ play: 'strike', pay: ['drill'], target: 'bruno' })
  expect(t.value('bruno.hp')).toBe(7)
  expect(t.zone('discard of anna')).toEqual(['drill', 'strike'])
  t.finish()
})

test('a parry prevents the damage of this blow, not of the next', () => {
  const t = table(brawlKit, facing({}, { hand: ['parry', 'drill'] }))
  t.run('bruno is hit for 4').choose('bruno', { trigger: 'Parade' })
  expect(t.value('bruno.hp')).toBe(12)
  t.run('bruno is hit for 4').settle()
  expect(t.value('bruno.hp')).toBe(8)
})

test('a banner gives its owner one strength as long as it stands', () => {
  const t = table(brawlKit, facing({ play: ['banner'], hand: ['strike', 'drill'] }))
  expect(t.value('anna.strength')).toBe(1)
  t.choose({ play: 'strike', pay: 'drill', target: 'bruno' })
  expect(t.value('bruno.hp')).toBe(8)
})

test('numbers, flags, places and names in either language can be laid and read', () => {
  const t = table(
    brawlKit,
    facing({ hp: 5, is: ['angry'], play: [{ Bannière: { rage: 2 } }], trap: ['Épines'] }),
  )
  expect(t.value('anna.pv')).toBe(5)
  expect(t.is('anna', 'angry')).toBe(true)
  expect(t.is('bruno', 'angry')).toBe(false)
  expect(t.value('banner.rage')).toBe(2)
  expect(t.at('thorns')).toBe('trap of anna')
  expect(t.zone('allies of anna')).toEqual(['banner'])
})

test('numbers of a position are written after everything lies, whatever they are counted from', () => {
  const might: KitField = {
    read: (q, { thing }) => q.stat(thing, 'strength') + q.counter(thing, 'rage'),
    write: (m, { thing }, value) => {
      m.own(thing)['rage'] = value - m.stat(thing, 'strength')
    },
  }
  const position = { ...(facing({ might: 3 }) as object), zones: { 'play of anna': ['banner'] } }
  const t = table({ ...brawlKit, fields: { ...brawlKit.fields, might } }, position)
  expect([t.value('anna.strength'), t.value('anna.might')]).toEqual([1, 3])
})

test('a pile is laid with its top, its bottom and cards that do not matter', () => {
  const t = table(brawlKit, facing({ 'draw pile': { top: ['strike', 'parry'], bottom: ['scout'], size: 6 } }))
  expect(t.zone('pioche of anna')).toEqual(['strike', 'parry', 'drill', 'drill', 'drill', 'scout'])
  t.run('anna draws').run('anna draws').run('anna draws')
  expect(t.zone('hand of anna')).toEqual(['strike', 'parry', 'drill'])
  expect(t.size('deck of anna')).toBe(3)
})

test('chance is scripted by source, and what is not scripted fails without a seed', () => {
  const position = facing({ trap: ['feint'] })
  expect(
    table(brawlKit, position, { chance: { dice: [3] } })
      .choose({ spring: 'feint' })
      .settle()
      .value('bruno.hp'),
  ).toBe(9)
  expect(() => table(brawlKit, position).choose({ spring: 'feint' })).toThrow("chance is asked about 'dice'")
  expect(() => table(brawlKit, position, { seed: 1 }).choose({ spring: 'feint' })).not.toThrow()
  expect(() => table(brawlKit, position, { chance: { dice: [9] } }).choose({ spring: 'feint' })).toThrow(
    "chance cannot say '9' here",
  )
})

test('a source without an owner serves every owner, and cards come up by name', () => {
  const deck = { deck: { size: 2 }, hand: ['scout', 'scout'] }
  const position = facing({ ...deck, deck: { top: [], size: 3 } }, { hand: ['parry', 'strike'] })
  const t = table(brawlKit, position, { chance: { hand: ['Coup'] }, seed: 1 })
  t.choose('anna', { set: 'scout' }).expect({ 'trap of anna': 1 })
  expect(() => t.finish()).toThrow("chance was never asked about 'hand: Coup'")
})

test('scripted chance that never comes up fails at the end', () => {
  const t = table(brawlKit, facing({}), { chance: { dice: [1] } })
  expect(() => t.finish()).toThrow("chance was never asked about 'dice: 1'")
})

test('a choice that nothing takes shows the question with its options', () => {
  const t = table(brawlKit, facing({ hand: ['strike', 'drill'] }))
  expect(() => t.choose({ play: 'parry' })).toThrow(
    "nothing takes 'play: parry'. anna is asked act (one): play:strike, play:drill, set:strike, set:drill, end",
  )
  expect(t.offered()).toEqual(['play:strike', 'play:drill', 'set:strike', 'set:drill', 'end', 'taunt'])
})

test('a table in a phase where nobody decides is at rest until something is run', () => {
  const t = table(brawlKit, { phase: 'night', seats: { anna: {}, bruno: {} } })
  expect(t.asked()).toEqual([])
  expect(() => t.choose('end')).toThrow('nobody is asked anything')
  t.run('anna is hit for 2')
  expect(t.value('anna.hp')).toBe(10)
  t.finish()
})

test('until plays on to a turn or a phase, declining everything', () => {
  const t = table(brawlKit, facing({ deck: { size: 9 } }, { deck: { size: 9 } }))
  t.until('turn of bruno').expect({ turn: 'bruno', phase: 'main', round: 1 })
  t.until('turn of anna').expect({ round: 2 })
  t.until('main').expect({ turn: 'bruno' })
  expect(() => table(brawlKit, facing({})).until('night')).toThrow('the game ended before night')
})

test('the game can set itself up', () => {
  const t = setUpTable(brawlKit, { seats: ['bruno', 'anna'] }, { seed: 4 })
  t.expect({ asked: ['bruno', 'anna'], 'hand of bruno': 5 }).until('turn of bruno')
  expect(t.value('bruno.rivals')).toEqual(['anna'])
})

test('mistakes in a position are named with the nearest words', () => {
  const wrong = (position: object) => () => table(brawlKit, position as Parameters<typeof table>[1])
  const seats = { anna: {}, bruno: {} }
  expect(wrong({ seats: { anan: {}, bruno: {} } })).toThrow("nothing is called 'anan', did you mean 'anna'")
  expect(wrong({ seats, zones: { 'hnad of anna': ['strike'] } })).toThrow(
    "no zone is called 'hnad', did you mean 'hand'",
  )
  expect(wrong({ seats, zones: { hand: ['strike'] } })).toThrow("whose hand? Write 'hand of anna'")
  expect(wrong({ seats: { anna: { hand: ['strke'] }, bruno: {} } })).toThrow(
    "nothing is called 'strke', did you mean 'strike'",
  )
  expect(wrong({ seats: { anna: { hpp: 3 }, bruno: {} } })).toThrow(
    "a position cannot set 'hpp', did you mean 'hp'",
  )
  expect(wrong({ seats: { anna: { is: ['angri'] }, bruno: {} } })).toThrow(
    "cannot set 'angri', did you mean 'angry'",
  )
  expect(wrong({ seats, phase: 'mian' })).toThrow("no phase is called 'mian', did you mean 'main'")
  expect(wrong({ seats, options: { lenght: 3 } })).toThrow(
    "brawl has no setting 'lenght', did you mean 'length'",
  )
  expect(() => table(brawlKit, facing({})).run('anna is hurt')).toThrow(PlayProblem)
  expect(() => table(brawlKit, facing({})).value('bruno.hpp')).toThrow("it has no 'hpp'")
})

test('a name that fits several things is an error that lists them', () => {
  const t = table(brawlKit, facing({ play: ['banner', 'banner'] }))
  expect(() => t.value('banner.rage')).toThrow(
    "'banner' may be banner#1 (play of anna) or banner#2 (play of anna)",
  )
  expect(t.value('banner#2.rage')).toBe(0)
})

test('shares, orders and several picks have their shapes', () => {
  const three = {
    turn: 'anna',
    phase: 'main',
    seats: { anna: { hand: ['volley', 'drill', 'drill'] }, bruno: {}, carla: {} },
  }
  const t = table(brawlKit, three)
  t.choose({ play: 'volley', pay: ['drill', 'drill'], wounds: { bruno: 2, carla: 1 } }).settle()
  expect([t.value('bruno.hp'), t.value('carla.hp')]).toEqual([10, 11])
  const scouting = table(
    brawlKit,
    facing({ hand: ['scout'], deck: { top: ['strike', 'parry', 'dodge'], size: 5 } }),
  )
  scouting.choose({ play: 'scout', order: ['dodge', 'strike', 'parry'] })
  expect(scouting.zone('deck of anna').slice(0, 3)).toEqual(['dodge', 'strike', 'parry'])
})

test('every table is watched: a kit that hides a card breaks conservation', () => {
  const greedy = {
    ...brawlKit,
    procedures: {
      'eat a card': (m: Parameters<(typeof brawlKit.procedures)[string]>[0]) => {
        m.ownZone(m.zoneIndex('discard', 0)).ids = []
      },
    },
  }
  const t = table(greedy, facing({ discard: ['strike'] }))
  expect(() => t.run('eat a card')).toThrow('conservation')
})
