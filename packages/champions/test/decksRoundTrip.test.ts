import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkDeck,
  type Deck,
  type DeckExtra,
  readDeck,
  writeCode,
  writeJson,
  writeOctgn,
  writeText,
} from '../src/decks/index.ts'
import { legalDeck, said } from './decksSamples.ts'

const writers = {
  'MarvelCDB text': (deck: Deck) => writeText(deck),
  'French text': (deck: Deck) => writeText(deck, 'fr'),
  'MarvelCDB JSON': writeJson,
  'OCTGN file': (deck: Deck) => writeOctgn(deck),
  'short code': (deck: Deck) => writeCode(deck),
}
const formats = Object.entries(writers)

test('the decks of these properties are legal', () => {
  fc.assert(
    fc.property(legalDeck, (deck) => {
      expect(checkDeck(deck)).toEqual([])
    }),
  )
})

test.each(formats)('any legal deck survives as %s', (_, write) => {
  fc.assert(
    fc.property(legalDeck, (deck) => {
      const { deck: read, notes, problems } = readDeck(write(deck))
      expect({ notes, problems }).toEqual({ notes: [], problems: [] })
      const { name, hero, aspect, cards } = read!
      expect({ name, hero, aspect, cards }).toEqual({
        name: deck.name,
        hero: deck.hero,
        aspect: deck.aspect,
        cards: deck.cards,
      })
    }),
  )
})

test('any fields and any meta of MarvelCDB survive as JSON', () => {
  // The fields that the game itself reads and writes are not extra.
  const own = [
    'name',
    'slots',
    'meta',
    'aspect',
    'hero_code',
    'hero_name',
    'investigator_code',
    'investigator_name',
  ]
  const free = fc.string().filter((key) => !own.includes(key))
  const json = fc.jsonValue({ maxDepth: 3 })
  const extra = fc.record({ fields: fc.dictionary(free, json), meta: fc.dictionary(free, json) })
  fc.assert(
    fc.property(legalDeck, extra, (deck, given) => {
      // JSON has no minus zero.
      const more = JSON.parse(JSON.stringify(given)) as DeckExtra
      const once = readDeck(writeJson({ ...deck, extra: more })).deck!
      expect(once.extra.meta).toEqual(more.meta)
      expect(once.extra.fields).toMatchObject(more.fields)
      expect(readDeck(writeJson(once)).deck).toEqual(once)
    }),
  )
})

/** One way to damage a text: a piece taken out, another put in its place. */
const damage = fc.record({
  at: fc.nat(),
  length: fc.nat(12),
  put: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '<', '"', '{', '\n', '0')),
})

/** Whatever was read, it is said in both languages and points into the text. */
function expectAnswer(text: string): void {
  const { deck, notes, problems } = readDeck(text)
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).length
  for (const { line, reason } of [...notes, ...problems]) {
    expect(line).toBeGreaterThanOrEqual(1)
    expect(line).toBeLessThanOrEqual(lines)
    expect(said(reason)).toMatch(/\S/)
  }
  expect(deck !== null || problems.length > 0).toBe(true)
  for (const reason of deck === null ? [] : checkDeck(deck)) expect(said(reason)).toMatch(/\S/)
}

test.each(formats)('a damaged %s is answered, never thrown at', (_, write) => {
  fc.assert(
    fc.property(legalDeck, fc.array(damage, { minLength: 1, maxLength: 4 }), (deck, damages) => {
      let text = write(deck)
      for (const { at, length, put } of damages) {
        const from = at % (text.length + 1)
        text = text.slice(0, from) + put + text.slice(from + length)
      }
      expectAnswer(text)
    }),
  )
})

test('any text at all is answered', () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.lorem()), expectAnswer))
})

test('JSON and OCTGN files that are cut short are refused with the line of the cut, or say that they are cut', () => {
  fc.assert(
    fc.property(legalDeck, fc.nat(), (deck, at) => {
      const named = { ...deck, name: `Deck ${deck.hero}` }
      const json = writeJson(named)
      const cutJson = json.slice(0, 1 + (at % (json.length - 1)))
      expect(readDeck(cutJson)).toMatchObject({
        deck: null,
        problems: [{ line: cutJson.split('\n').length }],
      })
      const octgn = writeOctgn(named)
      const cutOctgn = octgn.slice(0, 1 + (at % (octgn.lastIndexOf('</deck>') - 1)))
      expect(readDeck(cutOctgn).problems).not.toEqual([])
    }),
  )
})

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('a code with one wrong character, or two neighbours exchanged, is refused', () => {
  fc.assert(
    fc.property(legalDeck, fc.nat(), fc.integer({ min: 1, max: 31 }), (deck, at, shift) => {
      const code = writeCode(deck)
      const place = 4 + (at % (code.length - 5))
      const [here, next] = [code[place]!, code[place + 1]!]
      const wrong = digits[(digits.indexOf(here) + shift) % 32]!
      const damaged = [code.slice(0, place) + wrong + code.slice(place + 1)]
      if (here !== next) damaged.push(code.slice(0, place) + next + here + code.slice(place + 2))
      for (const text of damaged) {
        expect(readDeck(text)).toMatchObject({ format: 'code', deck: null, problems: [{ line: 1 }] })
      }
    }),
  )
})
