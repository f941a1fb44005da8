import { useEffect } from 'react'
import { usePlay } from '../play/PlayContext.ts'
import { useMapLooks } from './mapStore.ts'
import { boardAt } from './useTableau.ts'

/** Goes on with a walk of several steps as long as the next one is offered and nothing on the way has made it more expensive. */
export function useWalking(): void {
  const { question, snapshot, answer } = usePlay()
  const { walking } = useMapLooks()
  useEffect(() => {
    // The question of the step before still stands: its answer is on the way.
    if (walking === null || question === null || question.id === walking.answered) return
    const [next, ...rest] = walking.path
    const hero = boardAt(snapshot).players.find(({ seat }) => seat === walking.seat)
    const cost = hero?.reach[walking.path.at(-1) ?? '']?.cost ?? Infinity
    const isOffered =
      question.seat === walking.seat && question.choices.some(({ key }) => key === `move:${next}`)
    if (next === undefined || !question.isMenu || !isOffered || cost >= walking.cost) {
      useMapLooks.setState({ walking: null })
      return
    }
    useMapLooks.setState({
      walking: rest.length === 0 ? null : { ...walking, path: rest, cost, answered: question.id },
    })
    answer([`move:${next}`])
  }, [question, snapshot, walking, answer])
}
