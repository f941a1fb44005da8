import { type Amount, both, group, type Nominal, type NounPhrase, type Phrase } from './phrase.ts'

/** "there is a Drone minion"; what somebody does to it is said of them: "you control an upgrade". */
export function thereIs(found: Nominal): Phrase {
  const one = oneOf(found)
  return whoDoes(one) ?? group(both('there is', 'il y a'), one)
}

/** Of "each minion" and "all minions" there is "a minion". */
function oneOf(found: Nominal): Nominal {
  const isEach = found.kind === 'nounPhrase' && (found.determiner === 'each' || found.determiner === 'all')
  return isEach ? { ...found, determiner: 'a', plural: false } : found
}

/** "there are 2 or more Sentries", "you have captured 6 or more Stones"; null for what is not counted. */
export function thereAre(counted: Nominal | null, amount: Amount): Phrase | null {
  if (counted === null || amount.value === null) return null
  if (counted.kind === 'nounList')
    return group(both('there are at least', 'il y a au moins'), { ...amount, after: null }, counted)
  if (amount.value === 1) return thereIs({ ...counted, determiner: 'a', plural: false })
  const several: NounPhrase = { ...counted, amount }
  return whoDoes(several) ?? group(both('there are', 'il y a'), several)
}

/** "an upgrade you control" as "you control an upgrade". */
function whoDoes(found: Nominal): Phrase | null {
  if (found.kind === 'nounList') return null
  const [first, ...more] = found.complements
  if (typeof first !== 'object') return null
  if (first.kind === 'both') {
    const en = whoDoes({ ...found, complements: [first.en, ...more] })
    const fr = whoDoes({ ...found, complements: [first.fr, ...more] })
    return en === null || fr === null ? null : both(en, fr)
  }
  if (first.kind !== 'relative' || first.gap !== 'object') return null
  const { clause } = first
  return { ...clause, complements: [{ ...found, complements: more }, ...clause.complements] }
}
