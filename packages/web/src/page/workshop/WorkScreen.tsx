import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Work, WorkshopBox } from '../../model/workshop/workshopService.ts'
import { useSettings } from '../settings/settings.ts'
import { workshop } from '../table/engine.ts'
import { takeLeftBehind } from './leftBehind.ts'
import { MissionEditor } from './MissionEditor.tsx'
import { TileEditor } from './TileEditor.tsx'
import { useQuarantine } from './useQuarantine.ts'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

/** A work as it was last changed, also where the page was left in the middle. */
async function openedWork(id: string): Promise<Work | null> {
  const left = takeLeftBehind()
  if (left !== null) await workshop().put(left)
  return workshop().open(id)
}

/** One work, to be edited. */
export function WorkScreen() {
  const { id } = useParams({ from: '/workshop/$id' })
  const { language } = useSettings()
  const say = useSay()
  const [opened, setOpened] = useState<{ readonly work: Work | null; readonly box: WorkshopBox } | null>(null)
  useQuarantine()
  useEffect(() => {
    let isHere = true
    void Promise.all([openedWork(id), workshop().box(language)]).then(
      ([work, box]) =>
        isHere && setOpened((before) => ({ work: before?.work?.id === id ? before.work : work, box })),
    )
    return () => {
      isHere = false
    }
  }, [id, language])
  if (opened === null) return <p role="status">{say('loading')}</p>
  const { work, box } = opened
  if (work === null) return <p className={styles.editor}>{say('missing')}</p>
  return work.kind === 'tile' ? (
    <TileEditor key={work.id} work={work} />
  ) : (
    <MissionEditor key={work.id} work={work} box={box} />
  )
}
