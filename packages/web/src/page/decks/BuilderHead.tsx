import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, CopyPlus, GitCompareArrows, Play, Redo2, Trash2, Undo2 } from 'lucide-react'
import { CardArt } from '../art/CardArt.tsx'
import { championsSkin } from '../champions/skin.ts'
import { decks } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useBuilder } from './builderContext.ts'
import styles from './BuilderHead.module.css'
import { DeckFields } from './DeckFields.tsx'
import { keepDeleted } from './deleted.ts'
import { withKeepTrouble } from './deckStorageTrouble.ts'
import { useKeep } from './useKeep.ts'

/** The deck's cover line: its hero, its name, what can be done with it. */
export function BuilderHead() {
  const t = useWords()
  const { box, deck } = useBuilder()
  const hero = box.heroes.find(({ id }) => id === deck.hero)
  return (
    <header className={styles.head}>
      <div className={styles.art} aria-hidden="true">
        {hero === undefined ? null : <CardArt face={hero.face} skin={championsSkin} />}
      </div>
      <Link
        to="/decks"
        className={`${controls.button} ${controls.quiet} ${controls.icon} ${styles.back}`}
        aria-label={t('decks.toList')}
        title={t('decks.toList')}
      >
        <ArrowLeft aria-hidden="true" size={22} />
      </Link>
      <DeckFields />
      <div className={styles.actions}>
        <SavedState />
        <StepButtons />
        <span className={styles.more}>
          <DeckActions />
        </span>
      </div>
    </header>
  )
}

function SavedState() {
  const t = useWords()
  const { saving } = useBuilder().session
  if (typeof saving !== 'string')
    return (
      <p role="alert" className={styles.trouble}>
        {t('decks.notSaved', { problem: saving.problem })}
      </p>
    )
  return <p className={styles.saved}>{t(`decks.${saving}`)}</p>
}

function StepButtons() {
  const t = useWords()
  const { editing, undo, redo } = useBuilder().session
  const steps = [
    { says: t('decks.undo'), keys: 'Control+Z', Icon: Undo2, act: undo, can: editing.past.length > 0 },
    {
      says: t('decks.redo'),
      keys: 'Control+Shift+Z',
      Icon: Redo2,
      act: redo,
      can: editing.future.length > 0,
    },
  ]
  return steps.map(({ says, keys, Icon, act, can }) => (
    <button
      key={keys}
      type="button"
      className={`${controls.button} ${controls.icon}`}
      aria-label={says}
      aria-keyshortcuts={keys}
      title={says}
      aria-disabled={!can}
      onClick={act}
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  ))
}

function DeckActions() {
  const t = useWords()
  const keep = useKeep()
  const { id, deck, session } = useBuilder()
  const name = deck.name === '' ? t('decks.unnamed') : deck.name
  const remove = useRemove()
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        aria-label={t('decks.duplicate')}
        title={t('decks.duplicate')}
        onClick={() =>
          void session.flush().then(() => keep({ ...deck, name: t('decks.copyName', { name }) }))
        }
      >
        <CopyPlus aria-hidden="true" size={18} />
      </button>
      <Link
        to="/decks/compare"
        search={{ left: id }}
        className={`${controls.button} ${controls.icon}`}
        aria-label={t('decks.compareThis')}
        title={t('decks.compareThis')}
      >
        <GitCompareArrows aria-hidden="true" size={18} />
      </Link>
      <button
        type="button"
        className={`${controls.button} ${controls.icon}`}
        aria-label={t('decks.remove')}
        title={t('decks.remove')}
        onClick={() => void remove()}
      >
        <Trash2 aria-hidden="true" size={18} />
      </button>
      <Link
        to="/new/$game"
        params={{ game: 'champions' }}
        search={{ deck: id }}
        className={`${controls.button} ${controls.primary}`}
      >
        <Play aria-hidden="true" size={18} />
        <span className={styles.play}>{t('decks.play')}</span>
      </Link>
    </>
  )
}

/** Deletes the deck and goes to the list, where it can be put back. */
function useRemove(): () => Promise<void> {
  const navigate = useNavigate()
  const { id, session } = useBuilder()
  return () =>
    withKeepTrouble(async () => {
      await session.flush()
      const kept = await decks().open(id)
      await decks().remove(id)
      if (kept !== null) keepDeleted(kept)
      await navigate({ to: '/decks' })
    })
}
