import { useState } from 'react'
import { notGranted } from '../online/online.ts'
import { saveFile } from '../saves/file.ts'
import pages from '../shell/Page.module.css'
import { Question } from '../shell/Question.tsx'
import { account } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'

/** Everything about oneself: to take along, or to delete. */
export function FarewellSection({ onGone }: { readonly onGone: () => void }) {
  const t = useWords()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (): Promise<void> => {
    const all = await account().everything()
    if (all.ok) saveFile('quadriga-account.json', all.value)
    else setProblem(t(notGranted(all.why)))
  }
  const remove = async (): Promise<void> => {
    setAsking(false)
    const gone = await account().deleteEverything()
    if (gone.ok) onGone()
    else setProblem(t(notGranted(gone.why)))
  }
  const keep = (): void => setAsking(false)
  return (
    <section aria-labelledby="data">
      <h2 id="data" className={pages.caption}>
        {t('account.data')}
      </h2>
      <div className={pages.buttons}>
        <button type="button" className={controls.button} onClick={() => void take()}>
          {t('account.export')}
        </button>
        <button type="button" className={controls.button} onClick={() => setAsking(true)}>
          {t('account.delete')}
        </button>
      </div>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {isAsking ? (
        <Question
          title={t('account.delete')}
          onClose={keep}
          buttons={
            <>
              <button type="button" className={`${controls.button} ${controls.primary}`} onClick={keep}>
                {t('account.keep')}
              </button>
              <button type="button" className={controls.button} onClick={() => void remove()}>
                {t('account.deleteSure')}
              </button>
            </>
          }
        >
          <p>{t('account.deleteText')}</p>
        </Question>
      ) : null}
    </section>
  )
}
