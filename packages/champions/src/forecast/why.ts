import {
  type Committed,
  type Draft,
  halfOf,
  type Line,
  type Message,
  NOTHING,
  type Query,
  type StatPart,
  statParts,
  subtotalOf,
  type ThingId,
  totalOf,
} from '@quadriga/kernel/author'
import type { Stat } from '../card.ts'
import { cardOf } from '../query/card.ts'
import { tableOf } from '../table.ts'
import { forecastMessages } from './words.ts'

export const partKinds = [
  'printed',
  'plus',
  'times',
  'over',
  'set',
  'perPlayer',
  'icon',
  'token',
  'base',
  'boost',
  'less',
  'defence',
  'half',
  'double',
] as const
export type PartKind = (typeof partKinds)[number]

/** One part of a number: how much, because of what, and the words for it. */
export interface Part {
  readonly kind: PartKind
  /** What it adds; less than nothing where it takes off. A factor for `times` and `over`, the value for `set`. */
  readonly amount: number
  readonly source: ThingId
  /** The face of the source when that is known, or ''. */
  readonly face: string
  readonly words: Message
}

export function part(kind: PartKind, amount: number, source: ThingId, face: string): Part {
  const words = forecastMessages.message(`why.${kind}`, { card: face, n: Math.abs(amount) })
  return { kind, amount, source, face, words }
}

function faceOf(q: Query, id: ThingId): string {
  return id !== NOTHING && q.exists(id) ? q.thing(id).face : ''
}

const statKinds: Readonly<Record<StatPart['how'], PartKind>> = {
  base: 'printed',
  plus: 'plus',
  times: 'times',
  over: 'over',
  set: 'set',
}

/** The parts of a stat as it counts for this table: printed, per player, and whatever changes it. */
export function whyStat(q: Query, id: ThingId, stat: Stat): Part[] {
  const [printed, ...others] = statParts(q, id, stat).map(({ how, n, source }) =>
    part(statKinds[how], n, source, faceOf(q, source)),
  )
  return [...(printed === undefined ? [] : [printed]), ...perPlayerPart(q, id, stat), ...others]
}

function perPlayerPart(q: Query, id: ThingId, stat: Stat): Part[] {
  const { perPlayer, stats } = cardOf(q, id)
  const extra = perPlayer.includes(stat) ? (stats[stat] ?? 0) * (tableOf(q).players - 1) : 0
  return extra === 0 ? [] : [part('perPlayer', extra, id, faceOf(q, id))]
}

/** The lines of a ledger as parts; `q` names their sources as long as they exist. */
export function whyLedger(q: Query, ledger: readonly Line[]): Part[] {
  return ledger.map((line) => ledgerPart(q, line, ledger))
}

function ledgerPart(q: Query, { how, n, source }: Line, ledger: readonly Line[]): Part {
  const face = faceOf(q, source)
  switch (how) {
    case 'base':
      return part('base', n, source, face)
    case 'add':
      return part(isBoost(q, source) ? 'boost' : 'plus', n, source, face)
    case 'subtract':
      return part(isHero(q, source) ? 'defence' : 'less', -n, source, face)
    case 'lessHalf':
      return part('half', -halfOf(subtotalOf(ledger)), source, face)
    case 'double':
      return part('double', subtotalOf(ledger), source, face)
    case 'set':
      return n > 0 ? part('set', n, source, face) : part('less', -withoutSet(ledger), source, face)
  }
}

/** "Prevent all of it" sets an amount to nothing: what it prevented is all there was. */
function withoutSet(ledger: readonly Line[]): number {
  return totalOf(ledger.filter(({ how }) => how !== 'set'))
}

function isBoost(q: Query, id: ThingId): boolean {
  return q.exists(id) && (q.inZone(id, 'boosts') || q.inZone(id, 'encounterDiscard'))
}

function isHero(q: Query, id: ThingId): boolean {
  return q.exists(id) && q.inZone(id, 'identity')
}

/** Damage or threat with its parts. */
export interface Why {
  readonly total: number
  readonly parts: readonly Part[]
}

/**
 * Why so much damage or threat: the parts of a draft that is still open or of an event that was committed. A base
 * taken from a stat (an attack's ATK, a scheme's SCH) is shown by the parts of that stat as long as they still come
 * to it. Null for an event whose ledger the reader was not told.
 */
export function whyDamage(q: Query, what: Readonly<Draft> | Committed): Why | null {
  const fields = fieldsOf(what)
  const ledger = fields['ledger'] as readonly Line[] | undefined
  if (ledger === undefined) return null
  const [base, ...others] = ledger
  if (base === undefined) return { total: 0, parts: [] }
  const stat = statBehind(what.kind, fields)
  const shown = stat === null ? null : statParted(q, base, stat)
  const lines = others.map((line) => ledgerPart(q, line, ledger))
  return { total: totalOf(ledger), parts: [...(shown ?? whyLedger(q, [base])), ...lines] }
}

function fieldsOf(what: Readonly<Draft> | Committed): Readonly<Record<string, unknown>> {
  return 'codes' in what && 'audience' in what ? what.fields : { ...what }
}

/** The number of a card that an amount begins with, or null. */
function statBehind(kind: string, fields: Readonly<Record<string, unknown>>): Stat | null {
  if (kind === 'damage') return fields['via'] === 'attack' ? 'atk' : null
  return kind === 'placeThreat' && fields['via'] === 'scheme' ? 'sch' : null
}

function statParted(q: Query, { n, source }: Line, stat: Stat): Part[] | null {
  if (source === NOTHING || !q.exists(source) || faceOf(q, source) === '') return null
  return q.stat(source, stat) === n ? whyStat(q, source, stat) : null
}
