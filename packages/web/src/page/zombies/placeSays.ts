import type { ExitModel } from '../../model/zombies/board.ts'
import type { Say } from '../words/i18n.ts'
import { intentSays } from './intentSays.ts'
import type { Tableau } from './useTableau.ts'
import { groupSays, kindSays, tokenSays } from './zoneSays.ts'

/** A place in sentences: what it is, its exits, who is there, what the hero sees and pays, and what comes next. */
export function placeSays(t: Say, tableau: Tableau, id: string): string {
  const { zoneOf, placeOf, hero, acts, board } = tableau
  const zone = zoneOf(id)
  const place = placeOf(id)
  if (zone === undefined || place === undefined) return ''
  const heroes = place.heroes.map((one) => board.players.find((player) => player.hero === one)?.name ?? '')
  const reach = acts ? hero?.reach[id] : undefined
  const range = hero?.sees[id]
  const list = (
    key: 'mz.told.exits' | 'mz.told.enemies' | 'mz.told.heroes' | 'mz.told.tokens',
    items: readonly string[],
  ): string => (items.length === 0 ? '' : t(key, { list: items.join(', ') }))
  return [
    `${kindSays(t, tableau, zone)}.`,
    list(
      'mz.told.exits',
      place.exits.map((exit) => exitSays(t, tableau, exit)),
    ),
    list(
      'mz.told.enemies',
      place.groups.map((group) => groupSays(t, group)),
    ),
    list('mz.told.heroes', heroes),
    list(
      'mz.told.tokens',
      place.tokens.map((token) => tokenSays(t, token)),
    ),
    reach === undefined ? '' : `${t(reach.stops ? 'mz.costStop' : 'mz.cost', { n: reach.cost })}.`,
    range === undefined || hero === undefined ? '' : `${t('mz.seesIt', { name: hero.name, n: range })}.`,
    ...board.intents.filter(({ from }) => from === id).map((intent) => intentSays(t, tableau, intent)),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function exitSays(t: Say, { zoneOf, board }: Tableau, { to, how, id, isOpen }: ExitModel): string {
  const name = zoneOf(to)?.name ?? to
  if (how === 'open') return name
  const opening = board.openings.find((one) => one.id === id)
  const state = opening?.state ?? (isOpen ? 'open' : 'closed')
  return t('mz.exit', { name, how: t(`mz.by.${how}`), state: t(`mz.opening.${state}`) })
}
