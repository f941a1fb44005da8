import type { Decision, Json, State } from '@quadriga/kernel'
import type { FieldValue, GameKit } from './kit.ts'
import { choose } from './play/choose.ts'
import { slotsOf } from './play/content.ts'
import { finish, settle } from './play/ending.ts'
import { readField, readFlag } from './play/fields.ts'
import { PlayProblem, type Unmet } from './play/problem.ts'
import { runProcedure } from './play/procedure.ts'
import { placeCalled, subjectCalled, thingName, zoneName } from './play/findByName.ts'
import { asked, begin, reading, type Session } from './play/session.ts'
import { unmetOf } from './play/step.ts'
import { until } from './play/until.ts'
import { readExpectations } from './scenario/expect.ts'
import { anyone, type Spot, type Start } from './scenario/format.ts'
import { readPicks } from './scenario/picks.ts'
import { readPosition, readSetup } from './scenario/position.ts'
import { readChance } from './scenario/steps.ts'
import { problemList, type Report, type Tree } from './scenario/tree.ts'
import { parsePlace, parseThing } from './scenario/words.ts'
import { notAName, unreadable } from './text/playing.ts'
import { joined } from './text/said.ts'

/** Anything that a scenario file could say, as a literal. */
export type Literal = Json | { readonly [key: string]: Json | undefined }

/** What a table may be told besides its position. */
export interface TableTerms {
  /** Results of chance by source: `{ dice: [6, 2] }`. */
  readonly chance?: Literal
  /** Decides what is not scripted; without it such chance fails the test. */
  readonly seed?: number
  /** What happens to questions that no choice answers. */
  readonly otherwise?: 'decline' | 'fail'
}

/** A game laid out by hand and played by names, as scenario files do it. Every move is watched over by the invariants. */
export interface Table {
  /** The state, for what names cannot say. */
  readonly state: State
  /** Makes a choice for the seat that is asked, or for the seat named first: `choose('storm', { move: 'cor01' })`. */
  readonly choose: (first: Literal, second?: Literal) => Table
  /** The seat that is asked passes. */
  readonly pass: () => Table
  /** Runs a procedure that the game publishes: `run('villain attacks spider-man')`. */
  readonly run: (sentence: string) => Table
  /** Plays on, declining everything, until a phase or a turn next begins. */
  readonly until: (moment: string) => Table
  /** Declines every open question but menus. */
  readonly settle: () => Table
  /** More results of chance. */
  readonly chance: (script: Literal) => Table
  /** Throws unless everything is as expected, in the words of scenario files: `expect({ 'rhino.hp': 12 })`. */
  readonly expect: (expectations: Literal) => Table
  /** A number or other field: `value('rhino.hp')`. */
  readonly value: (path: string) => FieldValue
  /** A flag: `is('rhino', 'tough')`. */
  readonly is: (thing: string, flag: string) => boolean
  /** Where a thing lies. */
  readonly at: (thing: string) => string
  /** What lies in a zone, in order. */
  readonly zone: (place: string) => string[]
  /** How many cards a zone has. */
  readonly size: (place: string) => number
  /** Who has to decide what now; empty at rest. */
  readonly asked: () => readonly Decision[]
  /** The keys of all options that are legal now. */
  readonly offered: () => string[]
  /** Ends the table: all scripted chance came up, and the whole course can be played again. */
  readonly finish: () => void
}

const here: Spot = { file: 'table', line: 1, column: 1 }

/** Lays a position out by hand: `table(kit, { turn: 'storm', seats: { storm: { hp: 2 } } })`. */
export function table(kit: GameKit, position: Literal, terms: TableTerms = {}): Table {
  return open(kit, readLiteral(position, readPosition), terms)
}

/** A table that the game sets up itself. */
export function setUpTable(kit: GameKit, setup: Literal, terms: TableTerms = {}): Table {
  return open(kit, readLiteral(setup, readSetup), terms)
}

