import { type FormEvent, useState } from 'react'
import type { Granted } from '../../model/online/onlineService.ts'
import { notGranted } from '../online/online.ts'
import styles from '../online/Online.module.css'
import { account } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { comeBack, hasPasskeys } from './passkeys.ts'

/** For a device that the server does not know: who has a passkey or a code is themselves again. */
export function ComeBackSection({ onBack }: { readonly onBack: (name: string) => void }) {
  const t = useWords()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const answered = (back: Granted<string> | null): void => {
    if (back === null) return
    if (back.ok) return onBack(back.value)
    const isNobody = back.why === 'notFound' || back.why === 'malformed'
    setProblem(isNobody ? t('account.notBack') : t(notGranted(back.why)))
  }
  const recover = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    answered(await account().recover(code.trim().toLowerCase()))
  }
  return (
    <section aria-label={t('account.ways')}>
      <p>{t('account.nobody')}</p>
      {hasPasskeys() ? (
        <button type="button" className={controls.button} onClick={() => void comeBack().then(answered)}>
          {t('account.comeBack')}
        </button>
      ) : (
        <p>{t('account.needsHttps')}</p>
      )}
      <form className={styles.form} onSubmit={(event) => void recover(event)}>
        <label className={controls.label}>
          {t('account.code')}
          <input
            className={controls.field}
            value={code}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <button type="submit" className={controls.button} disabled={code.trim() === ''}>
          {t('account.recover')}
        </button>
      </form>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </section>
  )
}
