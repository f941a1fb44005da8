import {
  doPicked,
  type Machine,
  message,
  type Option,
  procedure,
  type Query,
  type Seat,
  verbOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { heroOf } from '../query/pieces.ts'
import { type Deed, type FreeAction, tableOf } from '../table.ts'

/** Which deed a verb of a menu is. */
const deedOf: Readonly<Record<string, Deed>> = {
  move: 'move',
  open: 'open',
  attack: 'attack',
  devour: 'attack',
  rescue: 'rescue',
  interact: 'interact',
  powerUp: 'powerUp',
  gainTrait: 'gainTrait',
  ride: 'ride',
  fire: 'hand',
}

const plainFree = { ignores: false, zones: 1, dice: -1, here: false, melee: false, attack: '' }

/** A free Action of a seat, as texts give it. */
export function freeOf(seat: Seat, deeds: readonly Deed[], more: Partial<FreeAction> = {}): FreeAction {
  return { seat, deeds, ...plainFree, ...more }
}

/** What a seat could do with a free Action. */
export function freeOptions(q: Query, free: FreeAction): Option[] {
  return verbOptions(q, free.seat).filter(({ key }) => {
    const deed = deedOf[key.split(':')[0] as string]
    return deed !== undefined && free.deeds.includes(deed)
  })
}

interface Granting {
  given: FreeAction
}

/** A hero performs an Action that costs nothing. */
export const freeAction = procedure<Granting>('zombies.freeAction', {
  give(m, f) {
    m.happen(event.freeAction, { seat: f.given.seat, hero: heroOf(m, f.given.seat), given: f.given })
  },
  which(m, f) {
    const options = freeOptions(m, f.given)
    if (options.length === 0) m.goto('over')
    else m.ask({ seat: f.given.seat, ask: message('ask.free'), options })
  },
  act(m, f) {
    doPicked(m, f.given.seat)
  },
  over(m, f) {
    m.done()
    if (tableOf(m).free !== null)
      m.happen(event.freeAction, { seat: f.given.seat, hero: heroOf(m, f.given.seat), given: null })
  },
})

export function grant(m: Machine, given: FreeAction): void {
  m.call(freeAction, { given })
}
