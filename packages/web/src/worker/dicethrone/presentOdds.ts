import { attackSpread, type DiceOdds, odds, oddsMessages } from '@quadriga/dicethrone'
import { loadedGame, type Message, type View } from '@quadriga/kernel'
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
  const found = odds(view, asked)
  const told = { ...found, attack: attackSpread(view), deals: dealsNow(view, found) }
  return saidDeeply(told, say) as OddsModel
}

/** What each ability that the dice allow would deal to somebody who does not defend. */
function dealsNow(view: View, { abilities, seat }: DiceOdds): Record<string, number> {
  const met = abilities.filter((one) => one.met)
  return Object.fromEntries(
    met.map(({ name: ability }) => [
      ability,
      attackSpread(view, { ability, seat })?.defences.at(-1)?.spread.mean ?? 0,
    ]),
  )
}
