import { pick, type Random, random } from '../random.ts'
import { answer, newGame } from '../rules/cards60.ts'
import { listOptions, readOption } from '../rules/options.ts'
import { cards60 } from './cards60Game.ts'
import { table } from './framework.ts'

/*
 * Plays cards60 on plain objects and through boardgame.io side by side, with one stream of chance each from the
 * same seed, and stops at the first pick where the two tables are not the same to the last card.
 */
let streamOfChance: Random = random(0)

// Takes the place of the framework's own generator, whose way of keeping its state it has to answer for.
const sharedChance = {
  name: 'random',
  api: () => ({
    Die: (faces: number) => streamOfChance.below(faces) + 1,
    _private: { isUsed: () => false, getState: () => null },
  }),
}

const { start, move } = table({ ...cards60, plugins: [sharedChance] })

function playBoth(seed: number): number {
  const picks = random(seed)
  const chance = random(seed + 1)
  streamOfChance = random(seed + 1)
  const plain = newGame(chance)
  let match = start(seed)
  let moves = 0
  while (plain.winner === null) {
    if (JSON.stringify(plain) !== JSON.stringify(match.G))
      throw new Error(`game ${seed} differs at pick ${moves}`)
    const option = pick(listOptions(plain), picks)
    const chosen = readOption(option)
    if (chosen === undefined) throw new Error(`unknown option ${option}`)
    answer(plain, option, chance)
    match = move(match, chosen.verb, chosen.arg)
    moves += 1
  }
  const outcome = match.ctx.gameover as { winner: number } | undefined
  if (outcome?.winner !== plain.winner) throw new Error(`game ${seed} ends differently`)
  return moves
}

const games = 10
let moves = 0
for (let seed = 0; seed < games; seed++) moves += playBoth(seed)
process.stdout.write(`${JSON.stringify({ games, moves })}\n`)
