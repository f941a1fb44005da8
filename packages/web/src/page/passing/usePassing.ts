import { useEffect, useRef } from 'react'
import type { Play } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { isAloud } from '../seats/publicAsk.ts'
import { holdsWhenTouched } from './holdsWhenTouched.ts'
import { delayOf, isOver, isVain, standingAnswer } from './standing.ts'
import { passUntil, resetStanding, useStanding } from './standingOrders.ts'

/** The card that a choice stands for. */
export function faceOfChoice({ board }: Snapshot, { thing }: Choice): string {
  return board.pieces[thing]?.face ?? ''
}

/** What is about to be answered automatically, or null. */
export function useStandingAnswer(snapshot: Snapshot, question: Question | null): readonly string[] | null {
  const { passing } = useSettings()
  const standing = useStanding()
  // Who is asked aloud answers aloud: passing for them would tell what they hold.
  if (isAloud(snapshot)) return null
  // What is asked when the server is back may be something else: meanwhile the person says it, or nobody.
  if (snapshot.online?.isConnected === false) return null
  if (question === null || snapshot.readOnly !== null || standing.held === question.id) return null
  return standingAnswer(question, passing, standing, (choice) => faceOfChoice(snapshot, choice))
}

/** A question that passes itself, since nothing but passing is possible: nobody is asked it, or null. */
export function useVeiled(snapshot: Snapshot, question: Question | null): Question | null {
  const passes = useStandingAnswer(snapshot, question) !== null
  return passes && question !== null && isVain(question) ? question : null
}

/** How many people sit at the table: bots learn nothing from how long an answer takes. */
export function peopleAt({ seats }: Pick<Snapshot, 'seats'>): number {
  return new Set(seats.filter(({ bot }) => bot === null).map(({ person }) => person)).size
}

/** Answers what was decided beforehand, after a moment in which one may still say no. */
export function usePassing({ snapshot, shown, question: asked, veiled, answer }: Play): void {
  const { pace } = useSettings()
  const question = asked ?? veiled
  const people = peopleAt(snapshot)
  useResets(snapshot)
  const picks = useStandingAnswer(snapshot, question)
  const isPresent = shown.at === snapshot.at
  const key = picks?.join(' ') ?? null
  useEffect(() => {
    if (key === null || question === null || !isPresent) return
    const timer = setTimeout(() => answer(key.split(' ')), delayOf(question, pace, people))
    const stop = holdsWhenTouched(question.id)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [key, question, isPresent, pace, people, answer])
}

/** The end of the game and another table forget everything; an undo asks again what it went back to. */
function useResets({ table, outcome, length, moment, seats, question }: Snapshot): void {
  const { until } = useStanding()
  const isEnded = outcome !== null
  useEffect(() => {
    if (isEnded || useStanding.getState().table !== table) resetStanding(table)
  }, [table, isEnded])
  const before = useRef(length)
  useEffect(() => {
    if (length < before.current) useStanding.setState({ held: question?.id ?? -1, until: null })
    before.current = length
  }, [length, question])
  const mine = seats.filter((seat) => seat.mine).map(({ seat }) => seat)
  const ends = until !== null && isOver(until, moment, mine)
  useEffect(() => {
    if (ends) passUntil(null)
  }, [ends])
}
