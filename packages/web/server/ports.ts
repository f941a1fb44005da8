import { parseArgs } from 'node:util'

const USUAL = 4180
/** How many further ports are tried where nobody asked for a certain one. */
const TRIES = 10
const LAST = 65_535

/** What was asked of `npm start`: the ports to try, help, or something that cannot be done. */
export type Asked =
  | { readonly kind: 'ports'; readonly ports: readonly number[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'badPort'; readonly asked: string }
  | { readonly kind: 'unknownOption'; readonly option: string }

const usualPorts: Asked = { kind: 'ports', ports: Array.from({ length: TRIES }, (_, n) => USUAL + n) }

/** Reads the options of `npm start`; `environment` is PORT, which an option overrules. */
export function askedPorts(given: readonly string[], environment: string | undefined): Asked {
  const { tokens } = parseArgs({
    args: [...given],
    options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  })
  let asked = environment
  for (const token of tokens) {
    if (token.kind === 'positional') return { kind: 'unknownOption', option: token.value }
    if (token.kind !== 'option') continue
    if (token.name === 'help') return { kind: 'help' }
    if (token.name !== 'port') return { kind: 'unknownOption', option: token.rawName }
    asked = token.value ?? ''
    if (!isPort(asked)) return { kind: 'badPort', asked }
  }
  if (asked === undefined || asked === '') return usualPorts
  return isPort(asked) ? { kind: 'ports', ports: [Number(asked)] } : { kind: 'badPort', asked }
}

const isPort = (asked: string): boolean => /^\d{1,5}$/.test(asked) && Number(asked) <= LAST

/** Another port to try by hand: one a little above, while there is one. */
export function otherPort(port: number): number {
  return port < 1024 || port + TRIES + 1 > LAST ? USUAL : port + TRIES + 1
}
