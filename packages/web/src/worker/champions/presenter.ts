import {
  atTable,
  attackRefusal,
  champions,
  type ChampionsTable,
  forecast,
  isCharacter,
  maxHitPoints,
  phases,
  readyWith,
  remaining,
  removalRefusal,
  sayForecast,
  scaled,
  statuses,
  threatLimit,
  whyStat,
} from '@quadriga/champions'
import type { Seat, ThingId } from '@quadriga/kernel'
import { type Eye, eyeSeeing, mainEye, nounOf, type Scene, tableGame, thingIn } from '@quadriga/table'
import type { NumberPart, NumberWhy } from '../../model/table/answers.ts'
import type { Presenter } from '../table/presenter.ts'
import { refusalOf } from '../table/refusals.ts'
import { saidDeeply } from '../table/saidDeeply.ts'
import type { ForecastModel, ForecastQuestion } from '../../model/champions/forecastModel.ts'
import { beat } from './presentBeat.ts'
import { presentBoard } from './presentBoard.ts'
import { danger } from './presentDanger.ts'
import { presentFace } from './presentFace.ts'
import { shortStat } from './statNames.ts'
import { presentCatalogue, presentSections, presentTitle } from './presentSetup.ts'
import { counts, gauges } from './presentTimeline.ts'

type Stat = Parameters<typeof scaled>[2]

const hows: Readonly<Record<string, NumberPart['how']>> = {
  printed: 'base',
  times: 'times',
  over: 'over',
  set: 'set',
}

function whyNumber(scene: Scene, id: ThingId, stat: string): NumberWhy | null {
  const { q } = eyeSeeing(scene, id)
  if (!champions.stats.includes(stat) || !q.exists(id)) return null
  const parts = whyStat(q, id, stat as Stat).map(({ kind, amount, source, words }) => ({
    text: sayForecast(words, scene.language),
    amount,
    how: hows[kind] ?? 'plus',
    source,
  }))
  return {
    thing: id,
    stat,
    name: shortStat(stat, scene.language) ?? nounOf(scene, champions.words.stats, stat),
    value: scaled(q, id, stat as Stat),
    parts,
  }
}

/** Guard and crisis are asked of the target, not of the card that is played. */
function whyNotNow(scene: Scene, seat: number, thing: ThingId) {
  const { q } = mainEye(scene)
  const zone = mainEye(scene).view.zones[thingIn(scene, thing)?.zone ?? -1]?.name
  if (zone === 'villain' || zone === 'engaged') {
    const reason = attackRefusal(q, seat, thing)
    return reason === null ? null : refusalOf(scene, reason)
  }
  if (zone !== 'mainScheme' && zone !== 'sideSchemes') return null
  const reason = removalRefusal(q, thing)
  return reason === null ? null : refusalOf(scene, reason)
}

/** Attacks and thwarts are offered at what they are aimed at; who is ready for them is asked afterwards. */
function agents({ q }: Eye, seat: Seat, verb: string): readonly ThingId[] | null {
  if (verb === 'attack') return readyWith(q, seat, 'atk')
  return verb === 'thwart' ? readyWith(q, seat, 'thw') : null
}

/** The next villain phase, from what the reader may know. */
function presentForecast(scene: Scene, { forms }: ForecastQuestion): ForecastModel {
  const { view } = mainEye(scene)
  const found = forecast(view, forms === undefined ? {} : { forms })
  return saidDeeply(found, (message) => sayForecast(message, scene.language)) as ForecastModel
}

/** Marvel Champions at a table in the browser. */
export const presenter: Presenter = {
  id: 'champions',
  ...tableGame(champions, atTable),
  setupFace: atTable.setupFace,
  phases,
  statuses: [...statuses],
  unshown: ['used', 'discount'],
  piles: [
    'deck',
    'discard',
    'setAside',
    'villainDeck',
    'schemeDeck',
    'encounterDeck',
    'encounterDiscard',
    'removed',
  ],
  isOut: ({ view }, seat) => (view.table as unknown as ChampionsTable).eliminated[seat] === true,
  stat: (q, id, stat) => scaled(q, id, stat as Stat),
  limit: (q, id, counter) => (counter === 'threat' ? threatLimit(q, id) : 0),
  shownStats: ['atk', 'thw', 'def', 'rec', 'sch', 'cost'],
  hp: (q, id) => (isCharacter(q, id) ? { now: remaining(q, id), max: maxHitPoints(q, id) } : null),
  board: presentBoard,
  face: presentFace,
  catalogue: presentCatalogue,
  sections: presentSections,
  title: presentTitle,
  whyNumber,
  whyNotNow,
  agents,
  danger,
  gauges,
  counts,
  beat,
  questions: { forecast: presentForecast },
}
