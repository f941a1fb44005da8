import type { Face } from '../../model/table/face.ts'
import { plainText } from '../text/plainText.ts'
import { continued, mainSentence, tierWords } from './tierWords.ts'

/** What a tier does in a few words, "deal 9": its own line, or the main sentence of the only one. By its name as in `activate:<name>`. */
export function shortWords({ tiers, code }: Face, name: string): string {
  const tier = name.slice(code.length + 1)
  const n = Math.max(
    0,
    tiers.findIndex((one) => one.tier === tier),
  )
  const { lines } = tierWords(tiers.map(({ text }) => text))
  return plainText(continued(mainSentence(lines[n] ?? []))).trim()
}
