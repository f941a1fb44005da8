import { plainText } from '../text/plainText.ts'
import type { Say } from '../words/i18n.ts'
import type { Tableau } from './useTableau.ts'
import { isTurn, type ZoneVerb } from './zoneVerbs.ts'

/** A verb of a zone in few words, with what it costs. */
export function verbSays(
  t: Say,
  { board, question }: Tableau,
  { verb, choice, cost, stops, thing }: ZoneVerb,
): string {
  const name = board.pieces[thing]?.name ?? ''
  if (isTurn(question)) {
    switch (verb) {
      case 'move':
      case 'walk':
        return t(stops ? 'mz.verb.goStop' : 'mz.verb.go', { n: cost ?? 0 })
      case 'attack':
        return t('mz.verb.attack')
      case 'open':
      case 'devour':
      case 'rescue':
      case 'interact':
        return t(`mz.verb.${verb}`, { name })
      case 'ride':
        return t('mz.verb.ride')
      case 'fire':
        return t('mz.verb.fire')
      default:
    }
  }
  const says = choice === null ? verb : plainText(choice.label)
  return says.slice(0, 1).toLocaleUpperCase() + says.slice(1)
}
