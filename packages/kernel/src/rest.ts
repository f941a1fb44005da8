import { message, plainOption } from './ask.ts'
import { procedure } from './procedure.ts'

const waiting = [plainOption('rest', message('ask.rest'))]

/** The bottom frame of a table laid out in a phase where nobody decides: it waits for what is interjected. */
export const rest = procedure('kernel.rest', {
  wait: (m) => m.ask({ seat: 0, ask: message('ask.rest'), options: waiting, confirm: true }),
  again: (m) => m.goto('wait'),
})
