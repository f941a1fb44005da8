import { Coins } from 'lucide-react'
import { useEffect } from 'react'
import { useHandling } from '../cards/handling.ts'
import { useChoosing } from '../play/choosing.ts'
import { useWords } from '../words/i18n.ts'
import { useDuel } from './duel.ts'
import styles from './SellPlace.module.css'
import { useSelling } from './selling.ts'

/** The place that sells: a card is dropped here, or pressed before and then this. Nothing is ever sold by a press on the card alone. */
export function SellPlace() {
  const t = useWords()
  const { can, start } = useHandling()
  const { board, question } = useDuel()
  const { card: waiting, isDragged } = useSelling()
  const pointed = useChoosing(({ intent }) => intent.first)
  const asked = question?.id
  // What waited for another question waits no more.
  useEffect(() => () => useSelling.setState({ card: null, isDragged: false }), [asked])
  const sells = question?.choices.some(({ verb }) => verb === 'sell') === true
  const card = [pointed, waiting].find((one) => one !== null && can(one, 'sell')) ?? null
  const name = card === null ? '' : (board.pieces[card]?.name ?? '')
  return (
    <button
      type="button"
      className={styles.sell}
      data-roving=""
      data-sells=""
      data-ready={card !== null}
      data-dragged={isDragged}
      disabled={card === null}
      onClick={() => {
        if (card !== null) start(card, 'sell')
      }}
    >
      <Coins aria-hidden="true" size={22} />
      <b>{t('dt.sell')}</b>
      <small>{card !== null ? name : sells ? t('dt.sellHow') : t('dt.sellWhen')}</small>
    </button>
  )
}
