import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { openReplayFile } from '../replay/useWatched.ts'
import { useSettings } from '../settings/settings.ts'
import type { Refusal } from '../../model/table/answers.ts'
import { useWords } from '../words/i18n.ts'
import { FileButton } from './FileButton.tsx'

/** A game from a file to look at: from its beginning, without a word about its end. */
export function OpenReplay() {
  const t = useWords()
  const { language } = useSettings()
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const open = async (file: File): Promise<void> => {
    const opened = await openReplayFile(await file.text(), language)
    if (!opened.ok) return setRefusals(opened.refusals)
    await navigate({ to: '/replay/$id', params: { id: opened.address } })
  }
  return <FileButton label={t('replay.open')} refusals={refusals} onFile={(file) => void open(file)} />
}
