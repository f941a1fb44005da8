import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** The first folder above that is there. */
export function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder))
}

/**
 * Makes a folder and those above it. One at a time: where the system says that a folder cannot be there (/proc), Node's own way to
 * make all of them never ends.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
