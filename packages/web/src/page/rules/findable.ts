import type { RuleEntry } from '../../model/setup/catalogue.ts'
import type { Face } from '../../model/table/face.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import { plainText } from '../text/plainText.ts'

/** Something the search finds: a rule or a card, with both names. */
export interface Findable {
  /** `rule:champions:guard` or `card:champions/backflip`. */
  readonly key: string
  readonly kind: 'rule' | 'card'
  readonly game: GameId
  /** The reference entry's id, or the card's code. */
  readonly id: string
  readonly en: string
  readonly fr: string
  readonly textEn: string
  readonly textFr: string
}

/** Where it is read: `champions:guard` or `champions/backflip`. */
export function addressOf({ kind, game, id }: Findable): string {
  return kind === 'rule' ? id : `${game}/${id}`
}

export function findableRule(game: GameId, { id, title, text }: RuleEntry): Findable {
  return {
    key: `rule:${id}`,
    kind: 'rule',
    game,
    id,
    en: title.en,
    fr: title.fr,
    textEn: text.en,
    textFr: text.fr,
  }
}

const wordsOf = ({ text }: Face): string => text.map(plainText).join(' ')

/** A card from its two faces. */
export function findableCard(game: GameId, en: Face, fr: Face): Findable {
  return {
    key: `card:${game}/${en.code}`,
    kind: 'card',
    game,
    id: en.code,
    en: en.name,
    fr: fr.name,
    textEn: wordsOf(en),
    textFr: wordsOf(fr),
  }
}
