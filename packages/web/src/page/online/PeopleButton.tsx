import { Eye, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { OnlineModel } from '../../model/online/onlineModel.ts'
import { usePlay } from '../play/PlayContext.ts'
import { CloseButton } from '../shell/CloseButton.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import controls from '../theme/controls.module.css'
import { addWords, useWords } from '../words/i18n.ts'
import { ClockList } from './Clocks.tsx'
import { InviteFields } from './InviteFields.tsx'
import styles from './Online.module.css'
import { PersonFields } from './PersonFields.tsx'
import { Phrases } from './Phrases.tsx'
import { TalkFields } from './TalkFields.tsx'
import { togetherWords } from '../words/together.ts'

addWords(togetherWords)

const CopyFields = lazy(async () => ({ default: (await import('../club/CopyFields.tsx')).CopyFields }))

/** Who is at the table and who is away. */
export function PeopleButton({ online }: { readonly online: OnlineModel }) {
  const t = useWords()
  const { snapshot } = usePlay()
  const [isOpen, setOpen] = useState(false)
  const away = online.people.filter(({ isHere }) => !isHere).length
  const watching = online.people.filter(({ isWatching }) => isWatching).length
  const close = (): void => setOpen(false)
  // As long as a seat waits for somebody, the way to invite them has a word.
  const isFree = online.seats.some(({ owner, isPlayedByBot }) => owner === '' && !isPlayedByBot)
  const invites = isFree && !online.isWatching && snapshot.outcome === null
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${invites ? controls.primary : `${controls.quiet} ${controls.icon}`}`}
        aria-label={[
          ...(invites ? [t('online.inviteNow')] : []),
          away === 0 ? t('online.people') : t('online.peopleAway', { n: away }),
          ...(watching === 0 ? [] : [t('online.peopleWatch', { n: watching })]),
        ].join(', ')}
        aria-haspopup="dialog"
        data-people
        data-away={away}
        data-watching={watching}
        onClick={() => setOpen(true)}
      >
        {watching === 0 ? <Users aria-hidden="true" size={20} /> : <Eye aria-hidden="true" size={20} />}
        {invites ? <span className={styles.invite}>{t('online.inviteNow')}</span> : null}
        {away === 0 ? null : <span className={styles.away} aria-hidden="true" />}
      </button>
      {isOpen ? (
        <Sheet title={t('online.people')} onClose={close} beside={<CloseButton onClose={close} />}>
          <ul className={styles.people}>
            {online.people.map(({ id, name, isMe, isHere, isWatching }) => (
              <li key={id} data-here={isHere}>
                {isMe ? t('online.me', { name }) : name}{' '}
                <small>{t(isWatching ? 'online.watches' : isHere ? 'online.here' : 'online.away')}</small>
                {isMe ? null : <PersonFields id={id} name={name} />}
              </li>
            ))}
          </ul>
          <ClockList online={online} />
          {online.isWatching ? null : <InviteFields online={online} />}
          {online.isWatching || snapshot.outcome !== null ? null : (
            <Suspense>
              <CopyFields table={snapshot.table} />
            </Suspense>
          )}
          <Phrases />
          <TalkFields talk={online.talk} />
          <details>
            <summary>{t('online.commitment')}</summary>
            <p className={styles.help}>{t('online.commitmentHelp')}</p>
            <code className={styles.commitment}>{online.commitment}</code>
          </details>
        </Sheet>
      ) : null}
    </>
  )
}
