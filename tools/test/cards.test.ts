import { expect, test } from 'vitest'
import { lacksOf } from '../cards/check.ts'
import { demands } from '../cards/demands.ts'
import { lineOf } from '../cards/lack.ts'
import { kitOf, readShelf } from '../cards/read.ts'
import type { Shelf } from '../cards/shelf.ts'
import { wrongContent } from '../cards/wrong.ts'

const shelf = await readShelf('champions')
const asked = demands.champions
const vision = shelf.cards.find(({ id }) => id === 'vision')!

const said = (changed: Partial<Shelf>): string[] => lacksOf({ ...shelf, ...changed }, asked).map(lineOf)

/** The content with one card printed otherwise. */
const printing = (fields: object): Partial<Shelf> => ({
  cards: shelf.cards.map((card) => (card === vision ? { ...card, ...fields } : card)),
})

test('a card that does not load is named with its file and the place in it', async () => {
  const { game } = await kitOf('champions')
  const broken = {
    ...vision,
    constant: [{ op: 'plsu', sort: 'modifier', args: {} }],
  } as unknown as typeof vision
  const content = game.content.map((card) => (card === vision ? broken : card))
  expect(wrongContent({ ...game, content }, shelf.exported).map(lineOf)).toEqual([
    "packages/champions/src/content/aspects/leadership.ts: champions 'vision' is written wrongly, at " +
      "vision/constant0: unknown op 'plsu'",
  ])
  expect(wrongContent(game, shelf.exported)).toEqual([])
})

test('a definition that is in no list is named with its file', () => {
  const cards = shelf.cards.filter(({ id }) => id !== 'vision')
  expect(said({ cards })[0]).toBe(
    "packages/champions/src/content/aspects/leadership.ts: champions 'vision' is defined, but not in the content of the " +
      'game: write its name into the list at the end of this file, and the list into packages/champions/src/content/index.ts',
  )
})

test('a card without a glyph is named with the file of the page and the line to write', () => {
  const glyphs = new Map([...(shelf.glyphs ?? [])].filter(([id]) => id !== 'vision' && id !== 'rhino-1'))
  const lines = said({ glyphs })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(
    /^packages\/web\/src\/.*champions\/glyphs\/players\.ts: .*'vision' has no glyph: write vision: Sign/,
  )
  expect(lines[1]).toMatch(/glyphs\/encounters\.ts: .*write 'rhino-1': Sign/)
})

const drawn = (icon: string) => new Map([...(shelf.glyphs ?? []), ['vision', { path: 'players.ts', icon }]])

test('a silhouette that game-icons does not have is named with the nearest', () => {
  expect(said({ glyphs: drawn('androyd-mask') })).toEqual([
    "players.ts: champions 'vision' has the glyph 'androyd-mask', which game-icons does not have: did you mean android-mask?",
  ])
  expect(said({ glyphs: drawn('xyzzyxyzzy') })).toEqual([
    expect.stringContaining('look for one on game-icons.net'),
  ])
})

test('a trait without a name is named once, with the file that names traits', () => {
  expect(said(printing({ traits: ['avenger', 'synthezoid', 'synthezoid'] }))).toEqual([
    "packages/champions/src/text/traits.ts: champions 'vision' has the trait 'synthezoid', which has no name: " +
      'write it into traitNames as cards print it, in both languages',
  ])
})

test('a silhouette whose author nobody names is named with the credits', () => {
  const glyphs = drawn('unheard-of')
  expect(said({ glyphs, icons: new Set([...shelf.icons, 'unheard-of']) })).toEqual([
    `${shelf.credits.path}: champions 'vision' has a glyph whose author is not named: write unheard-of under who drew it ` +
      '(game-icons.net says it)',
  ])
})

test('a card without a case is named with the scenario file of its kin', () => {
  const scenarios = shelf.scenarios.map(({ path, covered }) => ({
    path,
    covered: new Set([...covered].filter((id) => id !== 'vision')),
  }))
  expect(said({ scenarios })).toEqual([
    "packages/champions/scenarios/leadership.scenario.yaml: champions 'vision' has no case: play it in one that says " +
      'covers: [vision]',
  ])
  expect(lacksOf({ ...shelf, scenarios }, { ...asked, needsCase: () => false })).toEqual([])
})

test('a card that the golden sheet does not say is named with the command that writes it', () => {
  const ids = new Set([...shelf.golden.ids].filter((id) => id !== 'vision'))
  expect(said({ golden: { ...shelf.golden, ids } })).toEqual([
    "packages/champions/test/cards.golden.md: champions 'vision' is not in the golden sheet: run GOLDEN=write npx vitest run " +
      'packages/champions/test/cards.test.ts, then read what changed',
  ])
})

test('a code that is none, that is missing or that another card prints is named', () => {
  expect(said(printing({ code: '1068' }))).toEqual([expect.stringContaining("has the unknown code '1068'")])
  expect(said(printing({ code: undefined }))).toEqual([expect.stringContaining('has no code')])
  const [one, other] = said(printing({ code: '01066' }))
  expect(one).toContain("'hawkeye' has the code of 'vision'")
  expect(other).toContain("leadership.ts: champions 'vision' has the code of 'hawkeye'")
})

test('a card without copies is named, unless it is no card of a box', () => {
  for (const copies of [undefined, 0, 1.5, '3'])
    expect(said(printing({ copies }))).toEqual([expect.stringContaining("'vision' has no copies: write")])
  expect(said(printing({ code: '', copies: 0 }))).toEqual([])
})

test('a set that no deck is built from is named', () => {
  for (const set of [
    'aspect:leadrship',
    'aspects:leadership',
    'hero:vision',
    'nemesis:vision',
    'scenario:vision',
    '',
  ])
    expect(said(printing({ set }))).toEqual([expect.stringContaining(`'vision' has the set '${set}'`)])
})

test('a set of one aspect on a card of another is named with both', () => {
  expect(said(printing({ set: 'aspect:justice' }))).toEqual([
    expect.stringContaining(
      "has the set 'aspect:justice', but the aspect 'leadership': write the same name into both",
    ),
  ])
})

test('pictures and texts of cards that are gone are named', () => {
  const cards = shelf.cards.filter(({ id }) => id !== 'vision')
  const exported = shelf.exported.filter(({ card }) => card.id !== 'vision')
  expect(said({ cards, exported })).toEqual([
    expect.stringMatching(/players\.ts: champions 'vision' is no card, but has a glyph/),
    expect.stringMatching(/cards\.golden\.md: champions 'vision' is no card: run GOLDEN=write/),
  ])
})

test('a game whose cards the page draws without glyphs asks for none', async () => {
  const zombies = await readShelf('zombies')
  expect(zombies.glyphs).toBeNull()
  expect(lacksOf(zombies, demands.zombies)).toEqual([])
})
