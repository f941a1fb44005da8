import { askedAloud, isHeldBy, mainEye, nameOfFace, type Scene } from '@quadriga/table'
import type { OnlineModel, RequestModel, SaidModel, SeatOwner } from '../../model/online/onlineModel.ts'
import type { LogLine } from '../../model/table/logLine.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { present, type Screen } from '../table/present.ts'
import type { Presenter } from '../table/presenter.ts'
import type { DayNews } from './dayNews.ts'
import type { Ended } from './link.ts'
import type { Mirror } from './mirror.ts'
import type { Talk } from './talk.ts'

/** A moment of an online table, and who looks at it. */
export interface ShownOnline {
  readonly id: string
  readonly version: number
  readonly presenter: Presenter
  /** What the person who has the screen was told. */
  readonly mirror: Mirror
  /** What everybody at this device was told, the guest first. */
  readonly mirrors: readonly Mirror[]
  readonly isUntaken: boolean
  readonly isConnected: boolean
  readonly said: SaidModel | null
  readonly talk: Talk
  readonly dayNews: DayNews
  /** Answers that could not be sent yet. */
  readonly waiting: number
  readonly ended: Ended | null
  readonly scene: Scene
  /** Answers behind the moment. */
  readonly at: number
  readonly news: readonly LogLine[]
}

/** Everything a screen draws of an online table at one moment. */
export function presentOnline(shown: ShownOnline): Snapshot {
  const { id, version, presenter, mirror, scene, at, news } = shown
  const { length, undo, isAssisted } = mirror.now
  const isPast = at !== length
  const presented = present(presenter, mirror.holders, scene, screenOf(shown))
  const names = (ids: readonly string[]): string[] => ids.map((one) => mirror.nameOf(one))
  const cannot = isPast || mirror.you.seat < 0
  const { curtain } = presented
  return {
    ...presented,
    ...(cannot || shown.isUntaken ? { question: null, opportunities: [] } : {}),
    curtain: cannot || curtain === null ? null : { ...curtain, person: mirror.nameOf(curtain.person) },
    seats: presented.seats.map((seat) => ({
      ...seat,
      person: mirror.nameOf(seat.person),
      mine: isHeldBy(mirror.holders, seat.seat, mirror.you.id),
    })),
    table: id,
    game: presenter.id,
    language: scene.language,
    seat: scene.seat,
    version,
    at,
    length,
    readOnly: isPast ? { why: 'past' } : mirror.you.seat < 0 ? { why: 'watching' } : null,
    undo: { ...undo, mustAgree: names(undo.mustAgree) },
    news,
    assisted: isAssisted,
    chanceByHand: false,
    byHand: false,
    chance: null,
    online: onlineOf(shown),
  }
}

/** At this screen sit the guest and whoever is beside them. */
function screenOf({ mirror, mirrors, scene, isUntaken }: ShownOnline): Screen {
  const isMe = ownIds(mirrors)
  return {
    holds: (seat) => isHeldBy(mirror.holders, seat) && isMe(mirror.holders[seat]?.id ?? ''),
    isShared: mirrors.length > 1,
    isUntaken,
    aloud(question) {
      const eyes = mirrors.flatMap((one) => one.look())
      const asked = eyes.find(({ seat, view }) =>
        view.pending.some((one) => one.id === question && one.seat === seat),
      )
      return asked === undefined ? null : askedAloud(asked.view, question, mainEye(scene))
    },
  }
}

/** Whether an id is that of somebody at this device. */
function ownIds(mirrors: readonly Mirror[]): (id: string) => boolean {
  const own = new Set(mirrors.map(({ you }) => you.id))
  return (id) => own.has(id)
}

function onlineOf(shown: ShownOnline): OnlineModel {
  const { presenter, mirror, mirrors, scene, isConnected, said, talk, dayNews, ended, waiting } = shown
  const { contract, commitment } = mirror.about
  const isMe = ownIds(mirrors)
  return {
    isConnected,
    ended,
    people: mirror.people.map(({ id, name, isHere }) => ({
      id,
      name,
      isHere,
      isMe: isMe(id),
      isWatching: !mirror.owners.includes(id),
    })),
    seats: mirror.owners.map((owner, seat): SeatOwner => {
      const face = presenter.seatFace(mainEye(scene), seat)
      return {
        seat,
        hero: nameOfFace(scene, face),
        owner: owner === '' ? '' : mirror.nameOf(owner),
        isMine: isMe(owner),
        isAway: owner !== '' && !mirror.isHere(owner),
        isPlayedByBot: mirror.holders[seat]?.kind === 'bot',
      }
    }),
    request: requestOf(mirror, isMe),
    said,
    talk: talk.shown(mirror),
    days: dayNews.shown(mirror),
    waiting: isConnected ? 0 : waiting,
    isWatching: mirror.you.seat < 0,
    hasWatchers: contract.watchers,
    sight: contract.watchersSee ?? 'public',
    isFair: contract.fair,
    commitment,
  }
}

function requestOf(mirror: Mirror, isMe: (id: string) => boolean): RequestModel | null {
  const { request, length } = mirror.now
  if (request === null) return null
  const { id, by, waitsFor, to } = request
  const asked = waitsFor.find(isMe)
  return {
    id,
    by: mirror.nameOf(by),
    isMine: isMe(by),
    wantsMe: asked !== undefined,
    asked: asked === undefined || asked === mirror.you.id ? '' : mirror.nameOf(asked),
    waitsFor: waitsFor.map((one) => mirror.nameOf(one)),
    back: Math.max(0, length - to),
  }
}
