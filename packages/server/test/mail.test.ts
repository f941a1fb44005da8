import { afterAll, expect, test } from 'vitest'
import { smtpMailer } from '../src/mail/mailer.ts'
import { MailServer } from './support/mailServer.ts'
import { askedWhileAway, duel, Person, twoAt } from './support/player.ts'
import { generous, serving } from './support/serving.ts'
import { sharedServer } from './support/sharedServer.ts'

const post = new MailServer()
const address = await post.begin()
const page = 'https://club.example'
const mailer = () => smtpMailer({ server: address, from: 'tables@club.example', page })
const server = await sharedServer({ mailer: mailer() })
afterAll(() => post.end())

interface Told {
  readonly hasMail: boolean
  readonly mail: { readonly address: string; readonly isConfirmed: boolean } | null
}

const codeTo = (to: string): string => /\d{6}/.exec(post.lastTo(to))?.[0] ?? ''

/** Somebody who showed that an address is theirs. */
async function withMail(one: Person, to: string): Promise<void> {
  expect((await one.ask('PUT', '/api/me/mail', { address: to, language: 'fr' })).status).toBe(200)
  const confirmed = await one.ask<Told>('POST', '/api/me/mail/code', { code: codeTo(to) })
  expect(confirmed.body.mail).toEqual({ address: to, isConfirmed: true })
}

test('who is away and has no browser to be told gets one mail in their language, with the table and a way to end it', async () => {
  const { id, ann, ben, first, second } = await twoAt(server.at, duel)
  await withMail(ben, 'ben@example.org')
  post.got.length = 0
  await askedWhileAway(second, first)
  await expect.poll(() => post.got.length, { timeout: 10_000 }).toBe(1)
  const letter = post.lastTo('ben@example.org')
  expect(letter).toContain(`${ann.name} vous attend.`)
  expect(letter).toContain(`${page}/online/${id}`)
  const [, word = ''] =
    /List-Unsubscribe: <https:\/\/club\.example(\/api\/mail\/stop\/[\w-]+)>/.exec(letter) ?? []
  expect(letter).toContain(`Ne plus recevoir de courriels : ${page}${word}`)
  await server.jump(3_600_000)
  expect(post.got.length).toBe(1)
  await first.close()
  // Following the link ends nothing: programs do that. One click in a program for mail, or the button, does.
  const looked = await fetch(`${server.at}${word}`)
  expect([looked.status, await looked.text()]).toEqual([200, expect.stringContaining('<form method="post">')])
  expect((await ben.ask<Told>('GET', '/api/me/notices')).body.mail).not.toBeNull()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const ended = await fetch(`${server.at}${word}`, {
    method: 'POST',
    headers: form,
    body: 'List-Unsubscribe=One-Click',
  })
  expect([ended.status, await ended.text()]).toEqual([200, expect.stringContaining('plus de courriels')])
  expect((await ben.ask<Told>('GET', '/api/me/notices')).body.mail).toBeNull()
  expect((await fetch(`${server.at}${word}`)).status).toBe(404)
})

test('nobody is sent more than a code before they typed it, and a wrong or old one confirms nothing', async () => {
  const cleo = await Person.named('Cleo', server.at)
  const ask = () => cleo.ask<Told>('PUT', '/api/me/mail', { address: 'cleo@example.org', language: 'en' })
  const type = async (code: string) => (await cleo.ask('POST', '/api/me/mail/code', { code })).status
  expect((await ask()).body.mail).toEqual({ address: 'cleo@example.org', isConfirmed: false })
  const right = codeTo('cleo@example.org')
  const wrong = right === '111111' ? '222222' : '111111'
  for (let n = 0; n < 5; n++) expect(await type(wrong)).toBe(422)
  // After five wrong ones the right one is as good as none.
  expect(await type(right)).toBe(422)
  await ask()
  const late = codeTo('cleo@example.org')
  await server.jump(1_800_001)
  expect(await type(late)).toBe(422)
  await ask()
  expect(await type(codeTo('cleo@example.org'))).toBe(200)
  const all = await cleo.ask<{ mail: unknown }>('GET', '/api/me/everything')
  expect(JSON.stringify(all.body)).toContain('cleo@example.org')
  expect((await cleo.ask<Told>('DELETE', '/api/me/mail')).body.mail).toBeNull()
})

test('many mails to one address or by one guest are refused, and an address that is refused is said without being logged', async () => {
  const strict = await serving({
    mailer: mailer(),
    limits: { ...generous, mails: { burst: 2, perSecond: 0 } },
  })
  const people = await Promise.all(['Dan', 'Eve'].map((name) => Person.named(name, strict.at)))
  const [dan, eve] = people as [Person, Person]
  const ask = async (one: Person, to: string) =>
    (await one.ask('PUT', '/api/me/mail', { address: to, language: 'en' })).status
  expect(await ask(dan, 'fay@example.org')).toBe(200)
  expect(await ask(eve, 'fay@example.org')).toBe(200)
  expect(await ask(eve, 'fay@example.org')).toBe(429)
  expect(await ask(dan, 'nobody@example.org')).toBe(422)
  expect(strict.troubles.join()).toContain('the mail server refused')
  expect(strict.troubles.join()).not.toContain('nobody')
  expect(await ask(dan, 'gil@example.org')).toBe(429)
  expect(await ask(dan, 'no address')).toBe(400)
  await strict.remove()
})

test('without a mail server of the host nobody is offered mail', async () => {
  const without = await serving()
  const hal = await Person.named('Hal', without.at)
  expect((await hal.ask<Told>('GET', '/api/me/notices')).body).toMatchObject({ hasMail: false, mail: null })
  expect((await hal.ask('PUT', '/api/me/mail', { address: 'hal@example.org', language: 'en' })).status).toBe(
    404,
  )
  await without.remove()
})
