import type { Command } from '../command.ts'

/** `puzzle`: positions with one clearly best answer. */
export const puzzle: Command = {
  name: 'puzzle',
  options: { game: 'text', keep: 'text', solution: 'flag' },
  positionals: { min: 0, max: 1 },
  usage: '[N] [--game dicethrone|champions|villainous|zombies] [--keep 3-3-5] [--solution]',
  examples: [
    'puzzle',
    'puzzle 4',
    'puzzle 4 --keep 1-1-6',
    'puzzle --game champions',
    'puzzle 2 --game champions',
    'puzzle 2 --game champions --solution',
    'puzzle --game zombies',
  ],
  // Games and their odds are loaded by who asks for them.
  run: async (given, context) => (await import('../puzzle/tellPuzzle.ts')).tellPuzzle(given, context),
}
