import { type Machine, procedure, type Vars } from '@quadriga/kernel/author'

type Proposal = { kind: string } & Vars

interface OneByOneVars {
  proposals: readonly Proposal[]
  next: number
}

/** Several occurrences in a row, each with its own windows, each over before the next begins. */
export const oneByOne = procedure<OneByOneVars>('champions.oneByOne', {
  propose(m, f) {
    const proposal = f.proposals[f.next]
    if (proposal === undefined) m.done()
    else {
      f.next++
      m.goto('propose')
      m.propose({ ...proposal })
    }
  },
})

/** Proposes these in a row; they are handed over, and nobody uses them afterwards. */
export function proposeAll(m: Machine, proposals: readonly Proposal[]): void {
  if (proposals.length === 1) m.propose(proposals[0] as Proposal)
  else if (proposals.length > 1) m.call(oneByOne, { proposals, next: 0 })
}
