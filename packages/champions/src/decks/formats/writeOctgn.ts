import type { CardKind } from '../../card.ts'
import type { DeckCard } from '../card.ts'
import { cleanName, type Deck } from '../deck.ts'
import { identityByHero } from '../identities.ts'
import { listedCards } from '../listed.ts'
import { octgnGame, octgnId } from './octgn.ts'
import { escapeXml } from './xml.ts'

const sections: readonly (readonly [string, CardKind])[] = [
  ['Support', 'support'],
  ['Event', 'event'],
  ['Upgrade', 'upgrade'],
  ['Ally', 'ally'],
  ['Resource', 'resource'],
]

/** A deck as an OCTGN file (.o8d). `ids` gives OCTGN's ids by printed number; see `octgnId` for cards without one. */
export function writeOctgn(deck: Deck, ids: Readonly<Record<string, string>> = {}): string {
  const line = (card: DeckCard, count: number) =>
    `    <card qty="${count}" id="${escapeXml(octgnId(card, ids))}">${escapeXml(card.names.en)}</card>`
  const section = (name: string, lines: readonly string[]) => [
    `  <section name="${name}" shared="False">`,
    ...lines,
    '  </section>',
  ]
  const identity = identityByHero(deck.hero)
  const faces = identity === undefined ? [] : [identity.hero, identity.alterEgo]
  const listed = listedCards(deck)
  const body = sections.flatMap(([name, kind]) =>
    section(
      name,
      listed.filter(({ card }) => card.kind === kind).map(({ card, count }) => line(card, count)),
    ),
  )
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    `<deck game="${octgnGame}" sleeveid="0">`,
    ...section(
      'Hero',
      faces.map((face) => line(face, 1)),
    ),
    ...body,
    `  <notes>${escapeXml(cleanName(deck.name))}</notes>`,
    '</deck>',
    '',
  ].join('\n')
}
