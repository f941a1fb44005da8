import { message, plainOption, procedure, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { CardKind } from '../card.ts'
import { event } from '../kinds/index.ts'
import { by, isKind } from '../query/domain.ts'

const nameable = ['ally', 'item', 'event', 'specialty'] as const

/** A kind of card is named; the victim shows the hand and discards every card of that kind. */
export const nameKind = procedure<{ seat: Seat; victim: Seat; because: ThingId }>('villainous.nameKind', {
  name(m, f) {
    const options = nameable.map((kind) => plainOption(`kind:${kind}`, message('option.kind', { kind })))
    m.ask({ seat: f.seat, ask: message('ask.kind'), options, because: f.because })
  },
  discard(m, f) {
    const kind = (m.picks[0] ?? '').slice('kind:'.length) as CardKind
    m.done()
    m.happen(event.showHand, by(m, f.victim))
    const cards = m.ids('hand', f.victim).filter((id) => isKind(m, id, kind))
    for (const thing of cards) m.happen(event.discardCard, { ...by(m, f.victim), thing })
  },
})
