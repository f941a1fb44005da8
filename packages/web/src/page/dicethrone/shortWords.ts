import type { Part } from '@quadriga/kernel'
import type { Face } from '../../model/table/face.ts'
import { plainText } from '../text/plainText.ts'
import { continued, damageClause, mainSentence, tierWords } from './tierWords.ts'

/** Whom it is done to goes without saying, and how it is rounded. */
const UNSAID = /\s(?:(?:to|on|from)\s)?your target(?=[\s,.]|$)|\s(?:à|de) votre cible|\s\([^)]*\)/gu

/** That it is an amount is seen: "deal the total of the dice", « infligez le total des dés ». */
const AMOUNT = /\bdamage equal to (?=the|half)/u
const AMOUNT_FR = /\bun nombre de dégâts égal (au|à)\s/u

/** Where pictures cannot stand, symbols are words like others: "1 per fist". */
const SYMBOL = /\[([^\]]+)\]/gu

/**
 * What a tier does in a few words: "deal 5 undefendable + Stun", or its own line, or its main sentence. By its name as in
 * `activate:<name>`.
 */
export function shortWords({ tiers, code }: Face, name: string): string {
  const tier = name.slice(code.length + 1)
  const n = Math.max(
    0,
    tiers.findIndex((one) => one.tier === tier),
  )
  const whole = tiers[n]?.text ?? []
  const damage = damageClause(whole)
  const { lines } = tierWords(tiers.map(({ text }) => text))
  const words = damage ?? mainSentence(lines[n] ?? [])
  const said = plainText(continued(words))
    .replace(UNSAID, '')
    .replace(AMOUNT, '')
    .replace(AMOUNT_FR, (_, au: string) => (au === 'au' ? 'le ' : ''))
    .replace(SYMBOL, '$1')
    .replace(/\s{2,}/gu, ' ')
    .replace(/\.?\s*$/u, '')
  return damage === null ? said : [said, ...others(mainSentence(whole), said)].join(' + ')
}

/** What is gained or inflicted beside the damage. */
function others(sentence: readonly Part[], said: string): string[] {
  const names = sentence.flatMap((part) => (part.kind === 'reference' ? [part.text] : []))
  return [...new Set(names)].filter((name) => !said.includes(name))
}
