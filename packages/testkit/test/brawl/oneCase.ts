/** A file with one case of Brawl, whose own lines begin on line 10. */
export function oneCase(lines: string): string {
  return `${beginning}  - case: it\n${lines.replace(/^/gm, '    ')}`
}

/** The lines before the cases: whose turn it is, and who holds what. */
const beginning = `game: brawl
position:
  turn: anna
  phase: main
  seats:
    anna: {hand: [strike, drill, parry]}
    bruno: {hand: [parry, dodge]}
cases:
`
