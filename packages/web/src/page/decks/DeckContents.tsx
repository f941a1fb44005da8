import { Wrench } from 'lucide-react'
import { Resources } from '../cards/Resources.tsx'
import { useRoving } from '../cards/roving.ts'
import { championsSkin } from '../champions/skin.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { BoxCard } from '../../model/decks/box.ts'
import { useBuilder } from './builderContext.ts'
import { copiesOf, lacksOwnCards, withOwnCards } from './building.ts'
import { useCardKeys } from './cardKeys.ts'
import { CopyStepper } from './CopyStepper.tsx'
import styles from './DeckContents.module.css'
import { useHeldFocus } from './heldFocus.ts'
import { inksOf } from './printColours.ts'
import { Legality } from './Legality.tsx'

/** The deck itself: whether it can be played, and its cards by type. */
export function DeckContents() {
  const t = useWords()
  const { box, deck, judged, session } = useBuilder()
  const walk = useRoving<HTMLDivElement>()
  const held = useHeldFocus(walk.ref)
  const cards = box.cards.filter((card) => copiesOf(deck, card) > 0)
  return (
    <div className={styles.contents}>
      {judged === null ? null : <Legality box={box} judged={judged} />}
      {deck.hero !== '' && lacksOwnCards(deck, box) ? (
        <button
          type="button"
          className={controls.button}
          onClick={() => session.change((now) => withOwnCards(now, box))}
        >
          <Wrench aria-hidden="true" size={18} />
          {t('decks.addOwn')}
        </button>
      ) : null}
      {cards.length === 0 ? <p className={styles.empty}>{t('decks.empty')}</p> : null}
      <div {...walk} {...held} className={styles.groups}>
        {box.kinds.map(({ id, name }) => (
          <Group key={id} name={name} cards={cards.filter((card) => card.kind === id)} />
        ))}
      </div>
      <Strangers />
    </div>
  )
}

function Group({ name, cards }: { readonly name: string; readonly cards: readonly BoxCard[] }) {
  const { deck } = useBuilder()
  if (cards.length === 0) return null
  const count = cards.reduce((sum, card) => sum + copiesOf(deck, card), 0)
  return (
    <section>
      <h2 className={styles.kind}>
        {name} <small>{count}</small>
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function Row({ card }: { readonly card: BoxCard }) {
  const t = useWords()
  const { box, deck, judged, look } = useBuilder()
  const keys = useCardKeys(card)
  const copies = copiesOf(deck, card)
  const owner = box.heroes.find(({ id }) => id === card.owner)
  const isWrong = judged?.problems.some((problem) => problem.card === card.id) ?? false
  const isOwn = owner !== undefined && card.owner === deck.hero
  return (
    <li className={styles.row} style={inksOf(card.face)} data-wrong={isWrong}>
      <span className={styles.cost} aria-hidden="true">
        {card.cost ?? '–'}
      </span>
      <button
        type="button"
        className={styles.name}
        data-roving=""
        aria-label={t('decks.cardSays', { name: card.face.name, copies, most: card.most })}
        onClick={() => look(card)}
        onKeyDown={keys}
      >
        {card.face.name}
      </button>
      <span className={styles.icons} aria-hidden="true">
        <Resources resources={card.resources} skin={championsSkin} />
      </span>
      {isOwn && copies === card.most ? (
        <span className={styles.own} title={t('decks.comesWith', { hero: owner.name })}>
          ×{copies}
        </span>
      ) : (
        <CopyStepper card={card} isWalked />
      )}
    </li>
  )
}

/** Cards that the box does not have: kept as they are until somebody takes them out. */
function Strangers() {
  const t = useWords()
  const { deck, cardOf, session } = useBuilder()
  const ids = Object.keys(deck.cards).filter((id) => cardOf(id) === undefined)
  if (ids.length === 0) return null
  return (
    <section>
      <h2 className={styles.kind}>{t('decks.unknownCards')}</h2>
      <ul className={styles.cards}>
        {ids.map((id) => (
          <li key={id} className={styles.row} data-wrong="true">
            <span className={styles.cost} aria-hidden="true">
              ?
            </span>
            <span>{id}</span>
            <span />
            <button
              type="button"
              className={controls.button}
              aria-label={t('decks.takeOut', { name: id })}
              onClick={() =>
                session.change((now) => {
                  const { [id]: _, ...cards } = now.cards
                  return { ...now, cards }
                })
              }
            >
              {t('decks.remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
