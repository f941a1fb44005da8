import { tmpdir } from 'node:os'
import { PassThrough } from 'node:stream'
import { run } from '../src/run.ts'
import { type Left, plainSpaces } from './quadriga.ts'

const home = process.cwd()

/** Runs a command line in this process, as `quadriga` runs it in one of its own: a hundred take less than starting ten programs. */
export async function here(
  words: readonly string[],
  lines: readonly string[] = [],
  cwd = tmpdir(),
  lang = 'C',
): Promise<Left> {
  const [input, output, error] = [new PassThrough(), new PassThrough(), new PassThrough()]
  input.end(lines.map((line) => `${line}\n`).join(''))
  const texts = [output, error].map(collected)
  process.chdir(cwd)
  const code = await run(words, {
    input: input as unknown as NodeJS.ReadStream,
    output: output as unknown as NodeJS.WriteStream,
    error: error as unknown as NodeJS.WriteStream,
    env: { LANG: lang },
  }).finally(() => process.chdir(home))
  const [out = '', err = ''] = texts.map((text) => plainSpaces(text()))
  return { code, out, err }
}

function collected(stream: PassThrough): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return () => `${text}${String(stream.read() ?? '')}`
}
