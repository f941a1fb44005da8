import type { Language } from '@quadriga/kernel/author'
import type { CardDefinition, Resource, Stat } from '../card.ts'
import { traitName } from './traits.ts'

/** What a card prints besides its numbers and its text: "unique", its stage, traits and resources. */
export function facts(card: CardDefinition, language: Language): string[] {
  const w = words[language]
  const traits = card.traits.map((trait) => traitName(trait, language))
  const resources = card.resources.map((type) => w.resources[type])
  return [
    ...(card.unique ? [w.unique] : []),
    ...stageOf(card).map((stage) => `${w.stage} ${stage}`),
    ...(traits.length === 0 ? [] : [`${w.traits} ${traits.join(', ')}`]),
    ...(resources.length === 0 ? [] : [`${w.given} ${resources.join(', ')}`]),
    ...(card.boostStar ? [w.boostStar] : []),
  ]
}

/** What is printed for each player who started. */
export function perPlayer(card: CardDefinition, stat: string, language: Language): string {
  return card.perPlayer.includes(stat as Stat) ? words[language].perPlayer : ''
}

const roman = ['', 'I', 'II', 'III']

/** The number on a villain, and number and letter on a side of a main scheme. */
function stageOf({ id, kind }: CardDefinition): string[] {
  if (kind === 'villain')
    return [roman[Number(/-(\d)$/.exec(id)?.[1] ?? 0)] ?? ''].filter((stage) => stage !== '')
  const [, stage, side] = /-(\d)([ab])$/.exec(id) ?? []
  return kind === 'main-scheme' && stage !== undefined ? [`${stage}${side?.toUpperCase()}`] : []
}

interface FactWords {
  readonly unique: string
  readonly stage: string
  readonly traits: string
  readonly given: string
  readonly perPlayer: string
  readonly boostStar: string
  readonly resources: Readonly<Record<Resource, string>>
}

const words: Readonly<Record<Language, FactWords>> = {
  en: {
    unique: 'unique',
    stage: 'stage',
    traits: 'traits',
    given: 'resources',
    perPlayer: 'per player',
    boostStar: 'boost star',
    resources: { energy: 'energy', mental: 'mental', physical: 'physical', wild: 'wild' },
  },
  fr: {
    unique: 'unique',
    stage: 'stade',
    traits: 'traits',
    given: 'ressources',
    perPlayer: 'par joueur',
    boostStar: 'étoile de boost',
    resources: { energy: 'énergie', mental: 'mentale', physical: 'physique', wild: 'libre' },
  },
}
