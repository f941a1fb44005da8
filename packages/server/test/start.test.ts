import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { addressesOf } from '../src/start/addresses.ts'
import { openerFor } from '../src/start/browser.ts'
import { askedStart, isLoopback, otherPort } from '../src/start/options.ts'
import { startWords } from '../src/start/words.ts'

test('what cannot be had is said in the language of the machine', () => {
  expect(startWords({}).forbidden(80, otherPort(80))).toContain('permission')
  expect(startWords({ LANG: 'fr_FR.UTF-8' }).forbidden(80, 4180)).toContain(
    'permission d’utiliser le port 80',
  )
  // Both say the same options.
  const optionsIn = (text: string) => text.match(/--[\w-]+/g)
  expect(optionsIn(startWords({ LANG: 'fr' }).usage)).toEqual(optionsIn(startWords({}).usage))
})

test('a server listens on this machine and keeps its tables in the repository unless the host says otherwise', () => {
  const settings = (given: readonly string[], environment = {}) => {
    const asked = askedStart(given, environment, '/here')
    return asked.kind === 'serve' || asked.kind === 'check' ? asked.settings : asked
  }
  expect(settings([])).toMatchObject({
    host: '127.0.0.1',
    database: '/here/data/quadriga.sqlite',
    isBehindProxy: false,
  })
  const environment = { QUADRIGA_HOST: '0.0.0.0', QUADRIGA_DATABASE: '/x', QUADRIGA_PROXY: '1' }
  expect(settings([], environment)).toMatchObject({ host: '0.0.0.0', database: '/x', isBehindProxy: true })
  expect(settings(['--host', '::1', '--database=/y'], environment)).toMatchObject({
    host: '::1',
    database: '/y',
  })
  expect([[], ['--open-list']].map((given) => settings(given))).toMatchObject([
    { hasOpenList: false },
    { hasOpenList: true },
  ])
  const mail = ['--mail', 'smtp://localhost:25', '--mail-from', 'a@club.example']
  expect(settings([...mail, '--public', 'https://club.example/'])).toMatchObject({
    mail: { server: 'smtp://localhost:25', from: 'a@club.example', page: 'https://club.example' },
  })
  for (const page of ['', 'club.example', 'ftp://club.example', 'https://club.example/path'])
    expect(settings(mail, { QUADRIGA_PUBLIC: page })).toEqual({ kind: 'badMail' })
  expect(settings([], { QUADRIGA_OPEN_LIST: '1' })).toMatchObject({ hasOpenList: true })
  expect(askedStart(['--check'], {}).kind).toBe('check')
  expect(askedStart(['--host'], {})).toEqual({ kind: 'noValue', option: '--host' })
  expect(askedStart(['--database='], {})).toEqual({ kind: 'noValue', option: '--database' })
  expect(['localhost', '127.0.0.2', '::1', '0.0.0.0', '::', '192.168.1.4'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('who listens on every address is told those at which others open the page', () => {
  const at = (address: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4') =>
    ({ address, internal, family, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NetworkInterfaceInfo
  const machine = {
    lo: [at('127.0.0.1', true), at('::1', true, 'IPv6')],
    lan: [at('192.168.1.7', false), at('fe80::1', false, 'IPv6')],
    vpn: [at('10.8.0.2', false)],
  }
  const both = ['http://192.168.1.7:4180', 'http://10.8.0.2:4180']
  for (const every of ['0.0.0.0', '::']) expect(addressesOf(every, 4180, machine)).toEqual(both)
  expect(addressesOf('127.0.0.1', 4180, machine)).toEqual(['http://localhost:4180'])
  expect(addressesOf('10.8.0.2', 1, machine)).toEqual(['http://10.8.0.2:1'])
  expect(addressesOf('fd00::7', 1, machine)).toEqual(['http://[fd00::7]:1'])
  expect(addressesOf('0.0.0.0', 1, { lo: machine.lo })).toEqual(['http://localhost:1'])
})

test('the port that is offered instead of a busy one exists', () => {
  expect([80, 4180, 65_524, 65_525, 65_535].map(otherPort)).toEqual([4180, 4191, 65_535, 4180, 4180])
})

test('a port is a number that exists, from an option or from PORT', () => {
  const ports = (given: readonly string[], PORT?: string) => {
    const asked = askedStart(given, PORT === undefined ? {} : { PORT })
    return asked.kind === 'serve' ? asked.settings.ports : asked
  }
  expect(ports([])).toEqual(expect.arrayContaining([4180, 4189]))
  expect(ports([], '')).toEqual(ports([]))
  expect(ports(['--port', '0'], '99')).toEqual([0])
  expect(ports(['--port=65535'])).toEqual([65_535])
  expect(ports([], '8080')).toEqual([8080])
  for (const bad of ['65536', '-1', '1e3', '0x50', ' ', '80 ', '8.5', 'http', '٣', '99999999999999']) {
    expect(ports([], bad)).toEqual({ kind: 'badPort', asked: bad })
    expect(ports([`--port=${bad}`], '8080')).toEqual({ kind: 'badPort', asked: bad })
  }
  expect(ports(['--port'])).toEqual({ kind: 'badPort', asked: '' })
  expect(ports(['--prot', '8080'])).toEqual({ kind: 'unknownOption', option: '--prot' })
  expect(ports(['8080'])).toEqual({ kind: 'unknownOption', option: '8080' })
  expect(ports(['--help'])).toEqual({ kind: 'help' })
})

test('a browser is opened where there is a screen, and never where BROWSER is none', () => {
  expect(openerFor('linux', {})).toBeNull()
  expect(openerFor('linux', { DISPLAY: ':0' })).toEqual(['xdg-open'])
  expect(openerFor('darwin', { BROWSER: 'none' })).toBeNull()
  expect(openerFor('darwin', {})).toEqual(['open'])
})
