import type { Command } from '@quadriga/protocol'
import { bot, type Done, giveLine, person, refusedBy, type Table } from '@quadriga/table'

/** A table as far as commands concern it. */
export interface Commanded {
  readonly table: Table
  /** To whom each seat belongs, also while a bot plays it; '' for nobody. */
  readonly owners: readonly string[]
  readonly isHere: (who: string) => boolean
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
      return mayGive(at, who, command.seat)
        ? table.seat(command.seat, bot(command.bot))
        : refusedBy('table.notYourSeat')
    case 'takeBack':
      return owners[command.seat] === who
        ? table.seat(command.seat, person(who))
        : refusedBy('table.notYourSeat')
  }
}

/** One's own seat, or that of somebody who is away or has not come yet. */
function mayGive({ owners, isHere }: Commanded, who: string, seat: number): boolean {
  const owner = owners[seat]
  return owner !== undefined && (owner === who || !isHere(owner))
}
