import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A mail as it came in. */
export interface Received {
  readonly to: string
  readonly text: string
}

/** A mail server that takes everything and passes nothing on; it refuses whoever is called `nobody`. */
export class MailServer {
  readonly got: Received[] = []
  private readonly sockets: Socket[] = []
  private readonly server: Server = createServer((socket) => this.talk(socket))

  async begin(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  end(): Promise<unknown> {
    for (const socket of this.sockets) socket.destroy()
    return new Promise((resolve) => this.server.close(resolve))
  }

  /** The last mail to an address, with lines and letters as they were written. */
  lastTo(address: string): string {
    return this.got.findLast(({ to }) => to === address)?.text ?? ''
  }

  private talk(socket: Socket): void {
    this.sockets.push(socket)
    let to = ''
    let waiting = ''
    let isLetter = false
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const hear = (line: string): void => {
      const word = line.slice(0, 4).toUpperCase()
      if (word === 'RCPT') to = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (word === 'RCPT' && to.startsWith('nobody')) say('550 <nobody> is not here')
      else if (word === 'DATA') say('354 go on')
      else say(word === 'QUIT' ? '221 bye' : '250 well')
      isLetter = word === 'DATA'
    }
    socket.setEncoding('utf8').on('error', () => socket.destroy())
    socket.on('data', (text: string) => {
      waiting += text
      for (;;) {
        const end = waiting.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = waiting.slice(0, end)
        waiting = waiting.slice(end + (isLetter ? 5 : 2))
        if (!isLetter) {
          hear(part)
          continue
        }
        this.got.push({ to, text: readable(part) })
        isLetter = false
        say('250 taken')
      }
    })
    say('220 a mail server of a test')
  }
}

/** A letter without the marks of its transport. */
function readable(letter: string): string {
  const [head = '', ...body] = letter.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n\s+/g, ' ')
  const plain = /transfer-encoding: base64/i.test(head)
    ? Buffer.from(text, 'base64').toString('utf8')
    : /transfer-encoding: quoted-printable/i.test(head)
      ? Buffer.from(
          text
            .replaceAll('=\r\n', '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8')
      : text
  return `${unfolded}\n\n${plain}`
}
