import { useEffect } from 'react'
import { cooperative } from '../../model/table/gameNames.ts'
import { botIds } from '../../model/table/botIds.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { verdictOf } from '../end/verdict.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import { adapted, isOfLevel } from './dial.ts'
import { useDial } from './dialStore.ts'
import { dialText } from './dialText.ts'

/** Whether a game says how somebody does against the bots, or beside them. */
function counts({ online, readOnly, assisted }: Snapshot): boolean {
  return online === null && readOnly === null && !assisted
}

/** After a game with bots of a level: counts it, and says who plays the next one. */
export function DialAfter({ className }: { readonly className: string | undefined }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const { isOn, count, dialOf, chosenFor } = useDial()
  const { game, seats } = snapshot
  const verdict = verdictOf(snapshot)
  const people = chosenFor(
    table.id,
    seats.map(({ person }) => person),
  )
  const levelled = [...new Set(botIds.filter((id) => isOfLevel(id) && people.includes(id)))]
  const tells = isOn && counts(snapshot) && levelled.length > 0 && (verdict === 'won' || verdict === 'lost')
  useEffect(() => {
    if (tells)
      count({ table: table.id, game, isWon: verdict === 'won', isCooperative: cooperative.includes(game) })
  }, [tells, count, table.id, game, verdict])
  if (!tells) return null
  const { steps } = dialOf(game)
  const bots = levelled.map((bot) => dialText(t, adapted(bot, steps), bot)).join(' · ')
  return (
    <p className={className} data-dial>
      {t('dial.next', { bots })}
    </p>
  )
}
