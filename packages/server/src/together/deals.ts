import { type CreatedTable, type Deal, deviceOf } from '@quadriga/protocol'
import { absent, bot } from '@quadriga/table'
import type { GuestRecord, Store } from '../store/store.ts'
import type { Linked } from '../store/togetherStore.ts'
import { laidRecord } from '../tables/laidRecord.ts'
import type { Result } from '../tables/result.ts'
import type { NextParts } from './nextTable.ts'

/** Tables with the same cards and dice. */
const MOST_TABLES = 8
/** Everybody: the seed was told. */
const EVERYBODY = ''

async function tablesOfDeal(store: Store, id: string) {
  return (await store.linkedWith([id])).filter(({ kind }) => kind === 'deal')
}

/** The deal that a table belongs to with its copies; without copies its own id, which becomes their deal if it gets some. */
async function dealOf(store: Store, id: string): Promise<string> {
  return (await tablesOfDeal(store, id))[0]?.link ?? id
}

/**
 * Somebody is about to come to know a table. Null where they know its cards and dice from another one, or everybody does; `release`
 * takes it back where nothing came of it.
 */
export async function comingToKnow(
  store: Store,
  id: string,
  guest: string,
): Promise<{ readonly release: () => Promise<void> } | null> {
  const deal = await dealOf(store, id)
  const wasKnown = (await store.dealClaims(deal)).some((claim) => claim.guest === guest)
  const release = async (): Promise<void> => {
    if (!wasKnown) await store.releaseDeal(deal, guest)
  }
  if ((await store.claimDeal(deal, guest, id)) !== id) return null
  // Read after the claim is written; who tells the seed writes EVERYBODY first and then reads claims: one of the two sees the other.
  const isTold = (await store.dealClaims(deal)).some((claim) => claim.guest === EVERYBODY)
  if (!isTold || wasKnown) return { release }
  await release()
  return null
}

/** Whether the seed of a finished table may be told: no other table with the same cards and dice is still played. */
export async function mayTellSeed(store: Store, id: string): Promise<boolean> {
  const [first] = await tablesOfDeal(store, id)
  if (first === undefined) {
    // Told once, it never gets copies.
    await store.claimDeal(id, EVERYBODY, id)
    return (await tablesOfDeal(store, id)).length === 0 || mayTellSeed(store, id)
  }
  const deal = first.link
  await store.claimDeal(deal, EVERYBODY, id)
  if (await isPlayedOut(store, id)) return true
  await store.releaseDeal(deal, EVERYBODY)
  return false
}

/** Whether all tables of a deal are over that somebody came to know. */
async function isPlayedOut(store: Store, id: string): Promise<boolean> {
  const tables = await tablesOfDeal(store, id)
  const claims = await store.dealClaims(tables[0]?.link ?? id)
  const known = (table: string): boolean =>
    claims.some((claim) => claim.guest !== EVERYBODY && claim.table === table)
  return tables.every(({ table, situation }) => situation?.isOver === true || !known(table))
}

/**
 * Another table with the same set-up, cards and dice, for other people: who knows the first one can neither play nor watch there. Only of a
 * game whose seed nobody can have read.
 */
export async function copyTable(
  parts: NextParts,
  id: string,
  guest: GuestRecord,
): Promise<Result<CreatedTable & { readonly isInRoom: boolean }>> {
  const { store, tables, now } = parts
  const original = await tables.seenBy(id, guest.id)
  if (original === null || !original.isFor(guest.id)) return { ok: false, why: 'notFound' }
  const known = await tablesOfDeal(store, id)
  const deal = known[0]?.link ?? id
  const claims = await store.dealClaims(deal)
  if (known.length >= MOST_TABLES) return { ok: false, why: 'taken' }
  if (claims.some((claim) => claim.guest === EVERYBODY)) return { ok: false, why: 'known' }
  const { game, setup, contract, seed } = original.record
  // Seats of people are for other people; bots play the same seats.
  const holders = original.record.holders.map(({ kind, id: holder }) =>
    kind === 'bot' ? bot(holder) : absent,
  )
  const laid = laidRecord({ game, setup, contract, holders, createdBy: guest.id, seed, at: now() })
  if (!laid.ok) return laid
  const free = holders.flatMap(({ kind }, seat) => (kind === 'absent' ? [seat] : []))
  const room = await store.roomOf(id)
  const linked: Linked[] = [
    { table: deal, kind: 'deal', link: deal, place: 1 },
    { table: laid.value.id, kind: 'deal', link: deal, place: Math.max(known.length, 1) + 1 },
  ]
  const made = await tables.put(laid.value, free, {
    linked,
    isForOthers: true,
    ...(room === null ? {} : { room, offers: free.map((seat) => ({ seat, guest: '' })) }),
  })
  if (!made.ok) return made
  // Whoever sat there knows the deal; tables of older databases have no claim that says so.
  for (const owner of new Set(original.owners.map(deviceOf)))
    if (owner !== '') await store.claimDeal(deal, owner, id)
  return { ok: true, value: { ...made.value, isInRoom: room !== null } }
}

/** How the tables of a deal compare: who won where is told when all are over. */
export async function dealFor(
  { store, names }: Pick<NextParts, 'store' | 'names'>,
  id: string,
  guest: string,
): Promise<Deal | null> {
  const tables = await tablesOfDeal(store, id)
  if (tables.length === 0) return null
  const isOver = await isPlayedOut(store, id)
  await names.learn(tables.flatMap(({ situation }) => situation?.owners ?? []))
  const over = tables.filter(({ situation }) => situation?.isOver === true)
  return {
    tables: tables.length,
    over: over.length,
    results: !isOver
      ? null
      : over.map(({ table, situation }) => ({
          isThis: table === id,
          round: situation?.round ?? 0,
          players: (situation?.owners ?? []).map((owner, seat) => ({
            name: owner === '' ? (situation?.holders[seat]?.id ?? '') : names.of(owner),
            isMe: owner === guest,
            isBot: owner === '',
            hasWon: situation?.winners?.includes(seat) === true,
          })),
        })),
  }
}

/** Whether other tables have the same cards and dice, and how many. */
export async function copiesOf(store: Store, id: string): Promise<number> {
  return Math.max(0, (await tablesOfDeal(store, id)).length - 1)
}
