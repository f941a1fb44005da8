import { expect, test } from 'vitest'
import { isOwnMachine } from '../src/page/online/reach.ts'

test('an address that means the machine that opens it leads nobody else to the table', () => {
  for (const own of ['localhost', 'quadriga.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]', '[::]'])
    expect([own, isOwnMachine(new URL(`http://${own}:4180/`).hostname)]).toEqual([own, true])
  for (const far of ['192.168.1.7', 'club.example', 'localhost.example', '[fe80::1]', '10.0.0.127'])
    expect([far, isOwnMachine(new URL(`http://${far}:4180/`).hostname)]).toEqual([far, false])
})
