import { editDistance } from '@quadriga/kernel/author'
import type { Words } from '../kit.ts'
import { fr, listed, nothing, said } from '../text/said.ts'

/** Nobody means a name by so many letters, and comparing them all would take long. */
const LONGEST = 100

/**
 * The form in which names are compared: without case, accents, apostrophes and quotes; anything else that is
 * neither letter nor digit is one hyphen. `Web-Shooter`, `web shooter` and `web-shooter` are one name.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’"“”«»]/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The candidates close enough to be what was meant, nearest first, then in the order given. */
export function nearest(word: string, candidates: Iterable<string>, most = 3): string[] {
  const folded = foldName(word)
  if (folded.length > LONGEST) return []
  const limit = Math.max(1, Math.floor(folded.length / 3))
  return distinct(candidates)
    .map((candidate) => ({ candidate, distance: editDistance(folded, foldName(candidate)) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

/** Each name once, however it is spelt: an id and a printed name that are compared as one are one suggestion. */
function distinct(names: Iterable<string>): string[] {
  const byForm = new Map<string, string>()
  for (const name of names) if (!byForm.has(foldName(name))) byForm.set(foldName(name), name)
  return [...byForm.values()]
}

/** The end of an error message: the nearest names, or the whole list when none is near and it is short. */
export function didYouMean(word: string, candidates: Iterable<string>): Words {
  const all = distinct(candidates)
  const found = nearest(word, all)
  const near = listed(found.map((name) => said(`'${name}'`, fr`« ${name} »`)))
  if (found.length > 0) return said(`, did you mean ${near.en}?`, fr`, vouliez-vous dire ${near.fr} ?`)
  if (all.length === 0 || all.length > 20) return nothing
  return said(`; known here: ${all.join(', ')}`, fr` ; connus ici : ${all.join(', ')}`)
}
