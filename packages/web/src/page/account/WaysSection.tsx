import { useEffect, useState } from 'react'
import type { WaysBackModel } from '../../model/online/accountService.ts'
import type { Granted } from '../../model/online/onlineService.ts'
import { notGranted } from '../online/online.ts'
import styles from '../online/Online.module.css'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import { account } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { addPasskey, hasPasskeys } from './passkeys.ts'

/** How one comes back from another device: passkeys, and codes on paper. */
export function WaysSection() {
  const t = useWords()
  const [ways, setWays] = useState<Granted<WaysBackModel> | null>(null)
  useEffect(() => {
    void account().ways().then(setWays)
  }, [])
  const attach = async (): Promise<void> => {
    const added = await addPasskey()
    if (added !== null) setWays(added)
  }
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className={pages.caption}>
        {t('account.ways')}
      </h2>
      <p>{t('account.waysText')}</p>
      {ways === null ? null : ways.ok ? (
        <Passkeys ways={ways.value} onChange={setWays} />
      ) : (
        <p role="alert">{t(notGranted(ways.why))}</p>
      )}
      {hasPasskeys() ? (
        <button type="button" className={controls.button} onClick={() => void attach()}>
          {t('account.addPasskey')}
        </button>
      ) : (
        <p>{t('account.needsHttps')}</p>
      )}
      <Codes onMade={() => void account().ways().then(setWays)} />
    </section>
  )
}

interface PasskeysProps {
  readonly ways: WaysBackModel
  readonly onChange: (ways: Granted<WaysBackModel>) => void
}

function Passkeys({ ways: { passkeys, codes }, onChange }: PasskeysProps) {
  const t = useWords()
  const { language } = useSettings()
  return (
    <>
      <p role="status" data-passkeys={passkeys.length} data-codes={codes}>
        {t('account.passkeys', { n: passkeys.length })} · {t('account.codesLeft', { n: codes })}
      </p>
      <ul className={styles.people}>
        {passkeys.map(({ id, at }) => {
          const date = new Date(at).toLocaleDateString(language)
          return (
            <li key={id}>
              {t('account.passkeyOf', { date })}{' '}
              <button
                type="button"
                className={controls.button}
                onClick={() => void account().removePasskey(id).then(onChange)}
              >
                {t('account.removePasskey', { date })}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Codes({ onMade }: { readonly onMade: () => void }) {
  const t = useWords()
  const [codes, setCodes] = useState<readonly string[]>([])
  const make = async (): Promise<void> => {
    const made = await account().newCodes()
    if (!made.ok) return
    setCodes(made.value)
    onMade()
  }
  return (
    <>
      <button type="button" className={controls.button} onClick={() => void make()}>
        {t('account.newCodes')}
      </button>
      {codes.length === 0 ? null : (
        <div role="status">
          <p>{t('account.codes')}</p>
          <ul data-recovery>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
