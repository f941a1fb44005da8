import { TriangleAlert } from 'lucide-react'
import { useWords } from '../words/i18n.ts'
import type { SchemeModel } from '../../model/champions/board.ts'
import { useChampions } from './championsContext.ts'
import { EncounterTile } from './EncounterTile.tsx'
import { heardOf } from './schemeIcons.ts'
import { SchemeIcons } from './SchemeIcons.tsx'

/** A side scheme: its threat and what it does to everybody. */
export function SideScheme({ scheme }: { scheme: SchemeModel }) {
  const t = useWords()
  const { find } = useChampions()
  const piece = find(scheme.id)
  if (piece === undefined) return null
  return (
    <EncounterTile
      piece={piece}
      also={heardOf(t, scheme)}
      number={
        <>
          <TriangleAlert size="0.7em" /> {scheme.threat.now}
        </>
      }
    >
      <SchemeIcons scheme={scheme} />
    </EncounterTile>
  )
}
