import { type Context, print } from './context.ts'
import type { Input } from './table/input.ts'

/** Asks for one of several lines; null when the input ended. */
export async function choose(
  context: Context,
  input: Input,
  title: string,
  lines: readonly string[],
): Promise<number | null> {
  const chosen = await chooseSome(context, input, title, lines, 1, 1)
  return chosen?.[0] ?? null
}

/** Asks for some of several lines, in an order and perhaps more than once; null when the input ended. */
export async function chooseSome(
  context: Context,
  input: Input,
  title: string,
  lines: readonly string[],
  least: number,
  most: number,
): Promise<readonly number[] | null> {
  print(context, title)
  lines.forEach((line, index) =>
    print(context, `  ${`${index + 1}`.padStart(`${lines.length}`.length)}  ${line}`),
  )
  for (;;) {
    const line = await input.ask('> ')
    if (line === null) return null
    const numbers = line
      .split(/[\s,]+/)
      .filter((word) => word !== '')
      .map(Number)
    const fits = numbers.length >= least && numbers.length <= most
    if (fits && numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= lines.length))
      return numbers.map((n) => n - 1)
    print(
      context,
      most === 1
        ? context.say('menu.number', { most: lines.length })
        : context.say('menu.numbers', { least, most, last: lines.length }),
    )
  }
}
