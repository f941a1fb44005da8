import type { MessageId } from '../words/catalogue.ts'

/** Where a shortcut works. Keys of the table are heard while its status keys and those of every screen are. */
export const shortcutGroups = ['everywhere', 'table', 'reading', 'film', 'replay'] as const
export type ShortcutGroup = (typeof shortcutGroups)[number]

export interface Shortcut {
  readonly group: ShortcutGroup
  /** As tinykeys writes keys: `u`, `Shift+u`, `$mod+z`, `ArrowLeft`. */
  readonly key: string
  readonly says: MessageId
  /** Keys that people know from everywhere, and number keys: they stay what they are. */
  readonly fixed?: true
}

/**
 * Every shortcut of the page. Screens ask `keyOf` for the key of an id, never for a letter: people may choose other keys
 * in the settings. Number keys stand here once for all nine.
 */
export const shortcuts = {
  help: { group: 'everywhere', key: '?', says: 'keys.help' },
  rules: { group: 'everywhere', key: '/', says: 'keys.rules' },
  searchRules: { group: 'everywhere', key: '$mod+k', says: 'keys.rules', fixed: true },

  pick: { group: 'table', key: '1 … 9', says: 'keys.pick', fixed: true },
  pickMore: { group: 'table', key: '0', says: 'keys.pickMore', fixed: true },
  confirm: { group: 'table', key: 'c', says: 'keys.confirm' },
  enter: { group: 'table', key: 'Enter', says: 'keys.enter', fixed: true },
  inspect: { group: 'table', key: 'Space', says: 'keys.inspect', fixed: true },
  back: { group: 'table', key: 'Escape', says: 'keys.back', fixed: true },
  pass: { group: 'table', key: 'p', says: 'keys.pass' },
  passMenu: { group: 'table', key: 'Shift+p', says: 'keys.passMenu' },
  end: { group: 'table', key: 'e', says: 'keys.end' },
  roll: { group: 'table', key: 'r', says: 'keys.roll' },
  undo: { group: 'table', key: 'u', says: 'keys.undo' },
  undoMenu: { group: 'table', key: 'Shift+u', says: 'keys.undoMenu' },
  redo: { group: 'table', key: 'y', says: 'keys.redo' },
  undoAlso: { group: 'table', key: '$mod+z', says: 'keys.undo', fixed: true },
  redoAlso: { group: 'table', key: '$mod+Shift+z', says: 'keys.redo', fixed: true },
  hint: { group: 'table', key: 'i', says: 'keys.hint' },
  log: { group: 'table', key: 'g', says: 'keys.log' },
  textTable: { group: 'table', key: 'x', says: 'keys.textTable' },
  pastBack: { group: 'table', key: ',', says: 'keys.pastBack' },
  pastForward: { group: 'table', key: '.', says: 'keys.pastForward' },
  zones: { group: 'table', key: 'F6', says: 'keys.zones', fixed: true },
  zonesBack: { group: 'table', key: 'Shift+F6', says: 'keys.zonesBack', fixed: true },
  seats: { group: 'table', key: 'Alt+1 … 4', says: 'keys.seats', fixed: true },
  mapCosts: { group: 'table', key: 'Shift+c', says: 'keys.mapCosts' },
  mapSight: { group: 'table', key: 'Shift+l', says: 'keys.mapSight' },
  mapIntents: { group: 'table', key: 'Shift+i', says: 'keys.mapIntents' },
  mapFit: { group: 'table', key: 'Shift+f', says: 'keys.mapFit' },

  readSummary: { group: 'reading', key: 's', says: 'keys.readSummary' },
  readHand: { group: 'reading', key: 'h', says: 'keys.readHand' },
  readOpponents: { group: 'reading', key: 'v', says: 'keys.readOpponents' },
  readObjective: { group: 'reading', key: 't', says: 'keys.readObjective' },
  readEvents: { group: 'reading', key: 'l', says: 'keys.readEvents' },
  readMoves: { group: 'reading', key: 'm', says: 'keys.readMoves' },
  readWho: { group: 'reading', key: 'w', says: 'keys.readWho' },

  filmHold: { group: 'film', key: 'Space', says: 'keys.filmHold', fixed: true },
  filmBack: { group: 'film', key: 'ArrowLeft', says: 'keys.filmBack', fixed: true },
  filmNext: { group: 'film', key: 'ArrowRight', says: 'keys.filmNext', fixed: true },
  filmSkip: { group: 'film', key: 'Enter', says: 'keys.filmSkip', fixed: true },

  replayBack: { group: 'replay', key: 'ArrowLeft', says: 'replay.back', fixed: true },
  replayNext: { group: 'replay', key: 'ArrowRight', says: 'replay.next', fixed: true },
  replayTurnBack: { group: 'replay', key: '[', says: 'replay.turnBack', fixed: true },
  replayTurnNext: { group: 'replay', key: ']', says: 'replay.turnNext', fixed: true },
  replayFirst: { group: 'replay', key: 'Home', says: 'replay.first', fixed: true },
  replayLast: { group: 'replay', key: 'End', says: 'replay.last', fixed: true },
  replayPlay: { group: 'replay', key: 'Space', says: 'keys.replayPlay', fixed: true },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutId = keyof typeof shortcuts
export const shortcutIds = Object.keys(shortcuts) as ShortcutId[]

/** Keys that somebody chose instead of the usual ones, by shortcut; ids that are no more mean nothing. */
export type ChosenKeys = Readonly<Record<string, string>>

/** A shortcut as anybody may ask about it. */
export function shortcutOf(id: ShortcutId): Shortcut {
  return shortcuts[id]
}

/** Whether a key is typed alone, so that somebody who speaks to the machine may want it switched off. */
export function isSingle(key: string): boolean {
  return /^(Shift\+)?.$/u.test(key) || key === shortcuts.pick.key
}

/** The key of a shortcut now. */
export function keyOf(id: ShortcutId, chosen: ChosenKeys): string {
  const { key, fixed } = shortcutOf(id)
  return fixed === true ? key : (chosen[id] ?? key)
}
