import { useState } from 'react'
import type { OnlineModel } from '../../model/online/onlineModel.ts'
import type { NotGranted } from '../../model/online/onlineService.ts'
import { useCopy } from '../decks/useCopy.ts'
import { usePlay } from '../play/PlayContext.ts'
import { online as desk } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { invitationLink, notGranted } from './online.ts'
import styles from './Online.module.css'
import { QrCode } from './QrCode.tsx'

/** For each seat what can be done about it: invite somebody, let a bot play, take it back. */
export function InviteFields({ online }: { readonly online: OnlineModel }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const isOver = snapshot.outcome !== null
  return (
    <ul className={styles.people}>
      {online.seats.map(({ seat, hero, owner, isMine, isAway, isPlayedByBot }) => (
        <li key={seat}>
          <span>
            {t('online.seatOf', { hero, name: owner === '' ? t('online.nobody') : owner })}
            {isPlayedByBot ? <small> {t('online.playedByBot')}</small> : null}
          </span>
          {owner === '' && !isOver ? (
            <Invitation
              seat={seat}
              button={t('online.invite', { hero })}
              label={t('online.link', { hero })}
            />
          ) : null}
          {isPlayedByBot || isOver || !(isMine || isAway || owner === '') ? null : (
            <button
              type="button"
              className={`${controls.button} ${controls.quiet}`}
              onClick={() => void table.give(seat, 'greedy')}
            >
              {t('online.toBot', { hero })}
            </button>
          )}
          {isMine && isPlayedByBot && !isOver ? (
            <button type="button" className={controls.button} onClick={() => void table.give(seat, 'me')}>
              {t('online.takeBack', { hero })}
            </button>
          ) : null}
        </li>
      ))}
      {online.hasWatchers ? (
        <li>
          <Invitation seat={-1} button={t('online.inviteToWatch')} label={t('online.watchLink')} />
        </li>
      ) : null}
    </ul>
  )
}

interface InvitationProps {
  readonly seat: number
  readonly button: string
  readonly label: string
}

function Invitation({ seat, button, label }: InvitationProps) {
  const t = useWords()
  const { table } = usePlay()
  const [link, setLink] = useState('')
  const [isCodeOpen, setCodeOpen] = useState(false)
  const [problem, setProblem] = useState<NotGranted | null>(null)
  const { copied, copy } = useCopy(link)
  const invite = async (): Promise<void> => {
    const made = await desk().invite(table.id, seat)
    setProblem(made.ok ? null : made)
    if (made.ok) setLink(invitationLink(location.origin, made.value))
  }
  return (
    <div className={styles.form}>
      {link === '' ? (
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => void invite()}
        >
          {button}
        </button>
      ) : (
        <>
          <label className={controls.label}>
            {label}
            <input
              ref={takeFocus}
              className={controls.field}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
          </label>
          <p className={styles.help}>{t('online.linkHelp')}</p>
          <button type="button" className={controls.button} onClick={copy}>
            {t(copied === 'yes' ? 'online.copied' : 'online.copy')}
          </button>
          <details onToggle={({ currentTarget }) => setCodeOpen(currentTarget.open)}>
            <summary>{t('days.qr')}</summary>
            {isCodeOpen ? <QrCode text={link} /> : null}
          </details>
          <p role="status" className={styles.help}>
            {copied === 'no' ? t('decks.share.notCopied') : ''}
          </p>
        </>
      )}
      {problem === null ? null : <p role="alert">{t(notGranted(problem.why))}</p>}
    </div>
  )
}

/** The button that made the link is gone: the focus goes to what it made, ready to be copied. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus()
}
