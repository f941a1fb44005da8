import { useState } from 'react'
import type { CopiedModel } from '../../model/online/clubService.ts'
import type { NotGranted } from '../../model/online/onlineService.ts'
import { invitationLink, notGranted } from '../online/online.ts'
import styles from '../online/Online.module.css'
import { club } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { clubWords } from '../words/club.ts'
import { addWords, useWords } from '../words/i18n.ts'

addWords(clubWords)

/** Another table with the same cards and dice, and the links that lead to its seats. */
export function CopyFields({ table }: { readonly table: string }) {
  const t = useWords()
  const [made, setMade] = useState<CopiedModel | null>(null)
  const [problem, setProblem] = useState<NotGranted['why'] | null>(null)
  const copy = async (): Promise<void> => {
    const copied = await club().copy(table)
    if (copied.ok) setMade(copied.value)
    else setProblem(copied.why)
  }
  return (
    <details>
      <summary>{t('deal.title')}</summary>
      <div className={styles.form}>
        <p className={styles.help}>{t('deal.makeHelp')}</p>
        {made === null ? (
          <button type="button" className={controls.button} onClick={() => void copy()}>
            {t('deal.make')}
          </button>
        ) : (
          <Ways made={made} />
        )}
        {problem === null ? null : <p role="alert">{t(notGranted(problem))}</p>}
      </div>
    </details>
  )
}

function Ways({ made: { isInRoom, invitations } }: { readonly made: CopiedModel }) {
  const t = useWords()
  return (
    <>
      {isInRoom ? <p role="status">{t('deal.inRoom')}</p> : null}
      {invitations
        .filter(({ seat }) => seat >= 0)
        .map(({ seat, code }) => (
          <label key={seat} className={controls.label}>
            {t('deal.link', { n: seat + 1 })}
            <input
              className={controls.field}
              readOnly
              value={invitationLink(location.origin, code)}
              onFocus={({ target }) => target.select()}
            />
          </label>
        ))}
    </>
  )
}
