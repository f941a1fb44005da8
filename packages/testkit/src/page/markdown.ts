import type { Language } from '@quadriga/kernel'
import type { Words } from '../kit.ts'

/** A part of a page: a heading, a paragraph, a table, or words in a row. */
export type Block =
  | { readonly heading?: 1 | 2; readonly words: Words }
  | { readonly head: readonly Words[]; readonly rows: readonly Row[] }
  | { readonly items: readonly string[] }

/** A line of a table. */
export type Row = readonly Words[]

export function table(head: readonly Words[], rows: readonly Row[]): Block {
  return { head, rows }
}

export function list(items: readonly string[]): Block {
  return { items }
}

/** The page in a language. A table without lines is left out. */
export function rendered(blocks: readonly Block[], language: Language): string {
  const parts = blocks.map((block) => blockText(block, language)).filter((part) => part !== '')
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block, language: Language): string {
  if ('items' in block) return block.items.join(', ')
  if ('words' in block)
    return `${block.heading === undefined ? '' : `${'#'.repeat(block.heading)} `}${block.words[language]}`
  if (block.rows.length === 0) return ''
  const rows = [block.head, ...block.rows].map(
    (row) => `| ${row.map((cell) => cellText(cell[language])).join(' | ')} |`,
  )
  return [rows[0], `|${'---|'.repeat(block.head.length)}`, ...rows.slice(1)].join('\n')
}

function cellText(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
}
