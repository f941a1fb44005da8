import { expect, test } from 'vitest'
import { bindings, heldBy, pressedKey, spellings } from '../src/page/shortcuts/bindings.ts'
import { isSingle, keyOf, shortcutIds, shortcutOf } from '../src/page/shortcuts/shortcuts.ts'

test('no two shortcuts that are heard together share a key', () => {
  // The film and the table take turns with these: a film ends before the table listens.
  const inTurn = new Set(['Enter', 'Space'])
  const doubled = shortcutIds.filter(
    (id) => !inTurn.has(keyOf(id, {})) && heldBy(keyOf(id, {}), id, {}) !== null,
  )
  expect(doubled).toEqual([])
})

test('a chosen key takes the place of the usual one, and a fixed key stays', () => {
  expect(keyOf('undo', { undo: 'z' })).toBe('z')
  expect(keyOf('undo', {})).toBe('u')
  expect(keyOf('back', { back: 'q' })).toBe('Escape')
})

test('bindings follow the chosen keys', () => {
  const act = (): void => undefined
  expect(Object.keys(bindings({ undo: act, log: act }, { undo: 'z' }))).toEqual(['z', 'g'])
})

test('keys that are typed alone can be switched off; Escape, Enter, F6 and combinations cannot', () => {
  const single = shortcutIds.filter((id) => isSingle(keyOf(id, {})))
  expect(single).toContain('undoMenu')
  expect(single).toContain('pick')
  expect(single).toContain('pastBack')
  for (const id of ['back', 'enter', 'inspect', 'zones', 'zonesBack', 'seats', 'undoAlso'])
    expect(single).not.toContain(id)
})

test('a sign is heard with and without Shift, a letter as it is written', () => {
  expect(spellings('?')).toEqual(['?', 'Shift+?'])
  expect(spellings('u')).toEqual(['u'])
  expect(spellings('Shift+u')).toEqual(['Shift+u'])
})

const press = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more }) as KeyboardEvent

test('a pressed key becomes a shortcut unless it has a meaning of its own', () => {
  expect(pressedKey(press('q'))).toBe('q')
  expect(pressedKey(press('Q', { shiftKey: true }))).toBe('Shift+q')
  expect(pressedKey(press('?', { shiftKey: true }))).toBe('?')
  expect(pressedKey(press('é'))).toBe('é')
  for (const key of ['1', ' ', 'Enter', 'Tab', 'ArrowLeft', 'F6', '+', 'Dead'])
    expect([key, pressedKey(press(key))]).toEqual([key, null])
  expect(pressedKey(press('z', { ctrlKey: true }))).toBe(null)
})

test('a key that is taken names who has it', () => {
  expect(heldBy('g', 'undo', {})).toBe('log')
  expect(heldBy('g', 'undo', { log: 'b' })).toBe(null)
  expect(heldBy('b', 'undo', { log: 'b' })).toBe('log')
  // Brackets belong to replays, where no table listens.
  expect(heldBy('[', 'undo', {})).toBe(null)
  expect(shortcutOf('replayTurnBack').key).toBe('[')
})
