import {
  environment,
  type Machine,
  message,
  procedure,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { type DamageLine, event } from '../kinds/index.ts'
import { preventableTo, recordDepth } from '../query/record.ts'
import { numbers } from './howMany.ts'
import { enterLine } from './ledger.ts'

interface EventVars {
  event: number
}

/** Nobody may act any more: a player who shares the damage with a companion says how much of it the companion takes. */
export const shareDamage = procedure<EventVars>('dicethrone.share', {
  ask(m, f) {
    const line = sharing(m, f)
    const total = line === undefined ? 0 : preventableTo(m, m.eventOf(f.event, event.attack), line.to)
    if (line === undefined || total === 0) m.done()
    else {
      const ask = message('ask.share', { companion: m.thing(line.source).face, n: total })
      m.ask({ seat: line.to, ask, options: numbers(total), because: line.source })
    }
  },
  take(m, f) {
    const { to, source } = sharing(m, f) as DamageLine
    enterLine(m, { to, how: 'guarded', n: Number(m.picks[0]?.slice('count:'.length)), source })
  },
})

function sharing(m: Machine, f: EventVars): DamageLine | undefined {
  return m.eventOf(f.event, event.attack).lines.find((line) => line.how === 'share')
}

interface HelpVars {
  seat: Seat
  list: readonly ThingId[]
  place: number
}

/** Companions are activated one after the other, free of charge. */
export const helpEach = procedure<HelpVars>('dicethrone.helpEach', {
  next(m, f) {
    const thing = f.list[f.place]
    if (thing === undefined) {
      m.done()
      return
    }
    f.place++
    m.goto('next')
    m.happen(event.help, { seat: f.seat, thing })
    m.resolve(`${m.thing(thing).face}/0`, environment({ you: f.seat, self: thing, event: recordDepth(m) }))
  },
})
