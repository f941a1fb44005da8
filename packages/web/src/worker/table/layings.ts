import { type History, loadedGame, type Seat } from '@quadriga/kernel'
import { type Entered, holderOf, type Laid, layTable, nameOfFace, openSeats } from '@quadriga/table'
import { randomDigits } from '../../model/randomDigits.ts'
import { botIds } from '../../model/table/botIds.ts'
import type { LayingModel, LayingStep, NewTable, NotOpened } from '../../model/table/tableService.ts'
import { openGame } from './openGame.ts'
import { openingSeat } from './openingSeat.ts'
import { presentChance, wordMeant } from './presentChance.ts'
import type { Presenter } from './presenter.ts'
import { refusedFor, refusedWith } from './resumed.ts'
import { tableWords } from './tableWords.ts'

/** A table that is being laid: what was entered stays here, so that the page of the next person does not hold it. */
interface Laying {
  readonly presenter: Presenter
  readonly wanted: NewTable
  readonly entered: readonly Entered[]
  /** Who looks at the screen. */
  readonly seat: Seat
}

/** A game at its first question, or what stands before it. */
export type LaidOut =
  | { readonly ok: true; readonly presenter: Presenter; readonly history: History }
  | NotOpened

/** The tables that are being laid by hand. */
export class Layings {
  private readonly open = new Map<string, Laying>()

  async begin(wanted: NewTable): Promise<LaidOut> {
    const presenter = await openGame(wanted.game)
    const holders = wanted.people.map((id) => holderOf(id, botIds))
    const laying = {
      presenter,
      wanted,
      entered: [],
      seat: openingSeat(presenter, holders, null),
    }
    return this.laid(randomDigits(), laying)
  }

  step(id: string, step: LayingStep): LaidOut {
    const laying = this.open.get(id)
    if (laying === undefined) return refusedWith(tableWords.en.noSuchGame)
    if ('look' in step) return this.laid(id, { ...laying, seat: step.look })
    const before = layTableOf(laying)
    // Nothing is entered before the curtain is lifted: why a word cannot come would tell what is left.
    if (before.kind !== 'waiting' || shown(laying, before).chance === null) return this.laid(id, laying)
    const { wanted } = before.waiting
    const voice = { loaded: loadedFor(laying), language: laying.wanted.language }
    const meant = step.word === null ? { word: null } : wordMeant(voice, wanted, step.word)
    if ('refusal' in meant) {
      const same = this.laid(id, laying)
      return same.ok ? same : { ...same, refusals: [meant.refusal] }
    }
    return this.laid(id, { ...laying, entered: [...laying.entered, { ...wanted, word: meant.word }] })
  }

  /** What was wanted of a table that is being laid. */
  wantedOf(id: string): NewTable | undefined {
    return this.open.get(id)?.wanted
  }

  private laid(id: string, laying: Laying): LaidOut {
    const { presenter, wanted } = laying
    const laid = layTableOf(laying)
    // One table is laid at a time: an unfinished one is dropped.
    this.open.clear()
    if (laid.kind === 'refused') return refusedFor(presenter, laid.reasons, wanted.language)
    if (laid.kind === 'begun') return { ok: true, presenter, history: laid.history }
    this.open.set(id, laying)
    return { ok: false, refusals: [], laying: { id, ...shown(laying, laid) } }
  }
}

function layTableOf({ presenter, wanted, entered }: Laying): Laid {
  const { setup, seed, people, byHand = false } = wanted
  const holders = people.map((id) => holderOf(id, botIds))
  return layTable({ of: presenter, setup, seed, holders, byHand }, entered)
}

/** The game with what the set-up brings. */
function loadedFor({ presenter, wanted }: Laying) {
  return loadedGame({ game: presenter.id, setup: wanted.setup })
}

function shown(
  laying: Laying,
  { waiting }: Extract<Laid, { readonly kind: 'waiting' }>,
): Omit<LayingModel, 'id'> {
  const { presenter, wanted, seat } = laying
  const holders = wanted.people.map((id) => holderOf(id, botIds))
  const voice = { loaded: loadedFor(laying), language: wanted.language }
  const nameOf = (of: Seat): string => nameOfFace(voice, presenter.setupFace(wanted.setup, of))
  return presentChance(presenter, voice, holders, openSeats(presenter, holders, seat), waiting, nameOf)
}
