import type { Decision } from '@quadriga/kernel'
import type { Key, Words } from '../text/index.ts'

/** What a person wrote, as picks; or why it cannot be read. */
export type ReadPicks =
  | { readonly ok: true; readonly picks: readonly string[]; readonly taken: readonly string[] }
  | { readonly ok: false; readonly key: Key; readonly words: Words }

const unread = (given: string): ReadPicks => ({ ok: false, key: 'play.unread', words: { given } })

/** Reads numbers of options (`1 3`, `2 1 3`, `1x2 3x1`, `-2`), or the keys that programs use. */
export function readPicks(decision: Decision, text: string): ReadPicks {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.length === 0) return unread(text)
  if (words.length === 1 && words[0] === '0') return { ok: true, picks: [], taken: [] }
  const picks: string[] = []
  const taken: string[] = []
  for (const word of words) {
    const read = readWord(decision, word)
    if (!read.ok) return read
    picks.push(...read.picks)
    taken.push(...read.taken)
  }
  return { ok: true, picks, taken }
}

function readWord(decision: Decision, word: string): ReadPicks {
  const { options } = decision
  if (options.some((option) => option.key === word)) return { ok: true, picks: [word], taken: [] }
  const found = /^(?<minus>-?)(?<number>\d+)(?:[x×*](?<times>\d+))?$/iu.exec(word)?.groups
  if (found === undefined) return unread(word)
  const number = Number(found['number'])
  const option = options[number - 1]
  if (option === undefined)
    return { ok: false, key: 'play.noOption', words: { number, most: options.length } }
  const isBack = found['minus'] === '-'
  if (
    (isBack && decision.shape !== 'pay') ||
    (found['times'] !== undefined && decision.shape !== 'distribute')
  )
    return unread(word)
  const times = Number(found['times'] ?? 1)
  // A share can never be larger than what is to be shared out.
  if (times > decision.max && found['times'] !== undefined) return unread(word)
  const keys = new Array<string>(times).fill(option.key)
  return { ok: true, picks: isBack ? [] : keys, taken: isBack ? keys : [] }
}

/** The numbers that stand for picks. */
export function numbersOfPicks(decision: Decision, picks: readonly string[]): string {
  const numbers = picks.map((pick) => decision.options.findIndex((option) => option.key === pick) + 1)
  if (decision.shape !== 'distribute') return numbers.join(' ')
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].map(([number, count]) => `${number}x${count}`).join(' ')
}
