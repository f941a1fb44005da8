import Biohazard from '~icons/game-icons/biohazard'
import Brute from '~icons/game-icons/brute'
import BullHorns from '~icons/game-icons/bull-horns'
import Cape from '~icons/game-icons/cape'
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
import Shield from '~icons/game-icons/riot-shield'
import Soldier from '~icons/game-icons/guards'
import Sprint from '~icons/game-icons/sprint'
import TiedScroll from '~icons/game-icons/tied-scroll'
import type { Glyph } from '../art/skin.ts'
import type { EnemyKind, TokenKind } from '../../model/zombies/board.ts'

const xMenGlyphs: Readonly<Record<string, Glyph>> = {
  storm: LightningTrio,
  wolverine: ClawSlashes,
  magneto: Magnet,
  rogue: GlowingHands,
  colossus: MailedFist,
  mystique: DualityMask,
}

const zombieHeroGlyphs: Readonly<Record<string, Glyph>> = {
  juggernaut: BullHorns,
  iceman: IceSpear,
  cyclops: LaserBlast,
  sabretooth: Fangs,
  psylocke: Katana,
  'dark-phoenix': FireWave,
}

/** In Zombie Mode the same characters stand on the other side, under a name with a sign in front. */
function turned<T>(table: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(table).map(([face, one]) => [`z-${face}`, one]))
}

export const heroGlyphs: Readonly<Record<string, Glyph>> = { ...xMenGlyphs, ...turned(zombieHeroGlyphs) }

/** What fills a hero's disc. */
export const heroHues: Readonly<Record<string, string>> = {
  storm: '#7FD4F2',
  wolverine: '#F2C230',
  magneto: '#D08BF0',
  rogue: '#6FD89A',
  colossus: '#C3CEDF',
  mystique: '#7F9DFF',
  'z-psylocke': '#C79BFF',
  'z-juggernaut': '#E88A62',
  'z-dark-phoenix': '#FF9E4A',
  'z-cyclops': '#FF8088',
  'z-iceman': '#9FE3F0',
  'z-sabretooth': '#D9C06A',
}

const championGlyphs: Readonly<Record<string, Glyph>> = { ...zombieHeroGlyphs, ...turned(xMenGlyphs) }

const kindGlyphs: Readonly<Record<EnemyKind, Glyph>> = {
  zombieHero: CrownedSkull,
  brute: Brute,
  walker: ShamblingZombie,
  runner: Run,
  superHero: Cape,
  guard: Shield,
  trooper: Soldier,
  specialist: Sprint,
}

export function enemyGlyph(kind: EnemyKind, face: string): Glyph {
  return championGlyphs[face] ?? kindGlyphs[kind]
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
