import { type CardDefinition, isSpentInPlay, keywordLines, traitName } from '@quadriga/champions'
import { describeDefinition, type Language, type RichText } from '@quadriga/kernel'
import type { Face } from '../../model/table/face.ts'
import { type Loaded, spaced } from '@quadriga/table'
import { roman } from '../../model/champions/roman.ts'
import { shortStat } from './statNames.ts'
import { kindName } from '../table/kindName.ts'
import { nameIn } from '../table/nameIn.ts'
import { familyName } from './kindNames.ts'

/** Numbers that a card prints in its corners; keywords are in its text. */
const printedStats = [
  'hp',
  'atk',
  'thw',
  'def',
  'rec',
  'sch',
  'handSize',
  'threat',
  'threatLimit',
  'acceleration',
  'boost',
  'crisis',
  'hazard',
  'accelerationIcon',
] as const

/** What is printed on a card. */
export function presentFace(loaded: Loaded, code: string, language: Language): Face | null {
  const card = loaded.definitions.get(code) as CardDefinition | undefined
  if (card === undefined) return null
  const text = describeDefinition(loaded.game.id, code, language)
  return {
    code,
    game: loaded.game.id,
    language,
    name: nameIn(card.names, language),
    otherName: nameIn(card.names, language === 'en' ? 'fr' : 'en'),
    subtitle: card.subtitle,
    stage: stageOf(card),
    kind: card.kind,
    kindName: kindName(loaded.game, card.kind, language),
    family: card.aspect,
    familyName: familyName(card.aspect, language),
    unique: card.unique,
    traits: card.traits.map((trait) => traitName(trait, language)),
    cost: card.stats['cost'] ?? null,
    resources: card.resources,
    stats: printedStats.flatMap((id) => {
      const value = card.stats[id]
      if (value === undefined) return []
      const name = shortStat(id, language) ?? loaded.game.words.stats[id]?.[language].one ?? spaced(id)
      return [{ id, name, value, perPlayer: card.perPlayer.includes(id) }]
    }),
    text,
    living: livingText(loaded, card, text),
    rules: rulesIn(text),
    set: card.set,
    otherFace: card.otherFace,
    tiers: [],
    use: '',
    symbols: [],
    level: 0,
    limit: 0,
  }
}

/** The text without what can no longer happen in play: its keywords, what always holds, and what can still be used. */
function livingText(loaded: Loaded, card: CardDefinition, text: readonly RichText[]): readonly RichText[] {
  const abilities = text.length - card.abilities.length
  const constants = abilities - (loaded.constants.get(card.id)?.length ?? 0)
  return text.filter((_, line) => {
    const ability = card.abilities[line - abilities]
    return ability === undefined ? line < keywordLines(card) || line >= constants : !isSpentInPlay(ability)
  })
}

/** Reference entries that a text links to. */
export function rulesIn(text: readonly RichText[]): string[] {
  return [...new Set(text.flat().flatMap((part) => (part.kind === 'keyword' ? [part.id] : [])))]
}

/** Villains count in Roman numerals, main schemes by number and side. */
export function stageOf({ id, kind }: CardDefinition): string {
  const stage = /-(\d+[ab]?)$/.exec(id)?.[1] ?? ''
  if (kind === 'villain') return stage === '' ? '' : roman(Number(stage))
  return kind === 'main-scheme' ? stage.toUpperCase() : ''
}
