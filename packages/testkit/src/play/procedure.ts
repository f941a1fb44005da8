import { NOBODY, NOTHING } from '@quadriga/kernel'
import { type Given, type GameKit, KitProblem } from '../kit.ts'
import type { Spot } from '../scenario/format.ts'
import { most } from '../scenario/limits.ts'
import { nearest } from '../scenario/nearest.ts'
import { parsePlace, parseThing } from '../scenario/words.ts'
import { noProcedure, notANumber } from '../text/playing.ts'
import { tooLarge } from '../text/fileProblems.ts'
import { same } from '../text/said.ts'
import { squeeze } from './names.ts'
import { located } from './problem.ts'
import { placeCalled, type Reading, seatCalled, subjectCalled } from './findByName.ts'
import { happen, reading, type Session } from './session.ts'

const nothing: Given = { seat: NOBODY, thing: NOTHING, zone: -1, number: 0, word: '' }

/** Runs a procedure that the game publishes, by its sentence. */
export function runProcedure(session: Session, at: Spot, sentence: string): void {
  const { kit } = session
  const found = located(at, () => matching(kit, sentence))
  const given = located(at, () => allGiven(session, sentence, found))
  happen(session, at, (m) => found.run(m, ...given))
}

interface Found {
  readonly run: GameKit['procedures'][string]
  readonly words: readonly { kind: string; text: string }[]
}

function matching({ procedures }: GameKit, sentence: string): Found {
  for (const [template, run] of Object.entries(procedures)) {
    const words = wordsIn(template, sentence)
    if (words !== null) return { run, words }
  }
  const near = nearSentences(procedures, sentence)
  const known = near.length > 0 ? near : Object.keys(procedures)
  throw new KitProblem(noProcedure(sentence), sentence, known)
}

/** What a sentence gives; a slip in a word of one procedure may read as a name in another. */
function allGiven(session: Session, sentence: string, { words }: Found): Given[] {
  try {
    return words.map(({ kind, text }) => givenFor(reading(session), kind, text))
  } catch (error) {
    const near = nearSentences(session.kit.procedures, sentence)
    if (!(error instanceof KitProblem) || near.length === 0) throw error
    throw new KitProblem(error.said, sentence, near)
  }
}

/** The sentences that procedures would have with the same names, where all their own words are near. */
function nearSentences(procedures: GameKit['procedures'], sentence: string): string[] {
  return Object.keys(procedures).flatMap((template) => {
    const parts = template.split(/\s+/)
    const pattern = parts
      .map((part) => (part.startsWith('<') ? '(.+?)' : String.raw`(\S+)`))
      .join(String.raw`\s+`)
    const found = new RegExp(`^${pattern}$`, 'u').exec(sentence.trim())?.slice(1)
    if (found === undefined) return []
    const own = parts.map((part, i) => (part.startsWith('<') ? (found[i] ?? '') : part))
    const isNear = own.every((word, i) => nearest(found[i] ?? '', [word]).length > 0)
    return isNear && own.join(' ') !== found.join(' ') ? [own.join(' ')] : []
  })
}

/** What stands in the places of a template's <placeholders>; null when the sentence is another one. */
function wordsIn(template: string, sentence: string): Found['words'] | null {
  const parts = template.split(/(<[a-z]+>)/)
  const kinds = parts.filter((part) => part.startsWith('<')).map((part) => part.slice(1, -1))
  const pattern = parts.map((part) => (part.startsWith('<') ? '(.+?)' : loosely(part))).join('')
  const found = new RegExp(`^${pattern}$`, 'iu').exec(sentence.trim())
  return found === null ? null : kinds.map((kind, i) => ({ kind, text: (found[i + 1] ?? '').trim() }))
}

function loosely(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`)
}

function givenFor(r: Reading, kind: string, text: string): Given {
  switch (kind) {
    case 'seat': {
      const seat = seatCalled(r, text)
      return { ...nothing, seat, thing: r.kit.figure(r.q, seat), word: text }
    }
    case 'zone': {
      const { zone, seat } = placeCalled(r, parsePlace(text) ?? { zone: text, of: undefined })
      return { ...nothing, zone, seat, word: r.q.state.zones[zone]?.name ?? text }
    }
    case 'number':
      if (!/^\d+$/.test(text)) throw new KitProblem(notANumber(text))
      if (Number(text) > most.amount) throw new KitProblem(tooLarge(same('run'), text, most.amount))
      return { ...nothing, number: Number(text), word: text }
    case 'thing': {
      const ref = parseThing(text) ?? { name: text, nth: undefined, place: undefined }
      return { ...nothing, ...subjectCalled(r, ref), word: text }
    }
    default:
      return { ...nothing, word: squeeze(text) }
  }
}
