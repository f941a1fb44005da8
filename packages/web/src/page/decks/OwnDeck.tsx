import { Link } from '@tanstack/react-router'
import { CircleCheck, CopyPlus, Trash2, TriangleAlert } from 'lucide-react'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { Box, DeckCover } from '../../model/decks/box.ts'
import { Cover } from './Cover.tsx'
import covers from './Cover.module.css'
import type { KeptDeck } from '../../model/decks/keptDeck.ts'
import { useKeep } from './useKeep.ts'

interface Props {
  readonly box: Box
  readonly cover: DeckCover
  readonly onRemove: (deck: KeptDeck) => void
}

/** One's own deck in the list. */
export function OwnDeck({ box, cover: { deck, size, problems }, onRemove }: Props) {
  const t = useWords()
  const keep = useKeep()
  const name = deck.name === '' ? t('decks.unnamed') : deck.name
  const Icon = problems === 0 ? CircleCheck : TriangleAlert
  return (
    <Cover
      box={box}
      deck={deck}
      title={
        <Link to="/decks/$id" params={{ id: deck.id }} className={covers.link}>
          {name}
        </Link>
      }
      about={
        <>
          <span>{t('decks.sizeShort', { size, ...box.size })}</span>
          <span className={problems === 0 ? covers.legal : covers.illegal}>
            <Icon aria-hidden="true" size={16} />
            {problems === 0 ? t('decks.legal') : t('decks.problems', { n: problems })}
          </span>
        </>
      }
      actions={
        <>
          <button
            type="button"
            className={`${controls.button} ${controls.icon}`}
            aria-label={t('label.of', { what: t('decks.duplicate'), which: name })}
            title={t('decks.duplicate')}
            onClick={() => void keep({ ...deck, name: t('decks.copyName', { name }) })}
          >
            <CopyPlus aria-hidden="true" size={18} />
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.icon}`}
            aria-label={t('decks.removeOne', { name })}
            title={t('decks.remove')}
            onClick={() => onRemove(deck)}
          >
            <Trash2 aria-hidden="true" size={18} />
          </button>
        </>
      }
    />
  )
}
