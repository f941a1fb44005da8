import type { Definition } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import type { Attack, Citizen, Enemy, Hero, Spawn } from '../piece.ts'
import { action, die } from './nouns.ts'

/** "Range 0 to 1, 2 dice, hits on 3 or more". */
function attackLine({ range: [least, most], dice, accuracy }: Attack): t.Phrase {
  const far = least === most ? t.group(least) : t.group(least, t.both('to', 'à'), most)
  return t.group(
    t.both('Range', 'portée'),
    far,
    ',',
    t.count(dice, die),
    ',',
    t.both('a Hit on', 'une Touche sur'),
    t.orMore(accuracy),
  )
}

function heroLines({ attack, slips, barges }: Hero): t.Phrase[] {
  const lines = [attackLine(attack)]
  if (attack.rages === true) {
    lines.push(
      t.both(
        'Each Wound adds 1 to every result, and each natural 6 adds a die',
        'Chaque Blessure ajoute 1 à tous les résultats, et chaque 6 naturel ajoute un dé',
      ),
    )
  }
  if (attack.bruises !== undefined) {
    lines.push(
      t.both(
        'Enemies count 1 less Toughness, at least 1',
        'Les Ennemis ont 1 de moins en Endurance, au minimum 1',
      ),
    )
  }
  if (barges)
    lines.push(
      t.both(
        'The first door of each turn opens for free',
        'La première porte de chaque tour s’ouvre gratuitement',
      ),
    )
  if (slips)
    lines.push(
      t.both(
        'Leaving Enemies behind costs nothing more',
        'Laisser des Ennemis derrière soi ne coûte rien de plus',
      ),
    )
  return lines
}

const skillLines: Readonly<Record<string, t.Phrase>> = {
  'storm/gust': t.both(
    'Once per turn, for 1 Power: push all Enemies of one Zone at Range 0 to 1 into one Zone next to it',
    'Une fois par tour, pour 1 point de Pouvoir : repoussez tous les Ennemis d’une Zone à portée 0 à 1 dans une même Zone voisine',
  ),
  'magneto/crush': t.both(
    'Once per turn: eliminate 1 Walker or Runner for 1 Power, or 1 Brute for 2 Power, at Range 0 to 1',
    'Une fois par tour : éliminez 1 Rôdeur ou Forcené pour 1 point de Pouvoir, ou 1 Brute pour 2, à portée 0 à 1',
  ),
}

function enemyLine({ toughness, actions }: Enemy): t.Phrase {
  return t.group(t.both('Toughness', 'Endurance'), toughness, ',', t.count(actions, action))
}

function spawnLine({ counts, how }: Spawn): t.Phrase {
  if (how === 'extra') {
    return t.both(
      'From yellow on, all of them activate at once',
      'À partir du jaune, tous s’activent immédiatement',
    )
  }
  const numbers = counts.join(' / ')
  return how === 'rush'
    ? t.group(numbers, t.both('and they activate at once', 'et ils s’activent immédiatement'))
    : numbers
}

/** What a piece says besides its name: these pieces are numbers and procedures, not texts. */
export function lines(definition: Definition): readonly t.Phrase[] {
  switch (definition.kind) {
    case 'hero':
      return heroLines(definition as Hero)
    case 'enemy':
      return [enemyLine(definition as Enemy)]
    case 'skill':
      return [skillLines[definition.id] ?? '']
    case 'spawn':
      return [spawnLine(definition as Spawn)]
    case 'citizen':
      return (definition as Citizen).fighter
        ? [
            t.both(
              'Fighter: saved from a Wound on 5 or more',
              'Combattant : sauvé d’une Blessure sur 5 ou plus',
            ),
          ]
        : []
    default:
      return []
  }
}
