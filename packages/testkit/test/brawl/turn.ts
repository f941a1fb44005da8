import {
  doPicked,
  endPeriod,
  environment,
  look,
  type Machine,
  message,
  NOTHING,
  moved,
  plainOption,
  procedure,
  randomThing,
  type Seat,
  shuffleInto,
  sizeOf,
  type ThingId,
  thingOptions,
  verbOptions,
} from '@quadriga/kernel/author'
import { brawlCard } from './cards.ts'
import { event } from './kinds.ts'
import { fighterOf } from './words.ts'

export interface BrawlTable {
  turn: Seat
  round: number
  phase: string
  taunted: readonly boolean[]
}

interface Verbed {
  seat: Seat
  thing: ThingId
}

const lastRound = 15
const END = plainOption('end', null, 'end')

export function draw(m: Machine, seat: Seat): void {
  if (sizeOf(m.zone('deck', seat)) === 0) shuffleInto(m, m.zoneIndex('deck', seat), m.ids('discard', seat))
  if (sizeOf(m.zone('deck', seat)) > 0) m.happen(event.draw, { seat })
}

/** Everybody throws away what they do not want, unseen, and draws as many. */
export const mulligan = procedure('brawl.mulligan', {
  ask(m) {
    m.askSealed(
      m.order().map((seat) => {
        const options = thingOptions(m, 'throw', m.ids('hand', seat))
        return { seat, ask: message('ask.mulligan'), options, shape: 'some', min: 0, max: 2 }
      }),
    )
  },
  swap(m) {
    m.goto('over')
    for (const seat of m.order()) {
      const options = thingOptions(m, 'throw', m.ids('hand', seat))
      const thrown = options.filter(({ key }) => m.picksOf[seat]?.includes(key))
      for (const { thing } of thrown) m.happen(moved, { thing, zone: 'discard', of: seat })
      for (const _ of thrown) draw(m, seat)
    }
  },
  over(m) {
    m.done()
    m.call(turns, {})
  },
})

export const turns = procedure('brawl.turns', {
  begin(m) {
    const table = m.ownTable<BrawlTable>()
    table.turn = (table.turn + 1) % m.seats
    table.phase = 'main'
    if (table.turn === 0) table.round++
    if (table.round > lastRound) m.end({ kind: 'draw', winners: [], cause: 'brawl.time' })
    else for (let n = 0; n < 2; n++) draw(m, table.turn)
  },
  menu(m) {
    const { turn } = m.table<BrawlTable>()
    m.ask({
      seat: turn,
      ask: message('ask.menu'),
      options: [...verbOptions(m, turn), END],
      menu: true,
    })
  },
  act(m) {
    const { turn } = m.table<BrawlTable>()
    m.goto(m.picks[0] === END.key ? 'limit' : 'menu')
    doPicked(m, turn)
  },
  limit(m) {
    const { turn } = m.table<BrawlTable>()
    const hand = m.ids('hand', turn)
    const over = hand.length - 6
    m.ownTable<BrawlTable>().phase = 'limit'
    if (over <= 0) m.goto('end')
    else
      m.ask({
        seat: turn,
        ask: message('ask.discard'),
        options: thingOptions(m, 'discard', hand),
        shape: 'some',
        min: over,
        max: over,
      })
  },
  discard(m) {
    const { turn } = m.table<BrawlTable>()
    for (const { key, thing } of thingOptions(m, 'discard', m.ids('hand', turn))) {
      if (m.picks.includes(key)) m.happen(moved, { thing, zone: 'discard', of: turn })
    }
  },
  end(m) {
    endPeriod(m, 'turn')
    m.goto('begin')
  },
})

/** A card is shown, paid for with other cards, and then does what it says. */
export const play = procedure<Verbed>('brawl.play', {
  show(m, f) {
    m.reveal(f.thing, (1 << m.seats) - 1)
  },
  pay(m, f) {
    const { cost } = brawlCard(m.definition(f.thing))
    const others = m.ids('hand', f.seat).filter((id) => id !== f.thing)
    if (cost === 0) m.goto('resolve')
    else
      m.ask({
        seat: f.seat,
        ask: message('ask.pay'),
        options: thingOptions(m, 'pay', others, null, ['coin']),
        shape: 'pay',
        min: cost,
        because: f.thing,
      })
  },
  paid(m, f) {
    const others = m.ids('hand', f.seat).filter((id) => id !== f.thing)
    for (const { key, thing } of thingOptions(m, 'pay', others)) {
      if (m.picks.includes(key)) m.happen(moved, { thing, zone: 'discard', of: f.seat })
    }
  },
  resolve(m, f) {
    const card = brawlCard(m.definition(f.thing))
    const zone = card.stays ? 'play' : 'discard'
    const { thing } = m.happen(moved, { thing: f.thing, zone, of: f.seat })
    m.done()
    const [ability] = m.loaded.abilities.get(card.id) ?? []
    if (card.rule !== '') m.callNamed(card.rule, { seat: f.seat, thing })
    else if (!card.stays && ability?.ear === -1)
      m.resolve(ability.effect.id, environment({ you: f.seat, self: thing }))
  },
})

