import type { Command } from '@quadriga/protocol'
import { bot, type Done, giveLine, person, refusedBy, type Table } from '@quadriga/table'

/** A table as far as commands concern it. */
export interface Commanded {
  readonly table: Table
  /** To whom each seat belongs, also while a bot plays it; '' for nobody. */
  readonly owners: readonly string[]
  readonly audience: { hasGone(who: string): boolean }
}

/** Does what somebody's command says. */
export function carryOut(at: Commanded, who: string, command: Command): Done {
  const { table, owners } = at
  const { permissions } = table
  if (command.kind !== 'consent' && command.era !== table.era) return refusedBy('table.otherEra')
  switch (command.kind) {
    case 'answer': {
      const { decision, seat, picks, line = [] } = command
      return giveLine(table, { decision, seat, picks }, line, who, command.era)
    }
    case 'undo':
      return permissions.ask(who, command.to)
    case 'redo':
      return permissions.redo(who)
    case 'consent':
      return permissions.consent(command.request, who, command.agrees)
    case 'giveToBot':
      return notGiven(at, who, command.seat) ?? table.seat(command.seat, bot(command.bot))
    case 'takeBack':
      return owners[command.seat] === who
        ? table.seat(command.seat, person(who))
        : refusedBy('table.notYourSeat')
  }
}

/** Null for one's own seat, and for that of somebody who has gone or has not come yet; else why not. */
function notGiven({ owners, audience }: Commanded, who: string, seat: number): Done | null {
  const owner = owners[seat]
  if (owner === undefined) return refusedBy('table.notYourSeat')
  return owner === who || owner === '' || audience.hasGone(owner) ? null : refusedBy('table.stillHere')
}
