import { saveFile } from '../saves/file.ts'
import controls from '../theme/controls.module.css'
import { currentTable } from '../table/engine.ts'
import { useWords } from '../words/i18n.ts'
import { WrongWay } from './WrongWay.tsx'

/** A screen that broke: the game is kept, and a report with the replay in it can be saved. */
export function Fault({ error, reset }: { readonly error: unknown; readonly reset?: () => void }) {
  const t = useWords()
  const details = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error)
  return (
    <WrongWay
      title={t('fault.title')}
      alert
      buttons={
        <>
          {reset === undefined ? null : (
            <button type="button" className={`${controls.button} ${controls.primary}`} onClick={reset}>
              {t('fault.again')}
            </button>
          )}
          <button type="button" className={controls.button} onClick={() => void report(details)}>
            {t('fault.report')}
          </button>
        </>
      }
    >
      <p>{t('fault.kept')}</p>
      <details>
        <summary>{t('fault.details')}</summary>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{details}</pre>
      </details>
    </WrongWay>
  )
}

async function report(details: string): Promise<void> {
  const replay = await currentTable()
    ?.export()
    .catch(() => null)
  const text = JSON.stringify({
    kind: 'quadriga.report',
    details,
    page: location.pathname,
    replay: replay ?? null,
  })
  saveFile('quadriga-report.json', text)
}