export const volley = procedure<Verbed>('brawl.volley', {
  ask(m, f) {
    const rivals = m.order().filter((seat) => seat !== f.seat)
    const options = thingOptions(
      m,
      'share',
      rivals.map((seat) => fighterOf(m, seat)),
    ).map((option) => ({ ...option, cap: 3 }))
    m.ask({
      seat: f.seat,
      ask: message('ask.share'),
      options,
      shape: 'distribute',
      min: 3,
      max: 3,
      confirm: true,
    })
  },
  hits(m, f) {
    m.done()
    const rivals = m
      .order()
      .filter((seat) => seat !== f.seat)
      .map((seat) => fighterOf(m, seat))
    for (const { key, thing } of thingOptions(m, 'share', rivals)) {
      const n = m.picks.filter((pick) => pick === key).length
      if (n > 0) m.call(blow, { seat: f.seat, to: thing, n })
    }
  },
})

/** One hit of several, each with windows of its own. */
export const blow = procedure<{ seat: Seat; to: ThingId; n: number }>('brawl.blow', {
  fall(m, f) {
    m.propose(event.damage, { to: f.to, seat: f.seat, ledger: [{ how: 'base', n: f.n, source: -1 }] })
  },
})

export const scout = procedure<Verbed>('brawl.scout', {
  look(m, f) {
    look(m, m.zoneIndex('deck', f.seat), 3, 1 << f.seat, `deck.${f.seat}`, f.seat)
  },
  order(m, f) {
    const top = m.ids('deck', f.seat).slice(0, 3)
    if (top.length < 2) m.done()
    else
      m.ask({
        seat: f.seat,
        ask: message('ask.order'),
        options: thingOptions(m, 'order', top),
        shape: 'order',
        confirm: true,
      })
  },
  back(m, f) {
    m.done()
    const top = m.ids('deck', f.seat).slice(0, 3)
    const options = thingOptions(m, 'order', top)
    const order = m.picks.map((key) => options.find((option) => option.key === key)?.thing ?? NOTHING)
    m.happen(event.stack, { order, seat: f.seat })
  },
})

export const scheme = procedure<Verbed>('brawl.scheme', {
  put(m, f) {
    m.done()
    if (sizeOf(m.zone('deck', f.seat)) > 0) m.happen(event.scheme, { seat: f.seat })
  },
})

export const pilfer = procedure<Verbed>('brawl.pilfer', {
  take(m, f) {
    m.done()
    const victim = (f.seat + 1) % m.seats
    const hand = m.ids('hand', victim)
    if (hand.length === 0) return
    const thing = randomThing(m, `hand.${victim}`, hand)
    m.happen(moved, { thing, zone: 'discard', of: victim, seat: f.seat })
  },
})

/** A trap lies face down until its owner springs it. */
export const setTrap = procedure<Verbed>('brawl.setTrap', {
  set(m, f) {
    m.done()
    m.happen(event.trap, { thing: f.thing, seat: f.seat })
  },
})

export const spring = procedure<Verbed>('brawl.spring', {
  roll(m, f) {
    const roll = m.speak('dice', ['1', '2', '3']) + 1
    m.happen(moved, { thing: f.thing, zone: 'discard', of: f.seat })
    m.goto('over')
    m.call(blow, { seat: f.seat, to: fighterOf(m, (f.seat + 1) % m.seats), n: roll })
  },
  over: (m) => m.done(),
})

export const taunt = procedure<{ seat: Seat; picks: readonly string[] }>('brawl.taunt', {
  taunt(m, f) {
    m.done()
    m.happen(event.taunt, { seat: f.seat })
  },
})

export const check = procedure<{ event: number }>('brawl.check', {
  look(m, f) {
    m.done()
    const fallen = m
      .order()
      .filter((seat) => m.counter(fighterOf(m, seat), 'damage') >= m.stat(fighterOf(m, seat), 'health'))
    const winners = m.order().filter((seat) => !fallen.includes(seat))
    if (fallen.length > 0) m.end({ kind: 'won', winners, cause: 'brawl.fallen' })
    void f
  },
})

export const brawlRules = [
  mulligan,
  turns,
  play,
  volley,
  blow,
  scout,
  scheme,
  pilfer,
  setTrap,
  spring,
  taunt,
  check,
] as const
