import Biohazard from '~icons/game-icons/biohazard'
import Brute from '~icons/game-icons/brute'
import BullHorns from '~icons/game-icons/bull-horns'
import CardRandom from '~icons/game-icons/card-random'
import ClawSlashes from '~icons/game-icons/claw-slashes'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import DualityMask from '~icons/game-icons/duality-mask'
import Fangs from '~icons/game-icons/fangs'
import FireWave from '~icons/game-icons/fire-wave'
import GlowingHands from '~icons/game-icons/glowing-hands'
import IceSpear from '~icons/game-icons/ice-spear'
import Katana from '~icons/game-icons/katana'
import Key from '~icons/game-icons/key'
import LaserBlast from '~icons/game-icons/laser-blast'
import LightningTrio from '~icons/game-icons/lightning-trio'
import Magnet from '~icons/game-icons/magnet'
import MailedFist from '~icons/game-icons/mailed-fist'
import MetalHand from '~icons/game-icons/metal-hand'
import Padlock from '~icons/game-icons/padlock'
import Person from '~icons/game-icons/person'
import Run from '~icons/game-icons/run'
import ShamblingZombie from '~icons/game-icons/shambling-zombie'
import TiedScroll from '~icons/game-icons/tied-scroll'
import type { Glyph } from '../art/skin.ts'
import type { EnemyKind, TokenKind } from '../../model/zombies/board.ts'

export const heroGlyphs: Readonly<Record<string, Glyph>> = {
  storm: LightningTrio,
  wolverine: ClawSlashes,
  magneto: Magnet,
  rogue: GlowingHands,
  colossus: MailedFist,
  mystique: DualityMask,
}

/** What fills a hero's disc. */
export const heroHues: Readonly<Record<string, string>> = {
  storm: '#7FD4F2',
  wolverine: '#F2C230',
  magneto: '#D08BF0',
  rogue: '#6FD89A',
  colossus: '#C3CEDF',
  mystique: '#7F9DFF',
}

const zombieHeroGlyphs: Readonly<Record<string, Glyph>> = {
  juggernaut: BullHorns,
  iceman: IceSpear,
  cyclops: LaserBlast,
  sabretooth: Fangs,
  psylocke: Katana,
  'dark-phoenix': FireWave,
}

const kindGlyphs: Readonly<Record<EnemyKind, Glyph>> = {
  zombieHero: CrownedSkull,
  brute: Brute,
  walker: ShamblingZombie,
  runner: Run,
}

export function enemyGlyph(kind: EnemyKind, face: string): Glyph {
  return kind === 'zombieHero' ? (zombieHeroGlyphs[face] ?? CrownedSkull) : kindGlyphs[kind]
}

export const tokenGlyphs: Readonly<Partial<Record<TokenKind, Glyph>>> = {
  citizen: Person,
  objective: Key,
  secret: TiedScroll,
  hiddenSpawn: CardRandom,
  exit: Run,
  hand: MetalHand,
}

/** Printed symbols of a zone. */
export const markGlyphs: Readonly<Record<string, Glyph>> = { spawn: Biohazard, citizen: Person }

export const lockGlyph: Glyph = Padlock
