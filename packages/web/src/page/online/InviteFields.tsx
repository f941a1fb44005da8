import { useState } from 'react'
import type { OnlineModel } from '../../model/online/onlineModel.ts'
import type { Refusal } from '../../model/table/answers.ts'
import type { NotGranted } from '../../model/online/onlineService.ts'
import { usePlay } from '../play/PlayContext.ts'
import { online as desk } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { Rich } from '../text/Rich.tsx'
import { addWords, useWords } from '../words/i18n.ts'
import { LinkToShare } from './LinkToShare.tsx'
import { invitationLink, notGranted } from './online.ts'
import styles from './Online.module.css'
import { useKept } from './useKept.ts'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

/** For each seat what can be done about it: invite somebody, let a bot play, take it back. */
export function InviteFields({ online }: { readonly online: OnlineModel }) {
  const t = useWords()
  const { table, snapshot } = usePlay()
  const isOver = snapshot.outcome !== null
  const kept = new Map(useKept(table.id, online).map(({ seat, name }) => [seat, name]))
  const ownerOf = (seat: number, owner: string): string => {
    const name = kept.get(seat)
    if (owner !== '') return owner
    return name === undefined ? t('online.nobody') : t('online.keptFor', { name })
  }
  return (
    <ul className={styles.people}>
      {online.seats.map(({ seat, hero, owner, isMine, isAway, isPlayedByBot }) => (
        <li key={seat}>
          <span>
            {t('online.seatOf', { hero, name: ownerOf(seat, owner) })}
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
            <ToBot seat={seat} hero={hero} />
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

/** A bot plays a seat from now on; not yet where somebody has only just gone. */
function ToBot({ seat, hero }: { readonly seat: number; readonly hero: string }) {
  const t = useWords()
  const { table } = usePlay()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const give = async (): Promise<void> => {
    const taken = await table.give(seat, 'greedy')
    setRefusals(taken.ok ? [] : taken.refusals)
  }
  return (
    <>
      <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={() => void give()}>
        {t('online.toBot', { hero })}
      </button>
      {refusals.map(({ text }, n) => (
        <p key={n} role="alert">
          <Rich text={text} />
        </p>
      ))}
    </>
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
  const [problem, setProblem] = useState<NotGranted | null>(null)
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
        <LinkToShare
          link={link}
          label={label}
          help={t(seat < 0 ? 'online.watchLinkHelp' : 'online.linkHelp')}
        />
      )}
      {problem === null ? null : <p role="alert">{t(notGranted(problem.why))}</p>}
    </div>
  )
}
