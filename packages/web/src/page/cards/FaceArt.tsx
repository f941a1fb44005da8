import { useEffect, useMemo, useState } from 'react'
import { CardArt } from '../art/CardArt.tsx'
import { plateInks } from '../art/plateInks.ts'
import type { Skin } from '../art/skin.ts'
import { useSettings } from '../settings/settings.ts'
import { skinOf } from '../skins.ts'
import { library } from '../table/engine.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import { useFaces } from './useFaces.ts'
import styles from './FaceArt.module.css'

/** The picture of a card alone, wherever there is no table yet. */
export function FaceArt({ game, code }: { readonly game: GameId; readonly code: string }) {
  const { language } = useSettings()
  const skin = useSkin(game)
  const shelf = useMemo(
    () => ({ faces: (codes: readonly string[]) => library().faces(game, language, codes) }),
    [game, language],
  )
  const face = useFaces(shelf, `${game}/${language}`, [code])(code)
  if (face === undefined || skin === null) return <span className={styles.art} />
  return (
    <span className={styles.art} style={plateInks(skin.plateOf(face))}>
      <CardArt face={face} skin={skin} />
    </span>
  )
}

function useSkin(game: GameId): Skin | null {
  const [skin, setSkin] = useState<Skin | null>(null)
  useEffect(() => {
    let isHere = true
    void skinOf(game).then((found) => isHere && setSkin(found))
    return () => {
      isHere = false
    }
  }, [game])
  return skin
}
