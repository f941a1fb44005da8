import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import type { PlacesModel } from '../../model/online/clubService.ts'
import type { NotGranted } from '../../model/online/onlineService.ts'
import { NameField } from '../online/NameField.tsx'
import { notGranted } from '../online/online.ts'
import styles from '../online/Online.module.css'
import { Lead } from '../shell/Lead.tsx'
import pages from '../shell/Page.module.css'
import { club, online } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { clubWords } from '../words/club.ts'
import { addWords, useWords } from '../words/i18n.ts'
import { useMyName } from './useMyName.ts'

addWords(clubWords)

const LONGEST = 24

/** The rooms one is in, a new one, and the way to the open list where the host has one. */
export function RoomsScreen() {
  const t = useWords()
  const [places, setPlaces] = useState<PlacesModel | null>(null)
  useEffect(() => {
    void club()
      .places()
      .then((found) => found.ok && setPlaces(found.value))
  }, [])
  return (
    <div className={pages.page}>
      <Lead title={t('room.rooms')}>{t('room.lead')}</Lead>
      {places === null ? null : (
        <section aria-labelledby="my-rooms">
          <h2 id="my-rooms" className={pages.caption}>
            {t('room.mine')}
          </h2>
          {places.rooms.length === 0 ? <p>{t('room.none')}</p> : null}
          <ul className={styles.people}>
            {places.rooms.map(({ id, name, people }) => (
              <li key={id}>
                <Link to="/rooms/$id" params={{ id }} className={controls.button}>
                  {name}
                </Link>{' '}
                <small>{t('room.people', { n: people })}</small>
              </li>
            ))}
          </ul>
          {places.hasOpenList ? (
            <p>
              <Link to="/tables" className={controls.button}>
                {t('list.title')}
              </Link>
            </p>
          ) : null}
        </section>
      )}
      <NewRoom />
    </div>
  )
}

function NewRoom() {
  const t = useWords()
  const navigate = useNavigate()
  const [me, setMe] = useMyName()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<NotGranted | null>(null)
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const known = await online().callMe(me)
    const made = known.ok ? await club().makeRoom(name) : known
    if (made.ok) return navigate({ to: '/rooms/$id', params: { id: made.value } })
    setProblem(made)
  }
  return (
    <form className={styles.form} aria-label={t('room.new')} onSubmit={(event) => void make(event)}>
      <h2 className={pages.caption}>{t('room.new')}</h2>
      <label className={controls.label}>
        {t('room.name')}
        <input
          className={controls.field}
          value={name}
          maxLength={LONGEST}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <NameField name={me} onChange={setMe} />
      <button
        type="submit"
        className={`${controls.button} ${controls.primary}`}
        disabled={name.trim() === '' || me.trim() === ''}
      >
        {t('room.make')}
      </button>
      {problem === null ? null : <p role="alert">{t(notGranted(problem.why))}</p>}
    </form>
  )
}
