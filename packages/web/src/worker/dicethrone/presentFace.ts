import type {
  AbilityDefinition,
  CardDefinition,
  HeroDefinition,
  StatusDefinition,
  Variant,
} from '@quadriga/dicethrone'
import { served } from '@quadriga/dicethrone'
import { describe, describeDefinition, type Definition, type Language } from '@quadriga/kernel'
import { rulesIn } from '../champions/presentFace.ts'
import type { Face, FaceTier } from '../../model/table/face.ts'
import type { Loaded } from '@quadriga/table'
import { kindName } from '../table/kindName.ts'
import { nameIn } from '../table/nameIn.ts'
import { useName } from './kindNames.ts'

type Any = Definition &
  Partial<Omit<AbilityDefinition, keyof Definition>> &
  Partial<Omit<CardDefinition, keyof Definition>> &
  Partial<Omit<StatusDefinition, keyof Definition>> &
  Partial<Omit<HeroDefinition, keyof Definition>>

/** What is printed on a card, an ability, a token or a hero board. */
export function presentFace(loaded: Loaded, code: string, language: Language): Face | null {
  const found: Any | undefined = loaded.definitions.get(code)
  if (found === undefined) return null
  const text = describeDefinition(loaded.game.id, code, language)
  const hero = heroOf(loaded, found, code)
  const use = found.use ?? found.timing ?? found.polarity ?? ''
  return {
    code,
    game: loaded.game.id,
    language,
    name: nameIn(found.names, language),
    otherName: nameIn(found.names, language === 'en' ? 'fr' : 'en'),
    subtitle: '',
    stage: '',
    kind: found.kind,
    kindName: kindName(loaded.game, found.kind, language),
    family: hero,
    familyName: loaded.definitions.get(hero)?.names[language] ?? '',
    unique: false,
    traits: use === '' ? [] : [useName(use, language)],
    cost: found.kind === 'ability' ? null : (found.cost ?? null),
    resources: [],
    stats: [],
    text,
    living: text,
    rules: rulesIn(text),
    set: hero,
    otherFace: found.flipsTo ?? '',
    tiers: tiersOf(loaded, code, found, language),
    use,
    symbols: found.faces ?? [],
    level: found.level ?? 0,
    limit: found.limit ?? 0,
  }
}

/** Ids begin with their hero; cards that every deck holds begin with none. */
function heroOf(loaded: Loaded, { hero, kind, id }: Any, code: string): string {
  if (kind === 'hero') return id
  const first = hero ?? code.split('/')[0] ?? ''
  return loaded.definitions.get(first)?.kind === 'hero' ? first : ''
}

function tiersOf(loaded: Loaded, code: string, { kind, abilities }: Any, language: Language): FaceTier[] {
  if (kind !== 'ability' && kind !== 'upgrade') return []
  return abilities.flatMap((ability, index) => {
    const { requires, tier } = ability as Variant
    const compiled = loaded.abilities.get(code)?.[index]
    if (requires === null || compiled === undefined) return []
    const isStraight = typeof requires === 'string'
    const symbols = isStraight
      ? []
      : Object.entries(requires).flatMap(([symbol, n]) => new Array<string>(n).fill(symbol))
    const text = describe(loaded.game.id, { program: compiled.effect.id, node: 0 }, language)
    const dice = served([], [], requires).length
    return [{ symbols, straight: isStraight ? requires : ('' as const), dice, tier, text }]
  })
}
