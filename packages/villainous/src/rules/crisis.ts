import {
  environment,
  type Machine,
  message,
  NOTHING,
  PASS,
  procedure,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { alliesOn, helpersOn, reachedCrisis } from '../query/crises.ts'
import { by, hasKeyword, locationsOf } from '../query/domain.ts'
import { tableOf } from '../table.ts'
import { whereTo } from './whereTo.ts'

interface Resolution {
  crisis: ThingId
  /** Players who get the reward, the active one first. */
  helpers: readonly Seat[]
  next: number
  /** Allies that may still fly home. */
  fliers: readonly ThingId[]
}

/**
 * A Crisis is resolved: it has no effect any more, each player with an Ally there gets the reward, then the Allies go to
 * their piles and the Crisis to the Fate discard pile.
 */
export const resolveCrisis = procedure<Resolution>('villainous.resolveCrisis', {
  resolved(m, f) {
    m.happen(event.crisisResolved, { ...by(m, tableOf(m).active), thing: f.crisis })
  },
  reward(m, f) {
    const seat = f.helpers[f.next]
    if (seat === undefined) return
    f.next++
    m.goto('reward')
    const program = `${m.thing(f.crisis).face}/reward`
    m.resolve(program, environment({ you: seat, self: f.crisis }))
  },
  fliers(m, f) {
    f.fliers = alliesOn(m, f.crisis).filter((id) => hasKeyword(m, id, 'fliesHome'))
  },
  fly(m, f) {
    const [flier] = f.fliers
    if (flier === undefined) m.goto('leave')
    else {
      const { controller } = m.thing(flier)
      const options = [...whereTo(m, locationsOf(m, controller)), PASS]
      m.ask({ seat: controller, ask: message('ask.fly'), options, because: flier })
    }
  },
  flown(m, f) {
    const [flier = NOTHING] = f.fliers
    const [place = NOTHING] = m.chosen()
    f.fliers = f.fliers.slice(1)
    m.goto('fly')
    if (place !== NOTHING)
      m.propose(event.relocate, { ...by(m, m.thing(flier).controller), thing: flier, place })
  },
  leave(m, f) {
    for (const thing of alliesOn(m, f.crisis))
      m.happen(event.leaveCrisis, { ...by(m, m.thing(thing).controller), thing })
  },
  end(m, f) {
    m.happen(event.crisisEnds, { ...by(m, tableOf(m).active), thing: f.crisis })
  },
  another(m) {
    m.done()
    settle(m)
  },
})

/** Resolves a Crisis whose Strength is reached, if there is one. The last act of a step. */
export function settle(m: Machine): void {
  const crisis = reachedCrisis(m)
  if (crisis !== null) m.call(resolveCrisis, { crisis, helpers: helpersOn(m, crisis), next: 0, fliers: [] })
}
