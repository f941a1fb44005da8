import { useEffect, useState } from 'react'
import type { PlacesModel } from '../../model/online/clubService.ts'
import type { NewOnlineTable } from '../../model/online/onlineService.ts'
import styles from '../online/Online.module.css'
import { club } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { clubWords } from '../words/club.ts'
import { addWords, useWords } from '../words/i18n.ts'

addWords(clubWords)

/** Where a new table is found: by its links only, in a room, or by anybody. */
export type TablePlace =
  | { readonly kind: 'link' }
  | { readonly kind: 'room'; readonly room: string }
  | { readonly kind: 'list' }

/** The table as it is asked for: where it is found, the seats of other people are open. */
export function placed(
  wanted: Omit<NewOnlineTable, 'contract'>,
  place: TablePlace,
): Omit<NewOnlineTable, 'contract'> {
  if (place.kind === 'link') return wanted
  return {
    ...wanted,
    seats: wanted.seats.map((seat) => (seat.kind === 'invited' ? { kind: 'open' } : seat)),
    ...(place.kind === 'room' ? { room: place.room } : { isListed: true }),
  }
}

interface Props {
  readonly place: TablePlace
  readonly onChange: (place: TablePlace) => void
}

/** Asked only where there is a choice. */
export function PlaceField({ place, onChange }: Props) {
  const t = useWords()
  const [places, setPlaces] = useState<PlacesModel>({ rooms: [], hasOpenList: false })
  useEffect(() => {
    void club()
      .places()
      .then((found) => found.ok && setPlaces(found.value))
  }, [])
  const { rooms, hasOpenList } = places
  if (rooms.length === 0 && !hasOpenList) return null
  const choose = (value: string): void => {
    if (value === 'link' || value === 'list') onChange({ kind: value })
    else onChange({ kind: 'room', room: value })
  }
  return (
    <div>
      <label className={controls.label}>
        {t('room.where')}
        <select
          className={controls.field}
          value={place.kind === 'room' ? place.room : place.kind}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="link">{t('room.nowhere')}</option>
          {rooms.map(({ id, name }) => (
            <option key={id} value={id}>
              {t('room.inRoom', { name })}
            </option>
          ))}
          {hasOpenList ? <option value="list">{t('room.inList')}</option> : null}
        </select>
      </label>
      {place.kind === 'link' ? null : <p className={styles.help}>{t('room.openSeats')}</p>}
    </div>
  )
}
