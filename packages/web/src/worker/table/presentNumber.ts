import { explainStat, NOTHING, type ThingId } from '@quadriga/kernel'
import { eyeSeeing, nameOfFace, nounOf, type Scene, thingIn, words } from '@quadriga/table'
import type { NumberWhy } from '../../model/table/answers.ts'
import { tableWords } from './tableWords.ts'

/** The parts of a number as the rules add them up; null where a thing has no such number. */
export function presentNumber(scene: Scene, id: ThingId, stat: string): NumberWhy | null {
  const { q } = eyeSeeing(scene, id)
  const { stats, words: said } = scene.loaded.game
  if (!stats.includes(stat) || !q.exists(id)) return null
  const { value, parts } = explainStat(q.state, id, stat)
  return {
    thing: id,
    stat,
    name: nounOf(scene, said.stats, stat),
    value,
    parts: parts.map(({ how, n, source }) => {
      const name = source === NOTHING ? '' : nameOfFace(scene, thingIn(scene, source)?.face ?? '')
      return {
        how,
        amount: n,
        source,
        text: words(how === 'base' ? tableWords[scene.language].printed : name),
      }
    }),
  }
}
