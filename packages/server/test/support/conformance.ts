import type { Store } from '@quadriga/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Situation } from '../../src/days/situation.ts'
import type { LogRow, TableRecord } from '../../src/store/store.ts'

const record = (id: string, at: number): TableRecord => ({
  id,
  game: 'dicethrone',
  build: 'b',
  setup: { heroes: ['monk', 'é'] },
  seed: 's',
  chance: [['deck.0', 'x']],
  contract: { fair: true, watchers: false },
  createdBy: 'ann',
  holders: [{ kind: 'person', id: 'ann' }],
  at,
})

const row = (to: number): LogRow => ({ kind: 'undo', to, by: 'ann', reseed: null })

/** What every store must do, whatever database it is in. */
export function conforms(name: string, open: () => Promise<Store>): void {
  describe(`a store in ${name}`, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.close())

    test('finds a guest by the hash of a token, and by nothing else', async () => {
      await store.addGuest({ id: 'ann', name: 'Ann' }, 'hash-a', 1)
      await store.addGuest({ id: 'ben', name: 'Ann' }, 'hash-b', 1)
      expect(await store.guestOfToken('hash-b')).toEqual({ id: 'ben', name: 'Ann' })
      expect(await store.guestOfToken('ben')).toBeNull()
      await store.rename('ben', 'Ben’); drop table guest; --')
      expect(await store.guests(['ben', 'nobody'])).toEqual([
        { id: 'ben', name: 'Ben’); drop table guest; --' },
      ])
      expect(await store.guests([])).toEqual([])
      await expect(store.addGuest({ id: 'eve', name: 'Eve' }, 'hash-a', 1)).rejects.toThrow(/unique/i)
    })

    test('keeps a table and its rows in order', async () => {
      await store.addTable(record('t1', 5), [{ hash: 'i1', table: 't1', seat: 1 }])
      expect(await store.table('t1')).toEqual(record('t1', 5))
      expect(await store.table('t2')).toBeNull()
      expect(await store.rows('t1')).toEqual([])
      const rows = Array.from({ length: 300 }, (_, n) => row(n))
      expect(await store.append([{ table: 't1', seq: 0, rows, at: 6 }])).toEqual([true])
      expect(await store.rows('t1')).toEqual(rows)
      await expect(store.addTable(record('t1', 5), [])).rejects.toThrow(/unique/i)
    })

    test('keeps one snapshot of a table, the last', async () => {
      expect(await store.snapshot('t1')).toBeNull()
      await store.putSnapshot('t1', { rows: 64, build: 'b', body: '{"é":1}' })
      await store.putSnapshot('t2', { rows: 1, build: 'b', body: '' })
      await store.putSnapshot('t1', { rows: 128, build: 'c', body: '{"é":2}' })
      expect(await store.snapshot('t1')).toEqual({ rows: 128, build: 'c', body: '{"é":2}' })
    })

    test('tells how far logs go, and reads them from a number on', async () => {
      expect(await store.rows('t1', 298)).toEqual([row(298), row(299)])
      expect(await store.rows('t1', 300)).toEqual([])
      expect(await store.lengths(['t1', 'nowhere'])).toEqual([{ table: 't1', rows: 300 }])
      expect(await store.lengths([])).toEqual([])
    })

    test('a number that is taken refuses its part whole, and no other', async () => {
      await store.addTable(record('t3', 7), [])
      const parts = [
        { table: 't3', seq: 0, rows: [row(1)], at: 8 },
        { table: 't1', seq: 299, rows: [row(8), row(9)], at: 8 },
        { table: 't1', seq: 300, rows: [row(7)], at: 8 },
      ]
      expect(await store.append(parts)).toEqual([true, false, true])
      expect(await store.rows('t3')).toEqual([row(1)])
      expect((await store.rows('t1')).slice(298)).toEqual([row(298), row(299), row(7)])
      expect(await store.append([{ table: 't3', seq: 0, rows: [row(1)], at: 9 }])).toEqual([false])
    })

    test('knows who may come in; an invitation to a seat replaces the one before', async () => {
      expect(await store.invitation('i1')).toEqual({ hash: 'i1', table: 't1', seat: 1 })
      await store.putInvitation({ hash: 'i2', table: 't1', seat: 1 })
      await store.putInvitation({ hash: 'i3', table: 't1', seat: -1 })
      expect(await store.invitation('i1')).toBeNull()
      expect(await store.invitation('i2')).toEqual({ hash: 'i2', table: 't1', seat: 1 })
      await store.removeInvitations('t1', [])
      await store.removeInvitations('t1', [0, -1])
      expect([await store.invitation('i3'), (await store.invitation('i2'))?.seat]).toEqual([null, 1])
      expect([await store.isMember('t1', 'ann'), await store.isMember('t1', 'ben')]).toEqual([true, false])
      await store.addMember('t1', 'ben')
      await store.addMember('t1', 'ben')
      expect(await store.isMember('t1', 'ben')).toBe(true)
    })

    test('lists the tables of a guest, the latest first', async () => {
      const listed = await store.tablesOf('ann', 10)
      expect(listed.map(({ record: { id }, at }) => [id, at])).toEqual([
        ['t1', 8],
        ['t3', 8],
      ])
      await store.append([{ table: 't3', seq: 1, rows: [row(1)], at: 20 }])
      expect((await store.tablesOf('ann', 1)).map(({ record: { id }, at }) => [id, at])).toEqual([['t3', 20]])
      expect(await store.tablesOf('nobody', 10)).toEqual([])
    })

    test('a challenge is met once, by whom it was for, and in time; who agreed to talk stays so', async () => {
      const challenge = (hash: string, guest: string) => ({ hash, guest, until: 100 })
      await store.expectChallenge(challenge('c1', 'ann'), 1)
      await store.expectChallenge(challenge('c2', ''), 1)
      await store.expectChallenge(challenge('c3', 'ann'), 1)
      expect(await store.spendChallenge('c1', 'ann', 100)).toBe(true)
      expect(await store.spendChallenge('c1', 'ann', 100)).toBe(false)
      expect(await store.spendChallenge('c2', 'ann', 100)).toBe(false)
      await store.expectChallenge(challenge('c4', 'ann'), 101)
      expect(await store.spendChallenge('c3', 'ann', 2)).toBe(false)
      expect(await store.spendChallenge('c4', 'ann', 101)).toBe(false)
      for (const who of ['ben', 'ann', 'ann']) await store.setTalker('t1', who, true)
      expect(await store.talkersAt('t1')).toEqual(['ann', 'ben'])
      await store.setTalker('t1', 'ann', false)
      expect([await store.talkersAt('t1'), await store.talkersAt('t2')]).toEqual([['ben'], []])
    })

    test('keeps who does not want to hear whom, and what the host was told, the latest first', async () => {
      await store.setBlock('ann', 'ben', true)
      await store.setBlock('ann', 'ben', true)
      await store.setBlock('ann', 'abe', true)
      expect([await store.blockedBy('ann'), await store.blockedBy('ben')]).toEqual([['abe', 'ben'], []])
      await store.setBlock('ann', 'ben', false)
      expect(await store.blockedBy('ann')).toEqual(['abe'])
      const report = { table: 't1', person: 'ben', why: 'other', by: 'ann', lines: ['é'] } as const
      await store.addReport({ ...report, id: 'r1', at: 1 })
      await store.addReport({ ...report, id: 'r2', at: 2 })
      expect(await store.reports(1)).toEqual([{ ...report, id: 'r2', at: 2 }])
    })

    test('finds what is due by its deadline, the longest first, and keeps one situation for each table', async () => {
      const situation = (round: number): Situation => ({
        round,
        isOver: false,
        holders: [{ kind: 'person', id: 'ann' }],
        owners: ['ann'],
        asked: [{ seat: 0, question: '0.1', person: 'ann' }],
        clocks: { ann: { left: 5, since: 1 } },
      })
      expect(await store.situation('t1')).toBeNull()
      await store.putSituation('t1', { situation: situation(1), deadline: 60 })
      await store.putSituation('t3', { situation: situation(1), deadline: 50 })
      expect(await store.due(49, 10)).toEqual([])
      expect(await store.due(60, 10)).toEqual(['t3', 't1'])
      expect(await store.due(60, 1)).toEqual(['t3'])
      // With rows that are refused it stays what it was.
      const timed = { situation: situation(2), deadline: null }
      expect(await store.append([{ table: 't3', seq: 0, rows: [row(1)], at: 21, timed }])).toEqual([false])
      expect((await store.situation('t3'))?.round).toBe(1)
      expect(await store.append([{ table: 't3', seq: 2, rows: [row(1)], at: 21, timed }])).toEqual([true])
      expect(await store.situation('t3')).toEqual(situation(2))
      expect(await store.due(1000, 10)).toEqual(['t1'])
    })

    test('keeps visits, hidden tables and vacations', async () => {
      expect(await store.visit('ann', 't1')).toBeNull()
      await store.hide('ann', 't1', true)
      expect(await store.visit('ann', 't1')).toBeNull()
      await store.putVisit('ann', 't1', { seq: 7, length: 5 })
      await store.putVisit('ann', 't1', { seq: 9, length: 6 })
      expect(await store.visit('ann', 't1')).toEqual({ seq: 9, length: 6 })
      const hidden = (await store.tablesOf('ann', 10)).map(({ record: { id }, isHidden }) => [id, isHidden])
      expect(hidden).toEqual([
        ['t3', false],
        ['t1', true],
      ])
      await store.putVacation('ann', { from: 1, until: 2 })
      await store.putVacation('ann', { from: 1_800_000_000_000, until: 1_900_000_000_000 })
      expect(await store.vacations(['ann', 'ben'])).toEqual([
        { guest: 'ann', from: 1_800_000_000_000, until: 1_900_000_000_000 },
      ])
      expect(await store.vacations([])).toEqual([])
      await store.removeMember('t1', 'ben')
      expect([await store.isMember('t1', 'ann'), await store.isMember('t1', 'ben')]).toEqual([true, false])
    })

    test('tells a question once, at once or when it is due; a secret of the server stays what it was', async () => {
      const notice = { table: 't1', seat: 0, question: '0.4' }
      expect([await store.claimNotice(notice, null), await store.claimNotice(notice, null)]).toEqual([
        true,
        false,
      ])
      const later = { ...notice, question: '1.4' }
      expect(await store.claimNotice(later, 100)).toBe(true)
      expect(await store.dueNotices(99)).toEqual([])
      expect(await store.dueNotices(100)).toEqual([later])
      expect(await store.dueNotices(200)).toEqual([])
      const push = {
        endpoint: 'https://push.example/1',
        guest: 'ann',
        p256dh: 'p',
        auth: 'a',
        language: 'fr' as const,
        origin: '',
      }
      await store.putPush(push)
      await store.putPush({ ...push, guest: 'ben' })
      expect([await store.pushesOf('ann'), await store.pushesOf('ben')]).toEqual([
        [],
        [{ ...push, guest: 'ben' }],
      ])
      const mail = { guest: 'ann', address: 'ann@example.org', language: 'en', isConfirmed: false } as const
      const asked = { ...mail, code: 'hash', codeAt: 5, wrong: 0, stop: 'stop-1' }
      await store.putMail(asked)
      await store.putMail({ ...asked, isConfirmed: true, stop: 'stop-2' })
      expect(await store.mailByStop('stop-1')).toBeNull()
      expect(await store.mailByStop('stop-2')).toEqual({ ...asked, isConfirmed: true, stop: 'stop-2' })
      await store.removeMail('ann')
      expect(await store.mailOf('ann')).toBeNull()
      await store.removePush(push.endpoint)
      expect(await store.pushesOf('ben')).toEqual([])
      expect(await store.noticeWish('ann')).toBeNull()
      await store.putNoticeWish('ann', { quiet: null })
      await store.putNoticeWish('ann', { quiet: { from: 22, until: 7, offset: 60 } })
      expect(await store.noticeWish('ann')).toEqual({ quiet: { from: 22, until: 7, offset: 60 } })
      expect([await store.keptSecret('k', 'one'), await store.keptSecret('k', 'two')]).toEqual(['one', 'one'])
    })

    test('keeps tokens of programs as hashes, for people and for bots of theirs', async () => {
      await store.addGuest({ id: 'robot', name: 'Robot' }, 'hash-robot', 1)
      await store.addBot('robot', 'ann')
      expect(await store.botsOf('ann')).toEqual(['robot'])
      const own = { id: 'k1', guest: 'ann', name: 'Own', scopes: ['read'], at: 1 } as const
      const bot = { id: 'k2', guest: 'robot', name: 'Bot', scopes: ['read', 'play'], at: 2 } as const
      await store.addToken(own, 'h1')
      await store.addToken(bot, 'h2')
      expect(await store.accessOf('h2')).toEqual({
        guest: { id: 'robot', name: 'Robot' },
        scopes: bot.scopes,
      })
      expect(await store.accessOf('k2')).toBeNull()
      expect(await store.tokensOf(['ann', 'robot'])).toEqual([own, bot])
      expect(await store.removeToken(['ben'], 'k2')).toBe(false)
      expect(await store.removeToken(['ann', 'robot'], 'k2')).toBe(true)
      expect(await store.accessOf('h2')).toBeNull()
      expect(await store.tokensOf([])).toEqual([])
    })

    test('keeps seats for people, lets one table follow another, and tells what belongs together', async () => {
      const first = [
        { table: 't1', kind: 'series', link: 't1', place: 1 },
        { table: 'n1', kind: 'series', link: 't1', place: 2 },
      ] as const
      const offers = [
        { seat: 1, guest: 'ben' },
        { seat: 2, guest: '' },
      ]
      expect(await store.nextOf('t1')).toBeNull()
      expect(await store.addTable(record('n1', 30), [], { offers, linked: first, after: 't1' })).toBe(true)
      // Somebody was first: the second one is not there at all.
      expect(await store.addTable(record('n2', 31), [], { offers, after: 't1' })).toBe(false)
      expect([await store.table('n2'), await store.offersAt('n2'), await store.nextOf('t1')]).toEqual([
        null,
        [],
        'n1',
      ])
      expect(await store.offersAt('n1')).toEqual(offers)
      expect((await store.offersTo('ben')).map(({ record: { id }, seat }) => [id, seat])).toEqual([['n1', 1]])
      await store.removeOffer('n1', 1)
      expect(await store.offersTo('ben')).toEqual([])
      await store.link([
        { table: 'n1', kind: 'series', link: 'other', place: 9 },
        { table: 'n1', kind: 'deal', link: 'n1', place: 1 },
      ])
      const linked = await store.linkedWith(['n1', 'nowhere'])
      expect(linked.map(({ table, kind, place }) => `${table} ${kind} ${place}`).toSorted()).toEqual([
        'n1 deal 1',
        'n1 series 2',
        't1 series 1',
      ])
      expect(linked.find(({ table }) => table === 't1')?.situation?.round).toBe(1)
      expect(await store.linkedWith([])).toEqual([])
      expect([await store.claimDeal('n1', 'ben', 'n1'), await store.claimDeal('n1', 'ben', 't1')]).toEqual([
        'n1',
        'n1',
      ])
      // Who begins a table knows it from the beginning.
      expect(await store.dealClaims('n1')).toEqual([
        { guest: 'ann', table: 'n1' },
        { guest: 'ben', table: 'n1' },
      ])
      await store.releaseDeal('n1', 'ben')
      expect(await store.claimDeal('n1', 'ben', 't1')).toBe('t1')
    })

    test('keeps rooms: their people, tables and one code; an owner who goes leaves the room to who is there longest', async () => {
      await store.addRoom({ id: 'r1', name: 'Jeudi é', at: 40 }, 'ann', 'door-1')
      await store.joinRoom('r1', 'ben', 41)
      await store.joinRoom('r1', 'ben', 99)
      await store.joinRoom('r1', 'eve', 42)
      expect(await store.roomsOf('ben')).toEqual([
        { id: 'r1', name: 'Jeudi é', at: 40, role: 'member', people: 3 },
      ])
      expect((await store.peopleIn('r1')).map(({ guest, role }) => [guest, role])).toEqual([
        ['ann', 'owner'],
        ['ben', 'member'],
        ['eve', 'member'],
      ])
      await store.setRoomInvitation('r1', 'door-2')
      expect([await store.roomByInvitation('door-1'), (await store.roomByInvitation('door-2'))?.id]).toEqual([
        null,
        'r1',
      ])
      await store.addTable(record('c1', 50), [], { room: 'r1', isListed: true })
      await store.addTable(record('c2', 51), [], { room: 'r1', isForOthers: true })
      expect((await store.tablesIn('r1', 5)).map((one) => one.record.id)).toEqual(['c2', 'c1'])
      expect([await store.isMember('c1', 'ann'), await store.isMember('c2', 'ann')]).toEqual([true, false])
      expect([await store.roomOf('c1'), await store.roomOf('t1')]).toEqual(['r1', null])
      expect((await store.listedTables(5)).map((one) => one.record.id)).toEqual(['c1'])
      expect([await store.isListed('c1'), await store.isListed('c2')]).toEqual([true, false])
      await store.unlist('c1')
      expect(await store.listedTables(5)).toEqual([])
      await store.leaveRoom('r1', 'ann')
      expect([await store.roleIn('r1', 'ann'), await store.roleIn('r1', 'ben')]).toEqual([null, 'owner'])
      // Who is forgotten leaves their rooms the same way, and the last one closes them.
      await store.forget('ben')
      expect(await store.roleIn('r1', 'eve')).toBe('owner')
      expect(await store.everythingOf('eve')).toMatchObject({
        rooms: [{ id: 'r1', name: 'Jeudi é', role: 'owner' }],
      })
      await store.forget('eve')
      expect([await store.room('r1'), await store.roomOf('c1'), (await store.table('c1'))?.id]).toEqual([
        null,
        null,
        'c1',
      ])
    })
  })
}
