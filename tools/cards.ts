// `npm run -s cards`: what each card still needs besides its definition, with the file to edit and what to write.
// `npm run -s cards -- champions` looks at one game. Ends with 1 if something is missing.
import { lacksOf } from './cards/check.ts'
import { demands } from './cards/demands.ts'
import { lineOf } from './cards/lack.ts'
import { exportedBy, kitOf, readShelf } from './cards/read.ts'
import { wrongContent } from './cards/wrong.ts'
import { games } from './games.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !games.some((game) => game === name))
if (unknown.length > 0) {
  console.error(`no game is called ${unknown.join(', ')}; there are: ${games.join(', ')}`)
  process.exit(2)
}

let missing = 0
for (const game of games) {
  if (asked.length > 0 && !asked.includes(game)) continue
  const wrong = wrongContent((await kitOf(game)).game, await exportedBy(game))
  if (wrong.length > 0) {
    for (const lack of wrong) console.log(lineOf(lack))
    missing += wrong.length
    continue
  }
  const shelf = await readShelf(game)
  const lacks = lacksOf(shelf, demands[game])
  for (const lack of lacks) console.log(lineOf(lack))
  console.log(
    `${game}: ${shelf.cards.length} cards, ${lacks.length} ${lacks.length === 1 ? 'thing' : 'things'} missing`,
  )
  missing += lacks.length
}
process.exitCode = missing === 0 ? 0 : 1
