import type { Cards60, Player } from '../rules/table.ts'
import { cards60 } from './cards60Game.ts'
import type { Game } from './framework.ts'

/** The duel as a server tells it: nobody is sent a deck or the other's hand, only how many cards they have. */
export const cards60Hidden: Game<Cards60> = {
  ...cards60,
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, seat) => seen(player, String(seat) === playerID)),
  }),
}

function seen({ hand, deck, ...open }: Player, isOwn: boolean): object {
  return { ...open, hand: isOwn ? hand : hand.length, deck: deck.length }
}
