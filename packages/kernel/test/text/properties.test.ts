import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as t from '../../src/text/index.ts'
import { adj, engagedWith, hulk, ironMan, n, rhino, ultron, v, vulture, wasp } from './lexicon.ts'

const nouns = fc.constantFrom(...Object.values(n))
const verbs = fc.constantFrom(
  v.deal,
  v.take,
  v.prevent,
  v.discard,
  v.attack,
  v.walk,
  v.put,
  v.enter,
  v.exhaust,
)
const names = fc.constantFrom(rhino, ultron, vulture, ironMan, hulk, wasp)
const amounts = fc.oneof(
  fc.integer({ min: -3, max: 12 }).map((value) => t.number(value)),
  fc.constantFrom(
    t.unknown('X'),
    t.anyNumber,
    t.upTo(3),
    t.orMore(1),
    t.half(t.that(n.attack)),
    t.numberOf(t.bare(n.enemy, t.plural)),
  ),
)
const modifiers = fc.array(
  fc.oneof(
    fc.constantFrom(...Object.values(adj)),
    fc.constantFrom(
      t.other,
      t.plural,
      t.ordinal(1),
      engagedWith(ultron),
      t.group(t.prep.of, t.the(n.villain)),
      t.group(t.prep.from, t.your(n.hand)),
    ),
    fc.constantFrom(t.who(v.attack, t.you), t.whom(t.past(t.phrase(v.discard)))),
  ),
  { maxLength: 3 },
)
const determined = fc.constantFrom(
  t.the,
  t.a,
  t.thisOne,
  t.that,
  t.each,
  t.any,
  t.no,
  t.some,
  t.another,
  t.all,
  t.your,
)

const nominals: fc.Arbitrary<t.Nominal> = fc.letrec<{ nominal: t.Nominal }>((tie) => ({
  nominal: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    names,
    fc.constantFrom(t.you, t.reader),
    fc.tuple(determined, nouns, modifiers).map(([build, noun, rest]) => build(noun, ...rest)),
    fc.tuple(amounts, nouns, modifiers).map(([amount, noun, rest]) => t.count(amount, noun, ...rest)),
    tie('nominal').map((antecedent) => t.it(antecedent)),
    fc.tuple(tie('nominal'), nouns, modifiers).map(([owner, noun, rest]) => t.of(owner, noun, ...rest)),
    fc.tuple(tie('nominal'), tie('nominal')).map(([one, two]) => t.and(one, two)),
    fc.tuple(tie('nominal'), tie('nominal'), tie('nominal')).map((items) => t.or(...items)),
  ),
})).nominal

const prepositions = fc.constantFrom(...Object.values(t.prep))
const clauses = fc
  .tuple(fc.oneof(fc.constant(t.you), nominals), verbs, nominals, prepositions, nominals)
  .chain(([subject, verb, object, preposition, other]) => {
    const plainClause = t.clause(subject, verb, object, preposition, other)
    return fc.constantFrom(
      plainClause,
      t.past(plainClause),
      t.not(plainClause),
      t.would(plainClause),
      t.cannot(plainClause),
      t.passive(subject, verb, preposition, other),
    )
  })

const effects: fc.Arbitrary<t.Phrase> = fc.letrec<{ effect: t.Phrase }>((tie) => ({
  effect: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    clauses,
    tie('effect').map(t.may),
    tie('effect').map(t.must),
    tie('effect').map(t.instead),
    fc.tuple(nominals, tie('effect')).map(([who, effect]) => t.by(who, effect)),
    fc.tuple(tie('effect'), tie('effect')).map((items) => t.andThen(...items)),
    fc.tuple(tie('effect'), tie('effect')).map((items) => t.sentences(...items)),
    fc.tuple(tie('effect'), tie('effect'), tie('effect')).map((items) => t.choose(...items)),
    fc.tuple(clauses, tie('effect'), tie('effect')).map((items) => t.ifSo(...items)),
    fc.tuple(clauses, tie('effect')).map((items) => t.after(...items)),
  ),
})).effect

const language = fc.constantFrom(...t.languages)
const always = (
  holds: (line: string, rich: t.RichText, effect: t.Phrase, language: t.Language) => void,
): void =>
  fc.assert(
    fc.property(effects, language, (effect, spoken) => {
      const rich = t.renderSentence(effect, spoken)
      holds(t.plain(rich), rich, effect, spoken)
    }),
    { numRuns: 300 },
  )

test('no line has two spaces in a row, a space before a comma, or one at its ends', () => {
  always((line) => {
    expect(line).not.toMatch(/\s\s/)
    expect(line).not.toMatch(/\s[,.)]/)
    expect(line).not.toMatch(/\(\s/)
    expect(line.trim()).toBe(line)
  })
})

test('every line begins with a capital or a number and ends with one full stop', () => {
  always((line) => {
    expect(line).toMatch(/^[\p{Lu}\d−]/u)
    expect(line).toMatch(/[^.]\.$/)
    expect(line).not.toMatch(/\.\./)
  })
})

const word = (pattern: string) => new RegExp(`(?<![-\\p{L}])(?:${pattern})`, 'iu')

test('French never leaves de le, à les, le a, si il, sa attaque or ce ennemi', () => {
  always((line, _rich, _effect, spoken) => {
    if (spoken !== 'fr') return
    expect(line).not.toMatch(word('(de|à) les? (?!\\p{L}+er\\b)'))
    expect(line).not.toMatch(word('(le|la|de|que|ne|se|je) [aeiouâéèêîôœ]'))
    expect(line).not.toMatch(word('si ils?\\b'))
    expect(line).not.toMatch(word('(sa|ce) [aeiouâéèêîôœ]'))
    expect(line).not.toMatch(word('de (des|du) '))
    expect(line).not.toMatch(/[^\u202f][;!?]/)
    expect(line).not.toMatch(/[^\u00a0]:/)
  })
})

test('English never says a before a vowel letter, nor an before a consonant', () => {
  always((line, _rich, _effect, spoken) => {
    if (spoken !== 'en') return
    expect(line).not.toMatch(/\ba [aeio]/i)
    expect(line).not.toMatch(/\ban [bcdfgjklmnpqrstvwxz]/i)
    expect(line).not.toMatch(/\ban other\b/i)
  })
})

test('neighbouring words are one part, no part is empty, and both hold in either language', () => {
  always((_line, rich) => {
    for (const [at, part] of rich.entries()) {
      expect(part.text).not.toBe('')
      expect(part.kind === 'text' && rich[at - 1]?.kind === 'text').toBe(false)
    }
  })
})

test('a phrase is data: it says the same again, and after a trip through JSON', () => {
  always((line, _rich, effect, spoken) => {
    expect(t.plain(t.renderSentence(effect, spoken))).toBe(line)
    const revived = JSON.parse(JSON.stringify(effect)) as t.Phrase
    expect(t.plain(t.renderSentence(revived, spoken))).toBe(line)
  })
})

test('every number said in English is said in French', () => {
  const numbers = (rich: t.RichText): readonly number[] =>
    rich.flatMap((part) => (part.kind === 'value' ? [part.value] : [])).sort((one, two) => one - two)
  always((_line, rich, effect) => {
    expect(numbers(rich)).toEqual(numbers(t.renderSentence(effect, 'fr')))
  })
})
