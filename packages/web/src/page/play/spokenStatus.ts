import type { ThingId } from '@quadriga/kernel'
import type { LogLine } from '../../model/table/logLine.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { plainText } from '../text/plainText.ts'
import type { Acts } from '../shortcuts/bindings.ts'
import type { Say } from '../words/i18n.ts'

/** Everything a status key may speak about. */
export interface Readable {
  readonly snapshot: Snapshot
  readonly log: readonly LogLine[]
}

/** Something that can be read out. */
export type Reading = (t: Say, at: Readable) => string

/** How many of the last events are told. */
const LAST = 6

const summary: Reading = (t, { snapshot }) => {
  const { moment, seats, board, seat } = snapshot
  const phase = moment.phases.find(({ id }) => id === moment.phase)?.name ?? ''
  const name = seats.find((one) => one.seat === moment.turn)?.name ?? ''
  const players: readonly Player[] = board.players
  const mine = players.filter((player) => player.seat === seat).map(leaderOf)
  const facts = [...says(snapshot, [...mine, ...foes(snapshot)]), ...goals(t, snapshot)]
  return [t('reading.moment', { round: moment.round, phase, name }), ...facts].join(' ')
}

const hand: Reading = (t, { snapshot }) => {
  const seat = snapshot.question?.seat ?? snapshot.seat
  const zone = snapshot.board.zones.find((one) => one.name === 'hand' && one.seat === seat)
  const cards = says(snapshot, zone?.pieces ?? [])
  return cards.length === 0
    ? t('reading.noHand')
    : t('reading.hand', { n: cards.length, cards: cards.map((card) => card.replace(/\.$/u, '')).join('; ') })
}

const opponents: Reading = (t, { snapshot }) => told(t, says(snapshot, foes(snapshot)))

const objective: Reading = (t, { snapshot }) => told(t, goals(t, snapshot))

const events: Reading = (t, { log }) => {
  const last = log.filter(({ kind }) => kind === 'event').slice(-LAST)
  return last.length === 0 ? t('reading.noEvents') : last.map(({ text }) => plainText(text)).join(' ')
}

const moves: Reading = (t, { snapshot: { question } }) => {
  if (question === null) return t('reading.noMoves')
  const options = question.choices.map(({ label }, i) => `${i + 1}. ${plainText(label)}`)
  return t('reading.moves', {
    prompt: plainText(question.prompt),
    n: options.length,
    options: options.join('; '),
  })
}

const who: Reading = (t, { snapshot: { waiting, outcome } }) => {
  if (outcome !== null) return t('reading.over')
  const asked = waiting.filter(({ open }) => !open)
  const words = {
    me: 'reading.you',
    person: 'reading.person',
    bot: 'reading.bot',
    nobody: 'reading.nobody',
  } as const
  return told(
    t,
    asked.map(({ name, holder }) => t(words[holder], { name })),
  )
}

/** What each status key reads out, by shortcut. */
export const readings = {
  readSummary: summary,
  readHand: hand,
  readOpponents: opponents,
  readObjective: objective,
  readEvents: events,
  readMoves: moves,
  readWho: who,
} as const satisfies Acts<Reading>

function told(t: Say, lines: readonly string[]): string {
  return lines.length === 0 ? t('reading.nothing') : lines.join(' ')
}

type Player = Snapshot['board']['players'][number]

/** The piece that stands for a player. */
function leaderOf(player: Player): ThingId {
  if ('identity' in player) return player.identity
  return 'villain' in player ? player.villain : player.hero
}

/** Who one plays against: the villain and the minions one is engaged with, or the other players. */
function foes({ board, seat }: Snapshot): ThingId[] {
  if (board.game === 'zombies') return board.places.flatMap(({ groups }) => groups.flatMap(({ ids }) => ids))
  if (board.game !== 'champions') {
    const others: readonly Player[] = board.players
    return others.filter((player) => player.seat !== seat).map(leaderOf)
  }
  const engaged = board.players.filter((player) => player.seat === seat).flatMap((player) => player.engaged)
  return [...(board.villain === null ? [] : [board.villain.id]), ...engaged]
}

/** What decides the game: schemes, everybody's health, or everybody's objective. */
function goals(t: Say, { board }: Snapshot): string[] {
  const nameOf = (id: ThingId): string => board.pieces[id]?.name ?? ''
  if (board.game === 'dicethrone') {
    return board.players.map(({ hero, health: { now, max } }) =>
      t('reading.health', { name: nameOf(hero), now, max }),
    )
  }
  // A villain says the objective with all of its parts.
  if (board.game === 'villainous')
    return board.players.flatMap(({ villain }) => board.pieces[villain]?.says ?? [])
  if (board.game === 'zombies')
    return board.goals.map(({ text, have, need }) => `${plainText(text)} ${have}/${need}.`)
  const schemes = [...(board.mainScheme === null ? [] : [board.mainScheme]), ...board.sideSchemes]
  return schemes.map(({ id, threat: { now, max } }) => t('reading.threat', { name: nameOf(id), now, max }))
}

function says({ board }: Snapshot, pieces: readonly ThingId[]): string[] {
  return [...new Set(pieces)].flatMap((id) => board.pieces[id]?.says ?? []).map((line) => `${line}.`)
}
