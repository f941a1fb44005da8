import { RefreshCw } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useHandling } from '../cards/handling.ts'
import { TuckedPieces } from '../cards/TuckedPieces.tsx'
import { statPictures } from '../cards/statPictures.ts'
import { Zone } from '../cards/Zone.tsx'
import type { PlayerModel } from '../../model/champions/board.ts'
import type { Piece, StatModel } from '../../model/table/piece.ts'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import { CharacterPanel } from './CharacterPanel.tsx'
import styles from './Identity.module.css'

/** What a basic power does; defending is no button, for one is asked for it. */
const verbs: Readonly<Record<string, 'attack' | 'thwart' | 'recover'>> = {
  atk: 'attack',
  thw: 'thwart',
  rec: 'recover',
}

/** A player's identity, whose powers and form are buttons: one touch starts them. */
export function Identity({ player }: { player: PlayerModel }) {
  const t = useWords()
  const { board, find, nameOf, shown, show } = useChampions()
  const { markOf } = useHandling()
  const piece = find(player.identity)
  if (piece === undefined) return null
  const isAlone = board.players.length === 1
  const form = t('champions.form', { form: player.form })
  const isMarked = player.isFirst && !isAlone
  const caption = isMarked ? t('champions.formFirst', { form: player.form }) : form
  // The strip of another seat turns to it; a piece that is no answer has nothing else to say.
  const turn = (event: MouseEvent) => {
    if (player.seat === shown) return
    show(player.seat)
    if (markOf(piece.id).state === 'idle') event.stopPropagation()
  }
  return (
    <Zone title={t('champions.identity', { name: nameOf(player.seat) })} quiet className={styles.identity}>
      <div className={styles.holder} onClickCapture={turn}>
        <CharacterPanel
          piece={piece}
          caption={caption}
          short={isMarked ? t('champions.first') : ''}
          actions={<Powers player={player} piece={piece} />}
        />
        <TuckedPieces host={piece} find={find} place="top" />
      </div>
    </Zone>
  )
}

function Powers({ player, piece }: { readonly player: PlayerModel; readonly piece: Piece }) {
  const t = useWords()
  const { can, start, press } = useHandling()
  const to = player.form === 'hero' ? 'alter-ego' : 'hero'
  const isAble = can(piece.id, 'changeForm')
  return (
    <>
      {piece.stats.map((stat) => (
        <Power key={stat.id} piece={piece} stat={stat} />
      ))}
      <button
        type="button"
        className={styles.power}
        data-roving=""
        data-able={isAble}
        data-verb="changeForm"
        aria-label={t('label.of', {
          what: t('champions.formWord'),
          which: t('champions.changeForm', { form: to }),
        })}
        onClick={() => (isAble ? start(piece.id, 'changeForm') : press(piece.id))}
      >
        <RefreshCw size="1.1em" aria-hidden />
        <span className={styles.word} aria-hidden="true">
          {t('champions.formWord')}
        </span>
      </button>
    </>
  )
}

function Power({ piece, stat }: { readonly piece: Piece; readonly stat: StatModel }) {
  const { can, start, press } = useHandling()
  const { id, name, value, printed } = stat
  const Picture = statPictures[id]
  const verb = verbs[id]
  const look = (
    <>
      {Picture === undefined ? null : <Picture size="1.1em" aria-hidden />} {value}
    </>
  )
  if (verb === undefined)
    return (
      <span className={styles.number} data-changed={value !== printed} title={name}>
        {look}
      </span>
    )
  const isAble = can(piece.id, verb)
  return (
    <button
      type="button"
      className={styles.power}
      data-roving=""
      data-able={isAble}
      data-verb={verb}
      data-changed={value !== printed}
      aria-label={`${name} ${value}`}
      onClick={() => (isAble ? start(piece.id, verb) : press(piece.id))}
    >
      {look}
    </button>
  )
}
