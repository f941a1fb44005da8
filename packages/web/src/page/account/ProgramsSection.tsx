import { type FormEvent, useEffect, useState } from 'react'
import { type ScopeId, scopes, type TokenModel } from '../../model/online/accountService.ts'
import type { Granted } from '../../model/online/onlineService.ts'
import { useCopy } from '../decks/useCopy.ts'
import { notGranted } from '../online/online.ts'
import styles from '../online/Online.module.css'
import checks from '../settings/Settings.module.css'
import { useSettings } from '../settings/settings.ts'
import pages from '../shell/Page.module.css'
import { account } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

/** Programs that act in one's name, or sit at tables under their own. */
export function ProgramsSection() {
  const t = useWords()
  const [tokens, setTokens] = useState<Granted<readonly TokenModel[]> | null>(null)
  const [made, setMade] = useState('')
  useEffect(() => {
    void account().tokens().then(setTokens)
  }, [])
  const isMade = (token: string): void => {
    setMade(token)
    void account().tokens().then(setTokens)
  }
  return (
    <section aria-labelledby="programs">
      <h2 id="programs" className={pages.caption}>
        {t('account.programs')}
      </h2>
      <p>{t('account.programsText')}</p>
      {tokens === null ? null : tokens.ok ? (
        <ul className={styles.people}>
          {tokens.value.map((token) => (
            <Token
              key={token.id}
              token={token}
              onRevoke={() => void account().revokeToken(token.id).then(setTokens)}
            />
          ))}
        </ul>
      ) : (
        <p role="alert">{t(notGranted(tokens.why))}</p>
      )}
      {made === '' ? null : <Made token={made} />}
      <TokenForm onMade={isMade} />
    </section>
  )
}

interface TokenProps {
  readonly token: TokenModel
  readonly onRevoke: () => void
}

function Token({ token: { name, scopes: allowed, isBot, at }, onRevoke }: TokenProps) {
  const t = useWords()
  const { language } = useSettings()
  const may = allowed.map((one) => t(`account.scope.${one}`)).join(' · ')
  return (
    <li data-token={name}>
      <strong>{name}</strong>{' '}
      <small>
        {isBot ? `${t('account.isBot')} · ` : ''}
        {may} · {new Date(at).toLocaleDateString(language)}
      </small>{' '}
      <button type="button" className={controls.button} onClick={onRevoke}>
        {t('account.revoke', { name })}
      </button>
    </li>
  )
}

/** The only time that a token is seen. */
function Made({ token }: { readonly token: string }) {
  const t = useWords()
  const { copied, copy } = useCopy(token)
  return (
    <div className={styles.form} role="status">
      <label className={controls.label}>
        {t('account.made')}
        <input
          className={controls.field}
          readOnly
          value={token}
          data-made
          onFocus={({ target }) => target.select()}
        />
      </label>
      <button type="button" className={controls.button} onClick={copy}>
        {t(copied === 'yes' ? 'online.copied' : 'account.copy')}
      </button>
    </div>
  )
}

function TokenForm({ onMade }: { readonly onMade: (token: string) => void }) {
  const t = useWords()
  const [name, setName] = useState('')
  const [wanted, setWanted] = useState<readonly ScopeId[]>(['read', 'play'])
  const [isBot, setBot] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const made = await account().makeToken({ name, scopes: wanted, isBot })
    setProblem(made.ok ? null : t(notGranted(made.why)))
    if (!made.ok) return
    setName('')
    onMade(made.value)
  }
  const toggle = (scope: ScopeId, isOn: boolean): void =>
    setWanted(scopes.filter((one) => (one === scope ? isOn : wanted.includes(one))))
  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <label className={controls.label}>
        {t('account.tokenName')}
        <input
          className={controls.field}
          value={name}
          maxLength={24}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <fieldset className={styles.form}>
        <legend>{t('account.scopes')}</legend>
        {scopes.map((scope) => (
          <label key={scope} className={checks.check}>
            <input
              type="checkbox"
              checked={wanted.includes(scope)}
              onChange={({ target }) => toggle(scope, target.checked)}
            />
            <span>{t(`account.scope.${scope}`)}</span>
          </label>
        ))}
      </fieldset>
      <label className={checks.check}>
        <input type="checkbox" checked={isBot} onChange={({ target }) => setBot(target.checked)} />
        <span>
          {t('account.asBot')} <small>{t('account.asBotText')}</small>
        </span>
      </label>
      <button type="submit" className={controls.button} disabled={name.trim() === '' || wanted.length === 0}>
        {t('account.make')}
      </button>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </form>
  )
}
