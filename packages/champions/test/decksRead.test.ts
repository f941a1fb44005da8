import { expect, test } from 'vitest'
import {
  checkDeck,
  deckMessages,
  deckOfStarter,
  readDeck,
  starterDecks,
  writeCode,
  writeJson,
  writeOctgn,
  writeText,
} from '../src/decks/index.ts'
import { said } from './decksSamples.ts'

const spiderMan = starterDecks[0]!
const deck = deckOfStarter(spiderMan, 'en')

/** What was found, as `line key`. */
const found = (list: readonly { line: number; reason: { key: string } }[]) =>
  list.map(({ line, reason }) => `${line} ${reason.key}`)

/** The text MarvelCDB would give for the cards that are not Spider-Man's own. */
const listed = `Neighbourhood Watch

Spider-Man

Packs: From Core Set to Core Set

Allies (2)

1x Daredevil: Matt Murdock (Core Set)
- 1 Jessica Jones

Events

2x For Justice! (Core Set)
• Great Responsibility x2
2× The Power of Justice
`

test('text: bullets, subtitles, missing packs, numbers before and behind; the identity’s cards are added and said', () => {
  const read = readDeck(listed)
  expect(read.format).toBe('text')
  expect(read.problems).toEqual([])
  expect(found(read.notes)).toEqual(['3 deckRead.added'])
  expect(said(read.notes[0]!.reason)).toContain('added for Spider-Man: 15 cards (Black Cat, Backflip, ')
  expect(read.deck).toMatchObject({ name: 'Neighbourhood Watch', hero: 'spider-man', aspect: 'justice' })
  expect(read.deck?.cards).toMatchObject({
    'for-justice': 2,
    'great-responsibility': 2,
    daredevil: 1,
    backflip: 2,
  })
})

test('text: French titles, without accents, in any case and with either apostrophe', () => {
  const read = readDeck(
    'SPIDER-MAN\n3x sens d’araignee ameliores\n2x Équipe de Surveillance (Boîte de base)\nx2 lance toile',
  )
  expect(read.problems).toEqual([])
  expect(read.deck?.cards).toMatchObject({
    'enhanced-spider-sense': 3,
    'surveillance-team': 2,
    'web-shooter': 2,
  })
})

test('text: what is no card of the box is listed with its line, and the rest is read', () => {
  const read = readDeck(
    'My deck\n\nIron Man\n\n2x Tac Team\n1x Wasp (Wasp)\n1x Hulk: Amadeus Cho\n0x Uppercut\nSome words on the way',
  )
  expect(read.deck?.name).toBe('My deck')
  expect(found(read.problems)).toEqual(
    ['8 deckRead.badCount', '6 deckRead.unknownCard', '7 deckRead.unknownCard'].sort(),
  )
  expect(found(read.notes)).toEqual(['9 deckRead.skipped', '3 deckRead.added'])
  expect(read.deck?.cards).toMatchObject({ 'tac-team': 2 })
  expect(read.deck?.cards).not.toHaveProperty('hulk')
})

test('text: the first identity found is the identity; without one its cards tell', () => {
  const two = readDeck('1x Peter Parker\n1x Iron Man\n1x Energy')
  expect(two.deck?.hero).toBe('spider-man')
  expect(found(two.problems)).toEqual(['2 deckRead.secondIdentity'])
  const told = readDeck('2x Energy\n2x Backflip')
  expect(told.deck?.hero).toBe('spider-man')
  expect(found(told.notes)).toEqual(['2 deckRead.inferred', '2 deckRead.added'])
  const none = readDeck('1x Energy\n1x Genius')
  expect(none.deck).toMatchObject({ hero: '', cards: { energy: 1, genius: 1 } })
  expect(found(none.problems)).toEqual(['1 deckRead.noIdentity'])
})

test('text: an identity may be written with both its sides', () => {
  for (const line of [
    'Hero: Spider-Man',
    'Spider-Man (Peter Parker)',
    'Spider-Man / Peter Parker',
    'Spider-Man: Peter Parker',
  ]) {
    expect(readDeck(`Title\n${line}\n1x Energy`).deck).toMatchObject({ name: 'Title', hero: 'spider-man' })
  }
})

test('text: an aspect can be named, and an unknown one is a problem', () => {
  expect(readDeck('Spider-Man\nAffinité : Commandement\n1x Energy').deck?.aspect).toBe('leadership')
  expect(found(readDeck('Spider-Man\nAspect: constructor\n1x Energy').problems)).toEqual([
    '2 deckRead.aspect',
  ])
})

test('the nemesis and the obligation of a list are left out, and that is said', () => {
  const read = readDeck('Spider-Man\n1x Vulture\n1x Avis d’Expulsion\n1x Energy')
  expect(found(read.notes)).toEqual(['2 deckRead.leftOut', '3 deckRead.leftOut', '1 deckRead.added'])
  expect(read.deck?.cards).not.toHaveProperty('vulture')
})

const json = (more: object) =>
  JSON.stringify(
    { name: 'Web', hero_code: '01001a', hero_name: 'Spider-Man', slots: { '01088': 1 }, ...more },
    null,
    1,
  )

