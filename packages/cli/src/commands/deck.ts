import type { Command } from '../command.ts'

/** `deck`: a bot plays a deck of Champions against villains, many times. */
export const deckCommand: Command = {
  name: 'deck',
  options: {
    against: 'text',
    scenario: 'text',
    difficulty: 'text',
    games: 'text',
    think: 'text',
    seed: 'text',
    out: 'text',
  },
  positionals: { min: 1, max: 1 },
  usage:
    'DECK|FILE [--against DECK|FILE] [--scenario rhino,…] [--difficulty standard|expert] [--games N] [--think SECONDS] [--seed S] [--out FILE]',
  examples: ['deck spider-man-justice --scenario rhino,klaw --games 50 --out tried.jsonl'],
  // Bots and cards are loaded by who asks for them: the other commands start without.
  run: async (given, context) => (await import('../trial/tryDecks.ts')).tryDecks(given, context),
}
