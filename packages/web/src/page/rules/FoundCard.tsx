import { useEffect, useState } from 'react'
import type { Skin } from '../art/skin.ts'
import { Card } from '../cards/Card.tsx'
import { isLandscape } from '../cards/landscape.ts'
import { useSettings } from '../settings/settings.ts'
import { skinOf } from '../skins.ts'
import { library } from '../table/engine.ts'
import type { Face } from '../../model/table/face.ts'
import { type GameId, gameIds } from '../../model/table/snapshot.ts'
import controls from '../theme/controls.module.css'
import type { RichLinks } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import type { Rulebook } from './rulebook.ts'
import styles from './FoundCard.module.css'

/** A card by its address, `champions/backflip`, at reading size; or that there is nothing there. */
export function FoundCard({ book, address }: { book: Rulebook; address: string }) {
  const t = useWords()
  const [game, code] = split(address)
  const isCard = game !== null && book.entries.some((entry) => entry.key === `card:${game}/${code}`)
  const printed = usePrinted(isCard ? game : null, code)
  if (!isCard) return <p role="alert">{t('rules.unknown')}</p>
  if (printed === null) return null
  const { face, skin } = printed
  const other = face.language === 'en' ? 'fr' : 'en'
  return (
    <div className={styles.found}>
      <h2 className={controls.hidden}>{face.name}</h2>
      <div className={styles.card} data-landscape={isLandscape(face)}>
        <Card face={face} skin={skin} />
      </div>
      <p lang={other} className={styles.other}>
        {face.otherName}
      </p>
    </div>
  )
}

function split(address: string): readonly [GameId | null, string] {
  const slash = address.indexOf('/')
  const game = gameIds.find((id) => id === address.slice(0, slash)) ?? null
  return [game, address.slice(slash + 1)]
}

interface Printed {
  readonly face: Face
  readonly skin: Skin
}

function usePrinted(game: GameId | null, code: string): Printed | null {
  const { language } = useSettings()
  const [printed, setPrinted] = useState<Printed | null>(null)
  useEffect(() => {
    if (game === null) return
    let wanted = true
    void Promise.all([library().faces(game, language, [code]), skinOf(game)]).then(([[face], skin]) => {
      if (wanted) setPrinted(face === undefined ? null : { face, skin })
    })
    return () => {
      wanted = false
    }
  }, [game, code, language])
  return printed
}

/** The words of a card lead on within the rules. */
export function linksTo(address: string, follow: (address: string) => void): RichLinks {
  const [game] = address.split('/')
  return { openRule: follow, openCard: (code) => follow(`${game}/${code}`) }
}
