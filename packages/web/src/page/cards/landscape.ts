import type { Face } from '../../model/table/face.ts'

/** Schemes lie across, as in the box. */
export function isLandscape({ kind }: Face): boolean {
  return kind === 'main-scheme' || kind === 'side-scheme'
}
