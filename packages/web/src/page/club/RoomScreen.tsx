import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { RoomModel } from '../../model/online/clubService.ts'
import type { Granted } from '../../model/online/onlineService.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import { gameIds } from '../../model/table/snapshot.ts'
import landing from '../landing/Resume.module.css'
import styles from '../online/Online.module.css'
import { useSettings } from '../settings/settings.ts'
import { Lead } from '../shell/Lead.tsx'
import pages from '../shell/Page.module.css'
import { WrongWay } from '../shell/WrongWay.tsx'
import { club } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { clubWords } from '../words/club.ts'
import { addWords, useWords } from '../words/i18n.ts'
import { FoundTables } from './FoundTables.tsx'
import { RoomInvitation } from './RoomInvitation.tsx'
import { RoomResults } from './RoomResults.tsx'
import { SureButton } from './SureButton.tsx'

addWords(clubWords)

/** Milliseconds after which a room is asked for again while somebody looks at it. */
const AGAIN = 15_000

/** A room: its tables, what its people won, who they are. */
export function RoomScreen() {
  const { id } = useParams({ from: '/rooms/$id' })
  return <Opened key={id} id={id} />
}

function Opened({ id }: { readonly id: string }) {
  const t = useWords()
  const { room, refresh } = useRoom(id)
  if (room === null) return <p className={pages.page}>{t('shell.opening')}</p>
  if (!room.ok) return <WrongWay title={t('room.noRoom')} />
  const { name, tables, results } = room.value
  return (
    <div className={pages.page} data-room={id}>
      <Lead title={name}>{t('room.people', { n: room.value.people.length })}</Lead>
      <section aria-labelledby="room-tables" className={landing.resume}>
        <h2 id="room-tables" className={pages.caption}>
          {t('room.tables')}
        </h2>
        <NewTable room={id} />
        {tables.length === 0 ? <p>{t('room.noTables')}</p> : <FoundTables tables={tables} />}
      </section>
      <RoomResults results={results} />
      <People room={room.value} refresh={refresh} />
    </div>
  )
}

function useRoom(id: string) {
  const { language } = useSettings()
  const [room, setRoom] = useState<Granted<RoomModel> | null>(null)
  const refresh = useCallback(() => void club().room(id, language).then(setRoom), [id, language])
  useEffect(() => {
    refresh()
    const timer = setInterval(() => !document.hidden && refresh(), AGAIN)
    return () => clearInterval(timer)
  }, [refresh])
  return { room, refresh }
}

function NewTable({ room }: { readonly room: string }) {
  const t = useWords()
  return (
    <p className={pages.buttons}>
      <span>{t('room.newTable')}</span>
      {gameIds.map((game) => (
        <Link
          key={game}
          to="/new/$game"
          params={{ game }}
          search={{ room }}
          className={controls.button}
          aria-label={t('room.newTableOf', { game: gameNames[game] })}
        >
          {gameNames[game]}
        </Link>
      ))}
    </p>
  )
}

function People({ room, refresh }: { readonly room: RoomModel; readonly refresh: () => void }) {
  const t = useWords()
  const navigate = useNavigate()
  const { id, people, isMine } = room
  const remove = async (person: string): Promise<void> => {
    await club().removeFromRoom(id, person)
    refresh()
  }
  const go = async (away: Promise<unknown>): Promise<void> => {
    await away
    await navigate({ to: '/rooms' })
  }
  return (
    <section aria-labelledby="room-people">
      <h2 id="room-people" className={pages.caption}>
        {t('room.who')}
      </h2>
      <ul className={styles.people}>
        {people.map(({ id: person, name, isMe, isOwner }) => (
          <li key={person} data-person={name}>
            {isMe ? t('room.me', { name }) : name} {isOwner ? <small>{t('room.owner')}</small> : null}{' '}
            {isMine && !isMe ? (
              <SureButton
                says={t('room.remove')}
                label={t('room.removeWho', { name })}
                sure={t('room.removeSure', { name })}
                onSure={() => void remove(person)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <RoomInvitation room={id} />
      <p className={pages.buttons}>
        <SureButton
          says={t('room.leave')}
          sure={t('room.leaveSure')}
          onSure={() => void go(club().leaveRoom(id))}
        />
        {isMine ? (
          <SureButton
            says={t('room.close')}
            sure={t('room.closeSure')}
            help={t('room.closeHelp')}
            onSure={() => void go(club().closeRoom(id))}
          />
        ) : null}
      </p>
    </section>
  )
}