function open(kit: GameKit, start: Start, { chance, seed, otherwise = 'decline' }: TableTerms): Table {
  const script = chance === undefined ? [] : readLiteral(chance, readChance)
  const session = begin(kit, start, { seed, otherwise, chance: script })
  const made: Table = {
    get state() {
      return session.state
    },
    ...moves(session, () => made),
    ...looks(session),
  }
  return made
}

type Moves = 'choose' | 'pass' | 'run' | 'until' | 'settle' | 'chance' | 'expect' | 'finish'

function moves(session: Session, self: () => Table): Pick<Table, Moves> {
  const then = (act: () => void): Table => {
    act()
    return self()
  }
  return {
    choose: (first, second) => then(() => chooseLiteral(session, first, second)),
    pass: () => then(() => chooseLiteral(session, 'pass', undefined)),
    run: (sentence) => then(() => runProcedure(session, here, sentence)),
    until: (moment) =>
      then(() => {
        const { zone, of } = parsePlace(moment) ?? { zone: moment, of: undefined }
        until(session, here, zone, of)
      }),
    settle: () => then(() => settle(session, here)),
    chance: (script) => then(() => session.script.add(readLiteral(script, readChance))),
    expect: (expectations) => then(() => expectLiteral(session, expectations)),
    finish: () => throwAll(finish(session)),
  }
}

function chooseLiteral(session: Session, first: Literal, second: Literal | undefined): void {
  const [who, what] = second === undefined ? [anyone, first] : [first as string, second]
  choose(session, here, who, readLiteral(what, readPicks))
}

function expectLiteral(session: Session, expectations: Literal): void {
  throwAll(unmetOf(session, readLiteral(expectations, readExpectations)))
}

/** A test is told all that is not as it expects. */
function throwAll(problems: readonly Unmet[]): void {
  if (problems.length === 0) return
  throw new PlayProblem(
    here,
    joined(
      problems.map(({ said }) => said),
      '\n',
    ),
  )
}

function looks(session: Session): Omit<Table, Moves | 'state'> {
  const subject = (name: string) => {
    const ref = parseThing(name)
    if (ref === undefined) throw new PlayProblem(here, notAName(name))
    return subjectCalled(reading(session), ref)
  }
  const place = (name: string) =>
    placeCalled(reading(session), parsePlace(name) ?? { zone: name, of: undefined })
  return {
    value: (path) =>
      readField(
        reading(session),
        subject(path.slice(0, path.lastIndexOf('.'))),
        path.slice(path.lastIndexOf('.') + 1),
      ),
    is: (thing, flag) => readFlag(reading(session), subject(thing), flag),
    at: (thing) => zoneName(reading(session), reading(session).q.thing(subject(thing).thing).zone),
    zone: (name) => {
      const r = reading(session)
      const { top, rest, low } = slotsOf(r, place(name))
      return [...top.map((id) => thingName(r, id)), ...rest, ...low.map((id) => thingName(r, id))]
    },
    size: (name) => {
      const { top, rest, low } = slotsOf(reading(session), place(name))
      return top.length + rest.length + low.length
    },
    asked: () => asked(session),
    offered: () => asked(session).flatMap(({ options }) => options.map(({ key }) => key)),
  }
}

/** Reads a literal with the reader that scenario files use, so that both say the same. */
function readLiteral<T>(literal: Literal, read: (tree: Tree, report: Report) => T | undefined): T {
  const { report, problems } = problemList()
  const made = read(treeOf(literal), report)
  throwAll(problems().map(({ said }) => ({ at: here, said })))
  if (made === undefined) throw new PlayProblem(here, unreadable)
  return made
}

function treeOf(value: Literal): Tree {
  if (Array.isArray(value)) return { kind: 'list', at: here, items: (value as readonly Json[]).map(treeOf) }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as { readonly [key: string]: Json | undefined })
    return {
      kind: 'map',
      at: here,
      entries: entries.flatMap(([key, part]) =>
        part === undefined ? [] : [{ at: here, key, value: treeOf(part) }],
      ),
    }
  }
  return { kind: 'scalar', at: here, value, text: String(value) }
}
