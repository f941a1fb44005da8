import type { Json, Language, RichText } from '@quadriga/kernel'
import type { Blank, Need } from '@quadriga/zombies'
import type { MapModel } from '../zombies/map.ts'
import type { MissionFile, TileFile } from './files.ts'

/** A tile or mission of one's own, as it is kept. */
export type Work = TileWork | MissionWork

interface Kept {
  readonly id: string
  readonly updated: number
  /** It takes the place of the one of the box in new games. */
  readonly isUsed: boolean
}

export interface TileWork extends Kept {
  readonly kind: 'tile'
  readonly file: TileFile
}

export interface MissionWork extends Kept {
  readonly kind: 'mission'
  readonly file: MissionFile
}

/** A work that is about to be kept. */
export type NewWork = Omit<TileWork, 'id' | 'updated'> | Omit<MissionWork, 'id' | 'updated'>

/** A work that cannot be drawn, as it is kept: of a later workshop, or damaged. */
export interface StrayWork {
  readonly id: string
  readonly name: string
  readonly text: string
}

export interface WordModel {
  readonly word: string
  readonly blanks: readonly Blank[]
  readonly gives: readonly Need[]
  readonly needs: Need | ''
}

interface Choice {
  readonly id: string
  readonly name: string
}

/** The words and cards of missions of one mode. */
export interface WorkshopSide {
  readonly moments: readonly WordModel[]
  readonly effects: readonly WordModel[]
  readonly goals: readonly WordModel[]
  readonly defeats: readonly WordModel[]
  readonly flags: readonly string[]
  readonly citizens: readonly Choice[]
  /** Cards of the Citizen deck that are no citizens. */
  readonly events: readonly Choice[]
  readonly spawnCards: readonly Choice[]
  /** Enemies with a name. */
  readonly zombieHeroes: readonly Choice[]
  readonly enemies: readonly Choice[]
  readonly heroes: readonly Choice[]
}

/** What the workshop offers: the files of the box, and what missions may say; heroic ones unless Zombie Mode is asked for. */
export interface WorkshopBox extends WorkshopSide {
  readonly tiles: readonly TileFile[]
  readonly missions: readonly MissionFile[]
  readonly zombie: WorkshopSide
}

/** What is wrong, and where: the place in the file, and the zones it is about. */
export interface FaultModel {
  readonly place: string
  readonly says: string
}

/** A tile as it is judged: its own faults, and missions whose borders it no longer fits. */
export interface CheckedTile {
  readonly faults: readonly FaultModel[]
  readonly neighbours: readonly { readonly mission: string; readonly says: string }[]
}

export interface CheckedMission {
  readonly faults: readonly FaultModel[]
  /** Null where tiles cannot be put together. */
  readonly map: MapModel | null
  /** Doors and windows of the map. */
  readonly openings: readonly {
    readonly id: string
    readonly name: string
    readonly how: 'door' | 'window'
    readonly zones: readonly [string, string]
  }[]
  /** The mission in words, as the table will show it; [] while it has faults. */
  readonly says: readonly RichText[]
}

/** What a file or share code held. */
export type WorkReading =
  | { readonly ok: true; readonly works: readonly Work[] }
  | { readonly ok: false; readonly problems: readonly FaultModel[] }

/** How a test run stands. */
export interface Rehearsal {
  readonly games: number
  readonly won: number
  readonly lost: number
  /** Not over after very many decisions. */
  readonly open: number
  readonly rounds: number
  readonly isOver: boolean
  /** '' unless the run could not go on. */
  readonly problem: string
}

/** The service `workshop` of the worker. */
export interface WorkshopDesk {
  box(language: Language): Promise<WorkshopBox>
  list(): Promise<readonly Work[]>
  strays(): Promise<readonly StrayWork[]>
  open(id: string): Promise<Work | null>
  put(work: Work): Promise<void>
  remove(id: string): Promise<void>
  /** Judges a tile; `id` is that of its work, for no other work may be called the same. */
  checkTile(file: TileFile, id: string, language: Language): Promise<CheckedTile>
  checkMission(file: MissionFile, language: Language): Promise<CheckedMission>
  /** The set-up of a mission that is being written, with the tiles of one's own that it needs. */
  setupOf(file: MissionFile, heroes: readonly string[]): Promise<Json>
  /** Reads a file or a share code, and keeps what it holds as new works. */
  take(text: string, language: Language): Promise<WorkReading>
  /** A work to give away, with the tiles it needs: as a file, and as a share code. */
  write(id: string): Promise<{ readonly file: string; readonly code: string } | null>
  /** Bots play a set-up many times; taking the subscription back stops them. */
  rehearse(listener: (now: Rehearsal) => void, setup: Json, bot: string, games: number): () => void
}
