import type { Phrase, ServerMessage } from '@quadriga/protocol'
import type { Hint, Spoken } from '../hints/hints.ts'
import type { Viewer } from '../tables/viewer.ts'

/** What speech needs of its table. */
export interface Hall {
  readonly viewers: () => Iterable<Viewer>
  /** Whether somebody plays here; who watches talks with others who watch. */
  readonly isPlayer: (person: string) => boolean
  readonly areApart: (one: string, other: string) => boolean
  /** Who agreed to talk before the table was opened here. */
  readonly agreed: readonly string[]
  /** Keeps that somebody wants to talk, or no longer. */
  readonly keep: (person: string, agrees: boolean) => Promise<void>
  /** Tells other processes that hold this table. */
  readonly hint: (hint: Hint) => void
}

interface Line {
  readonly by: string
  readonly text: string
  /** Who could read it. */
  readonly to: ReadonlySet<string>
}

/** How many lines are kept: shown to somebody who comes back, and sent to the host with a report. */
const KEPT = 50

/**
 * What is said at a table: preset phrases to everybody, one's own words among those who agreed. Players never hear watchers, for
 * these may see what players may not know; watchers talk among themselves. Nothing of it is stored but who agreed.
 */
export class Speech {
  private readonly hall: Hall
  private readonly agreed: Set<string>
  private readonly lines: Line[] = []
  /** Other processes know what was said so far. */
  private told: Promise<unknown> = Promise.resolve()

  constructor(hall: Hall) {
    this.hall = hall
    this.agreed = new Set(hall.agreed)
  }

  /** Somebody speaks: everybody who may hear it does, in other processes too, where it is told in the same order. */
  speak(by: string, speech: Spoken): void {
    this.heard(by, speech)
    const kept = speech.kind === 'talk' ? this.hall.keep(by, speech.agrees) : null
    this.told = Promise.all([this.told, kept]).then(() => this.hall.hint({ kind: 'spoken', by, speech }))
  }

  /** Somebody spoke, here or in another process. */
  heard(by: string, speech: Spoken): void {
    switch (speech.kind) {
      case 'say':
        return this.say(by, speech.phrase)
      case 'talk':
        return this.talk(by, speech.agrees)
      case 'chat':
        return this.chat(by, speech.text)
    }
  }

  private say(by: string, phrase: Phrase): void {
    const { isPlayer, areApart, viewers } = this.hall
    const hears = (person: string): boolean => isPlayer(by) && !areApart(person, by)
    for (const viewer of viewers())
      if (hears(viewer.person) || this.hears(viewer.person, by)) viewer.send({ kind: 'said', by, phrase })
  }

  /** Somebody wants to talk, or no longer: those who could talk with them are told. */
  private talk(by: string, agrees: boolean): void {
    if (agrees) this.agreed.add(by)
    else this.agreed.delete(by)
    for (const viewer of this.hall.viewers()) viewer.send(this.talkersFor(viewer.person))
  }

  private chat(by: string, text: string): void {
    if (!this.agreed.has(by)) return
    const hearers = this.hearers(by).filter(({ person }) => this.agreed.has(person))
    this.lines.push({ by, text, to: new Set([by, ...hearers.map(({ person }) => person)]) })
    if (this.lines.length > KEPT) this.lines.shift()
    for (const viewer of hearers) viewer.send({ kind: 'chat', by, text })
  }

  /** What somebody who comes is told of it. */
  welcome(viewer: Viewer): void {
    if (this.agreed.size > 0) viewer.send(this.talkersFor(viewer.person))
    if (!this.agreed.has(viewer.person)) return
    for (const { by, text, to } of this.lines)
      if (to.has(viewer.person)) viewer.send({ kind: 'chat', by, text })
  }

  /** What one person could read of what another said last: what a report tells the host. */
  heardFrom(by: string, reader: string): string[] {
    return this.lines.filter((line) => line.by === by && line.to.has(reader)).map(({ text }) => text)
  }

  private talkersFor(person: string): ServerMessage {
    return { kind: 'talkers', people: [...this.agreed].filter((one) => this.hears(person, one)) }
  }

  private hearers(by: string): Viewer[] {
    return [...this.hall.viewers()].filter(({ person }) => this.hears(person, by))
  }

  private hears(person: string, by: string): boolean {
    const { isPlayer, areApart } = this.hall
    return person === by || (isPlayer(person) === isPlayer(by) && !areApart(person, by))
  }
}
