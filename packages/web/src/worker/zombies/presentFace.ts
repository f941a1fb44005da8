import { ownMission, type Piece, type Skill } from '@quadriga/zombies'
import { describeDefinition, type Definition, type Language } from '@quadriga/kernel'
import type { Loaded } from '@quadriga/table'
import type { Face, FaceStat } from '../../model/table/face.ts'
import { rulesIn } from '../champions/presentFace.ts'
import { kindName } from '../table/kindName.ts'
import { nameIn } from '../table/nameIn.ts'

const stats: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  toughness: { en: 'Toughness', fr: 'Endurance' },
  actions: { en: 'Actions', fr: 'Actions' },
  least: { en: 'Range from', fr: 'Portée de' },
  most: { en: 'Range to', fr: 'Portée à' },
  dice: { en: 'Dice', fr: 'Dés' },
  accuracy: { en: 'Accuracy', fr: 'Précision' },
}

const words = {
  en: {
    reconstructed: 'reconstructed by us',
    fighter: 'Fighter',
    zombie: 'Zombie Hero',
    levels: ['Blue', 'Yellow', 'Orange', 'Red'],
  },
  fr: {
    reconstructed: 'reconstitué par nous',
    fighter: 'Combattant',
    zombie: 'Héros Zombie',
    levels: ['Bleu', 'Jaune', 'Orange', 'Rouge'],
  },
} as const

type Printed = Definition & Partial<Piece> & { readonly fighter?: boolean; readonly mode?: string }

/** What is printed on a card, a hero's sheet, a figure or a token. */
export function presentFace(loaded: Loaded, code: string, language: Language): Face | null {
  const found: Definition | undefined = loaded.definitions.get(code)
  if (found !== undefined) return faceOf(loaded, found as Printed, language)
  return isOwn(code) ? faceOf(loaded, { ...drawn, id: code }, language, []) : null
}

/** A mission that somebody drew, before it is laid out: where missions are chosen it needs a picture like any other. */
const drawn: Printed = {
  id: ownMission,
  kind: 'mission',
  names: { en: 'Mission of your own', fr: 'Mission de votre cru' },
  stats: {},
  abilities: [],
  constant: [],
}

function isOwn(code: string): boolean {
  return code === ownMission || code.startsWith(`${ownMission}.`)
}

function faceOf(
  loaded: Loaded,
  piece: Printed,
  language: Language,
  text = describeDefinition(loaded, piece.id, language),
): Face {
  const code = piece.id
  const w = words[language]
  const level = (piece as Partial<Skill>).level ?? 0
  return {
    code,
    game: loaded.game.id,
    language,
    name: nameIn(piece.names, language),
    otherName: nameIn(piece.names, language === 'en' ? 'fr' : 'en'),
    subtitle: '',
    stage: '',
    kind: piece.kind,
    kindName:
      piece.mode === 'zombie' && piece.kind === 'hero'
        ? w.zombie
        : kindName(loaded.game, piece.kind, language),
    family: piece.kind,
    familyName: piece.kind === 'skill' ? (w.levels[level] ?? '') : '',
    unique: false,
    traits: [
      ...(piece.fighter === true ? [w.fighter] : []),
      ...(piece.confidence === 'reconstructed' ? [w.reconstructed] : []),
    ],
    cost: null,
    resources: [],
    stats: statsOf(piece, language),
    text,
    living: text,
    rules: rulesIn(text),
    set: piece.kind,
    otherFace: '',
    tiers: [],
    use: '',
    symbols: [],
    level,
    limit: 0,
  }
}

function statsOf({ stats: printed }: Definition, language: Language): FaceStat[] {
  return Object.entries(stats).flatMap(([id, names]) => {
    const value = printed[id]
    return value === undefined ? [] : [{ id, name: names[language], value, perPlayer: false }]
  })
}
