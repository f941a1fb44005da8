import { Link, useNavigate } from '@tanstack/react-router'
import { Copy, Download, Grid3x3, Map as MapSign, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { randomDigits } from '../../model/randomDigits.ts'
import type { NewWork, StrayWork, Work, WorkshopBox } from '../../model/workshop/workshopService.ts'
import { saveFile } from '../saves/file.ts'
import { askToPersist } from '../saves/persistence.ts'
import { useSettings } from '../settings/settings.ts'
import { workshop } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { Check } from './Fields.tsx'
import { copyOf, freshId } from './copying.ts'
import { blankMission } from './missionEditing.ts'
import { Part } from './Part.tsx'
import { TakeIn } from './TakeIn.tsx'
import { blankTile } from './tileEditing.ts'
import { useQuarantine } from './useQuarantine.ts'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

/** All tiles and missions of one's own, and those of the box to begin with. */
export function WorkshopScreen() {
  const say = useSay()
  const { language } = useSettings()
  const [box, setBox] = useState<WorkshopBox | null>(null)
  const [works, setWorks] = useState<readonly Work[] | null>(null)
  const [strays, setStrays] = useState<readonly StrayWork[]>([])
  const [trouble, setTrouble] = useState('')
  useQuarantine()
  const refresh = useCallback(async () => {
    try {
      setWorks(await workshop().list())
      setStrays(await workshop().strays())
    } catch (error) {
      setTrouble(troubleOf(error))
      setWorks((before) => before ?? [])
    }
  }, [])
  useEffect(() => {
    void refresh()
    void workshop().box(language).then(setBox)
  }, [language, refresh])
  const begin = useBegin(setTrouble)
  return (
    <div className={styles.screen} data-workshop>
      <header className={styles.head}>
        <h1 className={styles.title}>{say('title')}</h1>
        <p className={styles.lead}>{say('lead')}</p>
        {trouble === '' ? null : (
          <p role="alert" className={styles.trouble}>
            {say('notSaved', { problem: trouble })}
          </p>
        )}
      </header>
      {box === null || works === null ? (
        <p role="status">{say('loading')}</p>
      ) : (
        <>
          <OwnWorks works={works} box={box} refresh={refresh} begin={begin} />
          <Strays strays={strays} refresh={refresh} />
          <TakeIn refresh={refresh} />
          <BoxWorks works={works} box={box} begin={begin} />
        </>
      )}
    </div>
  )
}

const troubleOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

type Begin = (work: NewWork) => void

/** Keeps a new work and opens it. */
function useBegin(onTrouble: (problem: string) => void): Begin {
  const navigate = useNavigate()
  const begin = async (work: NewWork): Promise<void> => {
    void askToPersist()
    const id = randomDigits()
    await workshop().put({ ...work, id, updated: Date.now() })
    await navigate({ to: '/workshop/$id', params: { id } })
  }
  return (work) => void begin(work).catch((error: unknown) => onTrouble(troubleOf(error)))
}

interface OwnProps {
  readonly works: readonly Work[]
  readonly box: WorkshopBox
  readonly refresh: () => Promise<void>
  readonly begin: Begin
}

function OwnWorks({ works, box, refresh, begin }: OwnProps) {
  const say = useSay()
  const [removed, setRemoved] = useState<Work | null>(null)
  return (
    <section className={styles.section} aria-labelledby="own-works">
      <h2 id="own-works">{say('own')}</h2>
      <p className={styles.row}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() =>
            begin({ kind: 'mission', isUsed: false, file: blankMission(freshId(works, 'mission')) })
          }
        >
          <MapSign aria-hidden="true" size={18} />
          {say('newMission')}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => begin({ kind: 'tile', isUsed: false, file: blankTile(freshId(works, 'tile')) })}
        >
          <Grid3x3 aria-hidden="true" size={18} />
          {say('newTile')}
        </button>
      </p>
      <RemovedNotice removed={removed} onPutBack={() => setRemoved(null)} refresh={refresh} />
      {works.length === 0 ? (
        <p className={styles.empty}>{say('none')}</p>
      ) : (
        <ul className={styles.works}>
          {works.map((work) => (
            <WorkCard
              key={work.id}
              work={work}
              box={box}
              refresh={refresh}
              onCopy={() => begin(copyOf(work, works))}
              onRemove={() =>
                void workshop()
                  .remove(work.id)
                  .then(() => setRemoved(work))
                  .then(refresh)
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface RemovedProps {
  readonly removed: Work | null
  readonly onPutBack: () => void
  readonly refresh: () => Promise<void>
}

function RemovedNotice({ removed, onPutBack, refresh }: RemovedProps) {
  const say = useSay()
  const { language } = useSettings()
  const putBack = async (work: Work): Promise<void> => {
    await workshop().put(work)
    onPutBack()
    await refresh()
  }
  return (
    <p role="status" className={styles.notice}>
      {removed === null ? null : (
        <>
          {say('removed', { name: removed.file.names[language] })}
          <button type="button" className={controls.button} onClick={() => void putBack(removed)}>
            {say('putBack')}
          </button>
        </>
      )}
    </p>
  )
}

interface CardProps {
  readonly work: Work
  readonly box: WorkshopBox
  readonly refresh: () => Promise<void>
  readonly onCopy: () => void
  readonly onRemove: () => void
}

function WorkCard({ work, box, refresh, onCopy, onRemove }: CardProps) {
  const say = useSay()
  const { language } = useSettings()
  const name = work.file.names[language]
  const ofBox = (work.kind === 'tile' ? box.tiles : box.missions).some(({ id }) => id === work.file.id)
  return (
    <li className={styles.work} data-work-card={work.file.id}>
      <h3>{name}</h3>
      <p className={styles.what}>
        {say(work.kind)} · {work.file.id}
      </p>
      {ofBox ? (
        <Check
          label={say('used')}
          isOn={work.isUsed}
          onChange={(isUsed) =>
            void workshop()
              .put({ ...work, isUsed })
              .then(refresh)
          }
        />
      ) : null}
      <p className={styles.row}>
        <Link to="/workshop/$id" params={{ id: work.id }} className={controls.button}>
          {say('edit', { name })}
        </Link>
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onCopy}>
          <Copy aria-hidden="true" size={18} />
          {say('copy', { name })}
        </button>
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={18} />
          {say('remove', { name })}
        </button>
      </p>
    </li>
  )
}

interface StraysProps {
  readonly strays: readonly StrayWork[]
  readonly refresh: () => Promise<void>
}

/** Works that this workshop cannot draw, of a later one perhaps: they stay, and can be carried away. */
function Strays({ strays, refresh }: StraysProps) {
  const say = useSay()
  if (strays.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="strays" data-strays={strays.length}>
      <h2 id="strays">{say('strays')}</h2>
      <p className={styles.what}>{say('straysWhy')}</p>
      <ul className={styles.works}>
        {strays.map(({ id, name, text }) => (
          <li key={id} className={styles.work}>
            <h3>{name}</h3>
            <p className={styles.row}>
              <button
                type="button"
                className={controls.button}
                onClick={() => saveFile(`quadriga-${id}.json`, text)}
              >
                <Download aria-hidden="true" size={18} />
                {say('exportOf', { name })}
              </button>
              <button
                type="button"
                className={`${controls.button} ${controls.quiet}`}
                onClick={() => void workshop().remove(id).then(refresh)}
              >
                <Trash2 aria-hidden="true" size={18} />
                {say('remove', { name })}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BoxProps {
  readonly works: readonly Work[]
  readonly box: WorkshopBox
  readonly begin: Begin
}

/** What is in the box, to be corrected or to begin something of one's own with. */
function BoxWorks({ works, box, begin }: BoxProps) {
  const say = useSay()
  const { language } = useSettings()
  const all: readonly { readonly title: string; readonly given: readonly NewWork[] }[] = [
    {
      title: say('boxTiles'),
      given: box.tiles.map((file) => ({ kind: 'tile', isUsed: true, file })),
    },
    {
      title: say('boxMissions'),
      given: box.missions.map((file) => ({ kind: 'mission', isUsed: true, file })),
    },
  ]
  return all.map(({ title, given }) => (
    <Part key={title} title={title} isFolded>
      <ul className={styles.given}>
        {given.map((work) => {
          const name = `${work.file.id} · ${work.file.names[language]}`
          return (
            <li key={work.file.id} className={styles.row}>
              <button type="button" className={controls.button} onClick={() => begin(work)}>
                {say('correct', { name })}
              </button>
              <button
                type="button"
                className={`${controls.button} ${controls.quiet}`}
                onClick={() => begin(copyOf(work, works))}
              >
                <Copy aria-hidden="true" size={18} />
                {say('copy', { name })}
              </button>
            </li>
          )
        })}
      </ul>
    </Part>
  ))
}
