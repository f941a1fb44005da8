import { create } from 'zustand'
import type { Seat } from '@quadriga/kernel'
import type { HeroModel } from '../../model/zombies/board.ts'

/** In which order somebody wants to see the team: a plan for the round, no answer. [] as they sit. */
export const useHeroOrder = create<{ readonly seats: readonly Seat[] }>(() => ({ seats: [] }))

/** The team in the chosen order; whoever is not named in it comes behind, as they sit. */
export function ordered(heroes: readonly HeroModel[], seats: readonly Seat[]): readonly HeroModel[] {
  const place = ({ seat }: HeroModel): number => {
    const at = seats.indexOf(seat)
    return at < 0 ? seats.length + seat : at
  }
  return heroes.toSorted((a, b) => place(a) - place(b))
}

/** Puts a hero before or behind another one. */
export function moveHero(heroes: readonly HeroModel[], seat: Seat, to: number): void {
  const seats = heroes.map((one) => one.seat).filter((one) => one !== seat)
  seats.splice(Math.max(0, Math.min(seats.length, to)), 0, seat)
  useHeroOrder.setState({ seats })
}
