import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { Refusal } from '../../model/table/answers.ts'
import { loadTable } from '../table/engine.ts'
import { useWords } from '../words/i18n.ts'
import { FileButton } from './FileButton.tsx'

/** A game from a file: it becomes a kept game. */
export function OpenFile() {
  const t = useWords()
  const { language } = useSettings()
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const open = async (file: File): Promise<void> => {
    const opened = await loadTable(await file.text(), language)
    if (!opened.ok) return setRefusals(opened.refusals)
    await navigate({ to: '/table/$id', params: { id: opened.id } })
  }
  return <FileButton label={t('landing.open')} refusals={refusals} onFile={(file) => void open(file)} />
}
