import { heroes } from '@quadriga/dicethrone'
import { runCase } from '../case.ts'
import { random } from '../random.ts'
import { answer, listOptions, newDuel, picksOf } from '../rules/duel/duel.ts'
import { pickSome } from './pickSome.ts'

const decks = ['barbarian', 'gunslinger'].map((id) => heroes.find((hero) => hero.id === id)?.deck ?? [])

runCase((picks, seed) => {
  const chance = random(seed)
  const duel = newDuel(decks, chance)
  let [moves, listed] = [0, 0]
  while (duel.outcome === null) {
    const options = listOptions(duel)
    answer(duel, pickSome(options, picksOf(duel), picks), chance)
    if (options.length < 2) continue
    moves += 1
    listed += options.length
  }
  return { moves, options: listed, winner: duel.outcome === 'draw' ? -1 : duel.outcome }
}, 50)
