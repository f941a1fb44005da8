import type { Situation } from '../days/situation.ts'
import type { TableRecord } from './store.ts'

/** A room: people who meet again, whatever they play. */
export interface RoomRecord {
  readonly id: string
  readonly name: string
  readonly at: number
}

export type RoomRole = 'owner' | 'member'

export interface RoomMember {
  readonly guest: string
  readonly role: RoomRole
  /** Since when, in milliseconds since 1970. */
  readonly at: number
}

/** A table of a room, or of the open list. */
export interface FoundTable {
  readonly record: TableRecord
  readonly situation: Situation | null
}

/** Rooms, their people and their tables; and tables that anybody may find. */
export interface RoomStore {
  /** A new room with the hash of the code that leads into it. */
  addRoom(room: RoomRecord, owner: string, invitation: string): Promise<void>
  room(id: string): Promise<RoomRecord | null>
  roomsOf(
    guest: string,
  ): Promise<readonly (RoomRecord & { readonly role: RoomRole; readonly people: number })[]>
  /** Those who are longest in it first. */
  peopleIn(room: string): Promise<readonly RoomMember[]>
  roleIn(room: string, guest: string): Promise<RoomRole | null>
  /** The only code that leads into a room from now on. */
  setRoomInvitation(room: string, hash: string): Promise<void>
  roomByInvitation(hash: string): Promise<RoomRecord | null>
  joinRoom(room: string, guest: string, at: number): Promise<void>
  /** Where the owner leaves, the room is that of who is in it longest; where nobody is left, it is closed. */
  leaveRoom(room: string, guest: string): Promise<void>
  /** Its tables stay with who plays there. */
  closeRoom(room: string): Promise<void>
  roomOf(table: string): Promise<string | null>
  /** The latest first, so many at most. */
  tablesIn(room: string, most: number): Promise<readonly FoundTable[]>
  isListed(table: string): Promise<boolean>
  listedTables(most: number): Promise<readonly FoundTable[]>
  unlist(table: string): Promise<void>
}