test('JSON: unknown fields and unknown keys of meta survive a round trip', () => {
  const fields = {
    id: 7,
    description_md: 'Long\nwords',
    user_id: 3,
    problem: null,
    tags: 'solo',
    xp: [1, { a: null }],
  }
  const meta = { aspect: 'justice', aspect2: 'protection', card_backs: { '01003': 2 } }
  const read = readDeck(json({ ...fields, meta: JSON.stringify(meta) }))
  expect(read).toMatchObject({ format: 'json', problems: [], deck: { aspect: 'justice', name: 'Web' } })
  const written = JSON.parse(writeJson(read.deck!)) as Record<string, unknown>
  expect(written).toMatchObject(fields)
  expect(JSON.parse(written['meta'] as string)).toEqual(meta)
})

test('JSON: an empty list for slots, numbers as text and meta as an object are read', () => {
  expect(readDeck(json({ slots: [] })).deck?.cards).toMatchObject({ backflip: 2 })
  expect(readDeck(json({ slots: { '01088': '1' }, meta: { aspect: 'justice' } })).deck).toMatchObject({
    aspect: 'justice',
    cards: { energy: 1 },
  })
  expect(readDeck(json({ hero_code: null, meta: '' })).deck?.hero).toBe('spider-man')
})

test('JSON: each problem names the line of its entry', () => {
  const read = readDeck(
    json({ slots: { '01088': 1, '02010': 2, '01089': 'many' }, meta: '{"aspect": "pool"}' }),
  )
  expect(found(read.problems)).toEqual([
    '10 deckRead.aspect',
    '7 deckRead.unknownCard',
    '8 deckRead.badCount',
  ])
  expect(read.deck?.cards).toMatchObject({ energy: 1, backflip: 2 })
  expect(found(readDeck(json({ meta: '{' })).problems)).toEqual(['8 deckRead.field'])
  expect(found(readDeck(json({ slots: 3 })).problems)).toEqual(['5 deckRead.field'])
})

test('JSON: what is broken or no deck is said with its line', () => {
  expect(found(readDeck('{\n "name": "x",\n "slots": {\n "01088": 1,, }').problems)).toEqual([
    '4 deckRead.json',
  ])
  expect(found(readDeck('{"name": 1}').problems)).toEqual(['1 deckRead.jsonShape'])
  expect(found(readDeck('[]').problems)).toEqual(['1 deckRead.jsonShape'])
  const two = readDeck(`[${json({})},${json({})}]`)
  expect(found(two.notes)).toEqual(['1 deckRead.moreDecks', '3 deckRead.added'])
  expect(readDeck('['.repeat(100_000)).problems).toHaveLength(1)
  expect(readDeck('[{"a":'.repeat(30_000)).problems).toHaveLength(1)
})

const octgn = (body: string, game = '055c536f-adba-4bc2-acbf-9aefb9756046') =>
  `<?xml version="1.0"?>\n<deck game="${game}">\n${body}\n</deck>`

test('OCTGN: cards are found by name, whatever their ids; printings of one title share it', () => {
  const read = readDeck(
    octgn(`<section name='Hero' shared='False'><card qty='1' id='x'>T&apos;Challa</card></section>
<!-- <card qty="9">Energy</card> -->
<section name="Event">
<card qty="2" id="7b3a"><![CDATA[Get Behind Me!]]></card>
<card qty="3" id="aaaa">Wakanda Forever!</card>
<card qty="2" id="bbbb">Wakanda Forever&#33;</card>
<card id="cc" name="Energy"/>
</section><notes>Long live &amp; prosper</notes>`),
  )
  expect(read.problems).toEqual([])
  expect(read).toMatchObject({
    format: 'octgn',
    deck: { name: 'Long live & prosper', hero: 'black-panther' },
  })
  const kinds = ['energy', 'mental', 'physical', 'wild'] as const
  expect(kinds.map((kind) => read.deck?.cards[`wakanda-forever-${kind}`])).toEqual([1, 1, 1, 2])
  expect(read.deck?.cards).toMatchObject({ 'get-behind-me': 2, energy: 1 })
})

test('OCTGN: broken tags, bad numbers and other games are said with their line, the rest is read', () => {
  const read = readDeck(
    octgn(
      '<card qty="x">Energy</card>\n<card qty="1>Genius</card>\n<card qty="2">Tac Team\n<card qty="1">Hulk</card>',
      'abc',
    ),
  )
  expect(found(read.problems)).toEqual([
    '2 deckRead.otherGame',
    '4 deckRead.xml',
    '5 deckRead.xml',
    '3 deckRead.badCount',
    '5 deckRead.noIdentity',
  ])
  expect(read.deck?.cards).toEqual({ 'tac-team': 2, hulk: 1 })
  expect(found(readDeck('<html></html>').problems)).toEqual(['1 deckRead.xmlNoDeck'])
})

test('OCTGN: ids that the caller knows go into the file', () => {
  expect(writeOctgn(deck, { '01003': 'abc-1' })).toContain('<card qty="2" id="abc-1">Backflip</card>')
  expect(writeOctgn(deck)).toContain('id="00000000-0000-0000-0000-000000001005">Swinging Web Kick<')
})

