import type { Definition } from '@quadriga/kernel'
import type { Demands } from './demands.ts'
import { glyphLacks } from './glyphs.ts'
import type { Lack } from './lack.ts'
import { printedLacks } from './printed.ts'
import { traitLacks } from './traits.ts'
import { homeOf, type Shelf, wordOf } from './shelf.ts'

/** Everything that cards of a game still need, card by card in the order of the content. */
export function lacksOf(shelf: Shelf, demands: Demands): readonly Lack[] {
  return [
    ...unlisted(shelf),
    ...(demands.numbered ? printedLacks(shelf) : []),
    ...unsaid(shelf),
    ...traitLacks(shelf),
    ...glyphLacks(shelf, demands),
    ...unplayed(shelf, demands),
    ...leftOver(shelf),
  ]
}

/** A definition that no list gathers is a card that nobody can play. */
function unlisted(shelf: Shelf): readonly Lack[] {
  const { game, cards, exported } = shelf
  const listed = new Set(cards.map(({ id }) => id))
  const known = new Set(exported.map(({ card }) => card.id))
  return [...known]
    .filter((id) => !listed.has(id))
    .map((id) => ({
      game,
      id,
      path: homeOf(shelf, id),
      message:
        'is defined, but not in the content of the game: write its name into the list at the end of this file, ' +
        `and the list into packages/${game}/src/content/index.ts`,
    }))
}

function unsaid({ game, cards, golden }: Shelf): readonly Lack[] {
  return cards
    .filter(({ id }) => golden.speaking.has(id) && !golden.ids.has(id))
    .map(({ id }) => ({ game, id, path: golden.path, message: `is not in the golden sheet: ${renew(game)}` }))
}

function renew(game: string): string {
  return `run GOLDEN=write npx vitest run packages/${game}/test/cards.test.ts, then read what changed`
}

function unplayed(shelf: Shelf, { needsCase }: Demands): readonly Lack[] {
  const { game, cards, scenarios } = shelf
  return cards
    .filter((card) => needsCase(card) && !scenarios.some(({ covered }) => covered.has(card.id)))
    .map((card) => ({
      game,
      id: card.id,
      path: scenarioFor(shelf, card),
      message: `has no case: play it in one that says covers: [${card.id}]`,
    }))
}

/** The scenario file that plays most cards of the same set. */
function scenarioFor({ game, cards, scenarios }: Shelf, card: Definition): string {
  const family = familyOf(card)
  const kin = cards.filter((one) => familyOf(one) === family)
  const counted = scenarios.map(({ path, covered }) => ({
    path,
    count: kin.filter(({ id }) => covered.has(id)).length,
  }))
  const best = counted.toSorted((one, other) => other.count - one.count)[0]
  return best === undefined || best.count === 0 ? `packages/${game}/scenarios` : best.path
}

/** The set a card was printed in, or the hero whose name its id begins with. */
function familyOf(card: Definition): string {
  const set = wordOf(card, 'set')
  return set === '' ? (card.id.split('/')[0] ?? '') : set
}

/** Headings of cards that are gone. */
function leftOver({ game, cards, golden }: Shelf): readonly Lack[] {
  const ids = new Set(cards.map(({ id }) => id))
  return [...golden.ids]
    .filter((id) => !ids.has(id))
    .map((id) => ({ game, id, path: golden.path, message: `is no card: ${renew(game)}` }))
}
