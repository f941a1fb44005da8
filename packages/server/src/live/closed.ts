import type { Problem } from '@quadriga/protocol'

/** Codes of the protocol of sockets: 1000 to 1015 are its own, from 4000 on they are free. */
export const CLOSED: Readonly<Record<Problem, number>> = {
  protocol: 1002,
  build: 4001,
  signIn: 4002,
  noTable: 4003,
  tooMuch: 1008,
  replaced: 4004,
  stopping: 1001,
  trouble: 1011,
}
