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

export function proposeAll(m: Machine, proposals: readonly Proposal[]): void {
  const [only, second] = proposals
  if (only === undefined) return
  if (second === undefined) m.propose({ ...only })
  else m.call(oneByOne, { proposals, next: 0 })
}
