import { PassThrough } from 'node:stream'
import { run } from '../src/run.ts'
import type { Left } from './quadriga.ts'

/** Runs a command line in this process: a hundred of them take less than starting ten programs. */
export async function here(words: readonly string[], lang = 'C'): Promise<Left> {
  const [input, output, error] = [new PassThrough(), new PassThrough(), new PassThrough()]
  input.end()
  const texts = [output, error].map(collected)
  const code = await run(words, {
    input: input as unknown as NodeJS.ReadStream,
    output: output as unknown as NodeJS.WriteStream,
    error: error as unknown as NodeJS.WriteStream,
    env: { LANG: lang },
  })
  const [out = '', err = ''] = texts.map((text) => text().replaceAll(/[\u00a0\u202f]/g, ' '))
  return { code, out, err }
}

function collected(stream: PassThrough): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => `${text}${String(stream.read() ?? '')}`
}