test('an address or a number says what to paste instead', () => {
  const answers = {
    'https://marvelcdb.com/decklist/view/12345/my-deck-1.0': 'deckRead.decklist',
    'marvelcdb.com/deck/view/777': 'deckRead.deck',
    'https://marvelcdb.com/api/public/decklist/1.json': 'deckRead.decklist',
    '#4711': 'deckRead.number',
    'https://example.org/': 'deckRead.address',
  }
  for (const [text, key] of Object.entries(answers)) {
    const read = readDeck(`\n ${text} \n`)
    expect(read).toMatchObject({ format: 'address', deck: null })
    expect(found(read.problems)).toEqual([`2 ${key}`])
    expect(said(read.problems[0]!.reason)).toMatch(/paste .* \/ .*collez /)
  }
})

test('a short code is read alone, in lower case, in groups, and at the end of a link', () => {
  const code = writeCode(deck)
  expect(code).toMatch(/^MC1-[0-9A-Z]+$/)
  const spaced = code.replace(/.{7}(?=.)/g, '$& ').replace('MC1-', 'mc1-')
  for (const text of [
    code,
    code.toLowerCase(),
    spaced,
    `https://example.org/decks?deck=${code}`,
    `  ${code}\n`,
  ]) {
    expect(readDeck(text)).toMatchObject({ format: 'code', problems: [], deck: { ...deck } })
  }
})

test('a short code stays what it is: printed numbers, in this order, in every version', () => {
  expect(writeCode(deck, { name: false })).toBe('MC1-X43G408KJ110G289144GJ2CG0440G2081040G208131DXZG')
  expect(readDeck('MC1-X43G408KJ110G289144GJ2CG0440G2081040G208131DXZG').deck?.cards).toEqual(deck.cards)
})

test('a code of another version, with a strange character or cut short is refused', () => {
  const code = writeCode(deck)
  expect(found(readDeck(code.replace('MC1', 'MC2')).problems)).toEqual(['1 deckRead.codeVersion'])
  expect(found(readDeck(code.replace('G', 'U')).problems)).toEqual(['1 deckRead.codeCharacter'])
  expect(found(readDeck(code.slice(0, -1)).problems)).toEqual(['1 deckRead.codeDamaged'])
  expect(found(readDeck('MC1-').problems)).toEqual(['1 deckRead.codeDamaged'])
})

test('a code says exactly what the deck holds, legal or not', () => {
  const odd = { ...deck, aspect: '', cards: { backflip: 1, energy: 17, 'wakanda-forever-wild': 4, hulk: 3 } }
  expect(readDeck(writeCode(odd)).deck?.cards).toEqual(odd.cards)
})

test('nothing, nonsense and far too much are refused', () => {
  expect(found(readDeck(' \n\t').problems)).toEqual(['1 deckRead.empty'])
  expect(found(readDeck('hello\nworld').problems)).toEqual(['1 deckRead.nothing'])
  expect(found(readDeck('x'.repeat(300_000)).problems)).toEqual(['1 deckRead.tooLong'])
})

test('an imported deck that lacks cards is told so by the rules, not by the import', () => {
  const read = readDeck(listed)
  expect(checkDeck(read.deck!).map(({ key }) => key)).toEqual(['deck.tooFew'])
})

test('a text export has the shape that other tools read', () => {
  expect(writeText(deck).split('\n').slice(0, 9)).toEqual([
    'Spider-Man / Justice',
    '',
    'Spider-Man',
    '',
    'Packs: Core Set',
    '',
    'Upgrades',
    '',
    '2x Spider-Tracer (Core Set)',
  ])
  expect(writeText(deck, 'fr')).toContain('Alliés\n\n1x Black Cat (Boîte de base)\n')
})

test('every thing an import can say is said by one of these texts', () => {
  const noDecks = [
    '',
    'x',
    'x'.repeat(300_000),
    '17',
    'https://a.b',
    'www.a.b/deck/view/1',
    'www.a.b/decklist/view/1',
  ]
  const lists = [
    'Spider-Man\n1x Iron Man\n1x Foo\n0x Energy\nwords\n1x Vulture\nAspect: Foo',
    '1x Backflip',
    '1x Energy',
  ]
  const files = [
    '{',
    '{}',
    json({ meta: 1 }),
    `[${json({})},1]`,
    '<a/>',
    octgn('<', 'x'),
    'MC2-A',
    'MC1-!',
    'MC1-A',
  ]
  const texts = [...noDecks, ...lists, ...files]
  const reasons = texts.flatMap((text) => {
    const { notes, problems } = readDeck(text)
    return [...notes, ...problems].map(({ reason }) => reason)
  })
  for (const reason of reasons) expect(said(reason)).toMatch(/\S \/ \S/)
  const keys = Object.keys(deckMessages.entries).filter((key) => key.startsWith('deckRead.'))
  expect([...new Set(reasons.map(({ key }) => key))].sort()).toEqual(keys.sort())
})
