import type { PageCount, RulesCount } from './count.ts'

const columns: readonly (readonly [string, (rules: RulesCount, page: PageCount) => number])[] = [
  ['answers', ({ answers }) => answers],
  ['empty', ({ empty }) => empty],
  ['handovers', ({ handovers }) => handovers],
  ['clicks', (_, { clicks }) => clicks],
  ['prompts', (_, { prompts }) => prompts],
  ['empty prompts', (_, { emptyPrompts }) => emptyPrompts],
  ['by itself', (_, { byItself }) => byItself],
  ['curtains', (_, { curtains }) => curtains],
  ['idle curtains', (_, { idleCurtains }) => idleCurtains],
  ['scrolled to', (_, { scrolledTo }) => scrolledTo],
]

/** One line for each recording: first what the rules ask, then what the page makes of it. */
export function tableOf(
  turns: readonly { readonly name: string; readonly rules: RulesCount; readonly page: PageCount }[],
): string {
  const head = ['', ...columns.map(([name]) => name)]
  const rows = turns.map(({ name, rules, page }) => [name, ...columns.map(([, of]) => `${of(rules, page)}`)])
  const wide = head.map((_, n) => Math.max(...[head, ...rows].map((row) => row[n]?.length ?? 0)))
  return [head, ...rows]
    .map((row) =>
      row.map((cell, n) => (n === 0 ? cell.padEnd(wide[n] ?? 0) : cell.padStart(wide[n] ?? 0))).join('  '),
    )
    .join('\n')
}
