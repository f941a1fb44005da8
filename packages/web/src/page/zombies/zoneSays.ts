import type { Say } from '../words/i18n.ts'
import type { PlaceModel } from '../../model/zombies/board.ts'
import type { MapZone } from '../../model/zombies/map.ts'
import type { Tableau } from './useTableau.ts'

/** "3 Walkers", "Juggernaut". */
export function groupSays(t: Say, { name, ids, down }: PlaceModel['groups'][number]): string {
  const said = ids.length === 1 ? name : t('mz.groupOf', { n: ids.length, name })
  return down > 0 ? `${said} (${t('mz.down')})` : said
}

/** What stands and lies in a zone, in words. */
export function contentsSays(t: Say, { board }: Tableau, place: PlaceModel): readonly string[] {
  const heroes = place.heroes.map((id) => board.players.find(({ hero }) => hero === id)?.name ?? '')
  return [
    ...heroes,
    ...place.groups.map((group) => groupSays(t, group)),
    ...place.tokens.map((token) => tokenSays(t, token)),
  ]
}

export function tokenSays(t: Say, { kind, name, n, isActive }: PlaceModel['tokens'][number]): string {
  if (kind !== 'point') return name
  return t(isActive ? 'mz.pointOn' : 'mz.pointOff', { name, n })
}

/** What kind of place a zone is, and whether rules of the mission speak of it. */
export function kindSays(t: Say, { board }: Tableau, { id, kind }: MapZone): string {
  const says = t(`mz.kind.${kind}`)
  return board.map.highlighted.includes(id) ? `${says}, ${t('mz.highlighted')}` : says
}

/** A whole zone in one line, for ears. */
export function zoneSays(t: Say, tableau: Tableau, id: string): string {
  const { zoneOf, placeOf, hero, acts } = tableau
  const zone = zoneOf(id)
  const place = placeOf(id)
  if (zone === undefined) return ''
  const kind = kindSays(t, tableau, zone)
  const contents = place === undefined ? [] : contentsSays(t, tableau, place)
  const reach = acts ? hero?.reach[id] : undefined
  const range = hero?.sees[id]
  return [
    zone.name,
    kind,
    contents.length === 0 ? t('mz.empty') : contents.join(', '),
    reach === undefined ? '' : t(reach.stops ? 'mz.costStop' : 'mz.cost', { n: reach.cost }),
    range === undefined || hero === undefined ? '' : t('mz.sees', { name: hero.name, n: range }),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
