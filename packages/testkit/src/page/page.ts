import type { Language } from '@quadriga/kernel'
import type { GameKit, Words } from '../kit.ts'
import { same } from '../text/said.ts'
import * as t from '../text/page.ts'
import { eventsOf } from './eventFields.ts'
import { fieldRows, flagRows } from './fieldRows.ts'
import { type Block, list, type Row, rendered, table } from './markdown.ts'
import { questionRows, verbRows } from './choiceRows.ts'
import type { Seen } from './seen.ts'
import { spoken } from './spoken.ts'
import { zoneBlocks } from './zoneRows.ts'

/** A page of all that scenario files may say of a game, from the game itself and from what its files were seen to ask. */
export function scenarioPage(kit: GameKit, seen: Seen, language: Language): string {
  const { names, id } = kit.game
  const blocks: Block[] = [
    { heading: 1, words: t.title(names.en, names.fr) },
    { words: t.intro(id) },
    { heading: 2, words: t.seats },
    { words: t.seatsAre },
    list(seatsOf(kit)),
    { heading: 2, words: t.phases },
    { words: t.phasesAre },
    table([t.heads.word, t.heads.words], phaseRows(kit)),
    { heading: 2, words: t.procedures },
    ...procedureBlocks(kit),
    { heading: 2, words: t.zones },
    ...zoneBlocks(kit),
    { heading: 2, words: t.numbers },
    table([t.heads.word, t.heads.words, t.heads.kind, t.heads.position, t.heads.means], fieldRows(kit)),
    { heading: 2, words: t.flags },
    table([t.heads.word, t.heads.words, t.heads.position], flagRows(kit)),
    { words: t.countersAreFlags },
    { heading: 2, words: t.verbs },
    table([t.heads.word, t.heads.means], verbRows(kit)),
    { heading: 2, words: t.questions },
    { words: t.questionsAre },
    { words: t.passes(quoted([...seen.declining].toSorted())) },
    table(
      [t.heads.names, t.heads.asks, t.heads.shape, t.heads.choices, t.heads.notes],
      questionRows(kit, seen),
    ),
    { heading: 2, words: t.events },
    { words: t.eventsAre },
    table([t.heads.event, t.heads.words, t.heads.fields], eventRows(kit)),
    { heading: 2, words: t.sources },
    { words: t.sourcesAre },
    list([...seen.sources].toSorted().map(code)),
    { heading: 2, words: t.reasons },
    table([t.heads.word, t.heads.means], reasonRows(kit)),
    { words: t.rules },
    list(kit.game.reference.map(({ id: rule }) => code(rule.slice(rule.indexOf(':') + 1)))),
  ]
  return rendered(blocks, language)
}

function code(word: string): string {
  return `\`${word}\``
}

function quoted(words: readonly string[]): string {
  return words.map(code).join(', ')
}

function seatsOf({ game, seatKinds }: GameKit): string[] {
  return game.content.filter(({ kind }) => seatKinds.includes(kind)).map(({ id }) => code(id))
}

function phaseRows({ phases }: GameKit): Row[] {
  return Object.entries(phases).map(([phase, words]) => [same(code(phase)), same(quoted(words))])
}

function procedureBlocks({ procedures, procedureNotes = {} }: GameKit): Block[] {
  const sentences = Object.keys(procedures)
  if (sentences.length === 0) return [{ words: t.noProcedures }]
  const note = (sentence: string): Words =>
    (Object.hasOwn(procedureNotes, sentence) ? procedureNotes[sentence] : undefined) ?? same('')
  return [
    table(
      [t.heads.word, t.heads.does],
      sentences.map((sentence) => [same(code(sentence)), note(sentence)]),
    ),
  ]
}

function eventRows(kit: GameKit): Row[] {
  const also = Object.entries(kit.events ?? {})
  return eventsOf(kit)
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
    .map(({ kind, fields }) => [
      same(code(kind)),
      same(quoted(also.flatMap(([word, kinds]) => (kinds.includes(kind) && word !== kind ? [word] : [])))),
      same(fields.map(({ name, isThing }) => (isThing ? `*${name}*` : name)).join(', ')),
    ])
}

function reasonRows(kit: GameKit): Row[] {
  const keys = Object.keys(kit.game.words.messages.entries).filter((key) => key.startsWith('refused.'))
  return [...new Set([...kernelReasons, ...keys])]
    .toSorted()
    .map((key) => [same(code(key.slice('refused.'.length))), spoken(kit, key)])
}

/** With these the kernel itself refuses an answer. */
const kernelReasons = [
  'refused.cap',
  'refused.count',
  'refused.noEffect',
  'refused.noSuchOption',
  'refused.order',
  'refused.payment',
  'refused.paymentType',
  'refused.repeated',
]
