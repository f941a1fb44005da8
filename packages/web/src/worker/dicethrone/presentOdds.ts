import { attackSpread, odds, oddsMessages } from '@quadriga/dicethrone'
import { loadedGame, type Message } from '@quadriga/kernel'
import { name, type NounPhrase } from '@quadriga/kernel/text'
import { saidDeeply } from '../table/saidDeeply.ts'
import { mainEye, type Scene } from '@quadriga/table'
import type { OddsModel, OddsQuestion } from '../../model/dicethrone/oddsModel.ts'

/** The odds of somebody's dice, and of the attack under way, from what the reader may know. */
export function presentOdds(scene: Scene, asked: OddsQuestion): OddsModel | null {
  const { view } = mainEye(scene)
  if (view.outcome !== null) return null
  const { definitions } = loadedGame('dicethrone')
  const names = (id: string): NounPhrase => name({ ...(definitions.get(id)?.names ?? { en: id }), id })
  const say = (message: Message) => oddsMessages.say(message, scene.language, { names })
  return saidDeeply({ ...odds(view, asked), attack: attackSpread(view) }, say) as OddsModel
}
