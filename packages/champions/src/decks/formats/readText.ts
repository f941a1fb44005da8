import { type DeckCard, isAspect, isIdentity } from '../card.ts'
import { cardByCode } from '../cardList.ts'
import { cleanName } from '../deck.ts'
import { type Draft, emptyDraft, excerpt, type Reading, settle } from './draft.ts'
import { finding } from '../finding.ts'
import { aspectNames } from '../words.ts'
import { lineBreak } from './place.ts'
import { bareTitle, cardsNamed } from './title.ts'

interface Line {
  readonly text: string
  readonly number: number
}

interface Parsed {
  /** Null when the line names a card without a number. */
  readonly count: number | null
  readonly cards: readonly DeckCard[]
}

/** Words that stand over a part of a list, in either language. */
const headings = new Set(
  `ally, allies, event, events, support, supports, upgrade, upgrades, resource, resources, hero, heroes, identity,
  hero cards, player cards, basic, deck, main deck, cards, obligation, obligations, nemesis, alter-ego,
  player side scheme, player side schemes, aggression, justice, leadership, protection, allié, alliés, événement,
  événements, soutien, soutiens, amélioration, améliorations, ressource, ressources, héros, identité, cartes héros,
  basique, basiques, cartes, némésis, agressivité, commandement`
    .split(',')
    .map(bareTitle),
)

/** No card line is longer; what is, is a description. */
const longestLine = 200

const bullet = /^(?:[-–—*•·◦▪‣+>]\s*)+/u
const before = /^(?:\(?(\d+)\s*[x×]?\)?|[x×]\s*(\d+))\s+(?=\S)/iu
const tight = /^(\d+)[x×]/iu
const after = /\s*(?:\(\s*[x×]\s*(\d+)\s*\)|\s[x×]\s*(\d+))$/iu

/** The number of copies at the head or at the tail of a line, and the line without it. */
function counted(line: string): { count: number | null; rest: string } {
  for (const pattern of [before, tight, after]) {
    const match = pattern.exec(line)
    if (match === null) continue
    return { count: Number(match[1] ?? match[2]), rest: line.replace(pattern, '').trim() }
  }
  return { count: null, rest: line }
}

function parsed(line: string): Parsed {
  if (line.length > longestLine) return { count: null, cards: [] }
  const bare = line.replace(bullet, '').trim()
  const { count, rest } = counted(bare)
  const code = /[[(#](\d{5}[a-z]?)[\])]?/i.exec(rest)?.[1]
  const byCode = code === undefined ? undefined : cardByCode(code)
  if (byCode !== undefined) return { count, cards: [byCode] }
  const label = rest.replace(/^(?:hero|héros|alter[- ]ego|identity|identité)\s*:\s*/iu, '')
  const [side = ''] = label.split(/\s*\/\s*/)
  const named = cardsNamed(label)
  if (named.length > 0) return { count, cards: named }
  const identity = cardsNamed(side).filter(isIdentity)
  return { count, cards: identity.length > 0 ? identity : identityWithSide(label) }
}

/** "Spider-Man: Peter Parker": an identity has its other side where an ally has a subtitle. */
function identityWithSide(label: string): readonly DeckCard[] {
  const [one = '', other = ''] = label.split(/\s*:\s*/)
  const sides = [...cardsNamed(one), ...cardsNamed(other)].filter(isIdentity)
  return sides.length === 2 && sides[0]?.set === sides[1]?.set ? sides.slice(0, 1) : []
}

function isIdentityLine({ text }: Line): boolean {
  const { count, cards } = parsed(text)
  return count === null && cards[0] !== undefined && isIdentity(cards[0])
}

const isHeading = (text: string) => headings.has(bareTitle(text.replace(/[([]?\d+[)\]]?/g, '')))
const isPacks = (text: string) =>
  /^(?:packs?|paquets?|extensions?)\s*:|^(?:from|de) .+ (?:to|à) /iu.test(text)

/** An aspect named behind its label: "Aspect: Justice". */
function aspectIn(text: string): string | null {
  const named = /^(?:aspect|affinité)\s*:\s*(.+)$/iu.exec(text)?.[1]
  if (named === undefined) return null
  const bare = bareTitle(named)
  const known = [...aspectNames].find(([, { en, fr }]) => bareTitle(en) === bare || bareTitle(fr) === bare)
  return known?.[0] ?? named
}

/** The title stands before the identity, whatever it looks like; or it is a first line that is nothing else. */
function hasTitle([first, second]: readonly Line[]): boolean {
  if (first === undefined) return false
  if (second !== undefined && isIdentityLine(second)) return true
  const { count, cards } = parsed(first.text)
  const known =
    cards.length > 0 || isHeading(first.text) || isPacks(first.text) || aspectIn(first.text) !== null
  return !known && count === null
}

function readLine(draft: Draft, { text, number }: Line): void {
  const aspect = aspectIn(text)
  if (aspect !== null) {
    draft.aspect = aspect
    if (!isAspect(aspect))
      draft.problems.push(finding(number, 'deckRead.aspect', { aspect: excerpt(aspect) }))
    return
  }
  const { count, cards } = parsed(text)
  if (cards.length === 0 && (isHeading(text) || isPacks(text))) return
  if (count === null && cards.length === 0) {
    draft.notes.push(finding(number, 'deckRead.skipped', { text: excerpt(text) }))
  } else draft.entries.push({ text, line: number, cards, count: count ?? 1 })
}

function linesOf(source: string): readonly Line[] {
  return source
    .split(lineBreak)
    .map((text, at) => ({ text: cleanName(text), number: at + 1 }))
    .filter(({ text }) => text !== '')
}

/** A line and then an identity alone: a title and its deck, even if the title looks like another format. */
export function beginsWithTitle(source: string): boolean {
  const [, second] = linesOf(source)
  return second !== undefined && isIdentityLine(second)
}

/** Reads a deck as MarvelCDB writes it in plain text, and as people write it by hand. */
export function readText(source: string): Reading {
  const draft = emptyDraft()
  const lines = linesOf(source)
  const titled = hasTitle(lines)
  if (titled) draft.name = lines[0]?.text ?? ''
  for (const line of lines.slice(titled ? 1 : 0)) readLine(draft, line)
  return settle(draft)
}
