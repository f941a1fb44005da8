// A bot of fifty lines: it joins a table by an invitation and answers by chance until the game is over.
//   node examples/bot.ts http://localhost:4180 TOKEN CODE
// TOKEN is made under "Account" in the page, CODE is what stands behind the # of an invitation. See docs/api.md.
import { randomUUID } from 'node:crypto'
import { createRng, sample } from '@quadriga/kernel'
import type { ServerMessage, StateMessage } from '@quadriga/protocol'

type Outcome = NonNullable<StateMessage['views'][number]['outcome']>

async function play(server: string, token: string, code: string): Promise<Outcome> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const response = await fetch(`${server}/api/v1/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const { table } = await post<{ table: string }>('invitations/join', { code })
  const rng = createRng(code)
  for await (const message of events(`${server}/api/v1/tables/${table}/events`, headers)) {
    if (message.kind !== 'state') continue
    const { era, holders, views, you } = message
    const outcome = views[0]?.outcome ?? null
    if (outcome !== null) return outcome
    const [asked] = views.flatMap((view) =>
      view.pending.filter(({ seat, open }) => seat === view.viewer && !open && holders[seat]?.id === you.id),
    )
    if (asked === undefined) continue
    const answer = { kind: 'answer', id: randomUUID(), era, decision: asked.id, seat: asked.seat }
    // Refused where the question has gone meanwhile: the next state asks again.
    await post(`tables/${table}/commands`, { ...answer, picks: sample(asked, rng) })
  }
  throw new Error('the stream ended before the game')
}

/** The messages of a stream of server-sent events. */
async function* events(address: string, headers: Record<string, string>): AsyncGenerator<ServerMessage> {
  const { body } = await fetch(address, { headers })
  let text = ''
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (text + part).split('\n\n')
    text = lines.pop() ?? ''
    for (const line of lines)
      if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length)) as ServerMessage
  }
}

const [server = '', token = '', code = ''] = process.argv.slice(2)
process.stdout.write(`${JSON.stringify(await play(server, token, code))}\n`)
