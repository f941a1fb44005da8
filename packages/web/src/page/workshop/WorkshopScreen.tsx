import { Link, useNavigate } from '@tanstack/react-router'
import { FileInput, FileUp, Grid3x3, Map as MapSign, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { randomDigits } from '../../model/randomDigits.ts'
import type { FaultModel, Work, WorkshopBox } from '../../model/workshop/workshopService.ts'
import { askToPersist } from '../saves/persistence.ts'
import { useSettings } from '../settings/settings.ts'
import { workshop } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { FaultList } from './Faults.tsx'
import { Check } from './Fields.tsx'
import { blankMission } from './missionEditing.ts'
import { Part } from './Part.tsx'
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
  const [trouble, setTrouble] = useState('')
  useQuarantine()
  const refresh = useCallback(async () => {
    try {
      setWorks(await workshop().list())
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
      setWorks([])
    }
  }, [])
  useEffect(() => {
    void refresh()
    void workshop().box(language).then(setBox)
  }, [language, refresh])
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
          <OwnWorks works={works} box={box} refresh={refresh} />
          <TakeIn refresh={refresh} />
          <BoxWorks box={box} />
        </>
      )}
    </div>
  )
}

/** Keeps a new work and opens it. */
function useBegin() {
  const navigate = useNavigate()
  return async (
    work:
      | Omit<Extract<Work, { kind: 'tile' }>, 'id' | 'updated'>
      | Omit<Extract<Work, { kind: 'mission' }>, 'id' | 'updated'>,
  ): Promise<void> => {
    void askToPersist()
    const id = randomDigits()
    await workshop().put({ ...work, id, updated: Date.now() })
    await navigate({ to: '/workshop/$id', params: { id } })
  }
}

interface OwnProps {
  readonly works: readonly Work[]
  readonly box: WorkshopBox
  readonly refresh: () => Promise<void>
}

function OwnWorks({ works, box, refresh }: OwnProps) {
  const say = useSay()
  const begin = useBegin()
  const [removed, setRemoved] = useState<Work | null>(null)
  const fresh = (stem: string): string => {
    let n = 1
    while (works.some(({ file }) => file.id === `${stem}${n}`)) n++
    return `${stem}${n}`
  }
  return (
    <section className={styles.section} aria-labelledby="own-works">
      <h2 id="own-works">{say('own')}</h2>
      <p className={styles.row}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => void begin({ kind: 'mission', isUsed: false, file: blankMission(fresh('M')) })}
        >
          <MapSign aria-hidden="true" size={18} />
          {say('newMission')}
        </button>
        <button
          type="button"
          className={controls.button}
          onClick={() => void begin({ kind: 'tile', isUsed: false, file: blankTile(fresh('T')) })}
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
  readonly onRemove: () => void
}

function WorkCard({ work, box, refresh, onRemove }: CardProps) {
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
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={18} />
          {say('remove', { name })}
        </button>
      </p>
    </li>
  )
}

function TakeIn({ refresh }: { readonly refresh: () => Promise<void> }) {
  const say = useSay()
  const { language } = useSettings()
  const file = useId()
  const [text, setText] = useState('')
  const [told, setTold] = useState<Told | null>(null)
  const take = async (given: string): Promise<void> => {
    const read = await workshop().take(given, language)
    setTold(read.ok ? { n: read.works.length, problems: [] } : { n: 0, problems: read.problems })
    if (read.ok) setText('')
    await refresh()
  }
  return (
    <Part title={say('import')}>
      <p>
        <input
          id={file}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          className={controls.hidden}
          data-take-file
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            // A large file is not even read: nothing that somebody drew has a megabyte.
            if (chosen !== undefined)
              void (chosen.size > 2_000_000 ? Promise.resolve('x'.repeat(1_000_001)) : chosen.text()).then(
                take,
              )
            target.value = ''
          }}
        />
        <label htmlFor={file} className={controls.button}>
          <FileUp aria-hidden="true" size={18} />
          {say('importFile')}
        </label>
      </p>
      <label className={controls.label}>
        {say('importCode')}
        <textarea
          className={controls.field}
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button
        type="button"
        className={controls.button}
        disabled={text.trim() === ''}
        onClick={() => void take(text)}
      >
        <FileInput aria-hidden="true" size={18} />
        {say('take')}
      </button>
      <Taken told={told} />
    </Part>
  )
}

interface Told {
  readonly n: number
  readonly problems: readonly FaultModel[]
}

/** What came of a file: how many works, or why none. */
function Taken({ told }: { readonly told: Told | null }) {
  const say = useSay()
  return (
    <div role="status" data-taken={told?.n ?? -1}>
      {told === null ? null : told.problems.length === 0 ? (
        <p className={styles.fine}>{say('taken', { n: told.n })}</p>
      ) : (
        <>
          <p className={styles.trouble}>{say('refused')}</p>
          <FaultList faults={told.problems} />
        </>
      )}
    </div>
  )
}

function BoxWorks({ box }: { readonly box: WorkshopBox }) {
  const say = useSay()
  const begin = useBegin()
  const { language } = useSettings()
  return (
    <>
      <Part title={say('boxTiles')} isFolded>
        <div className={styles.row}>
          {box.tiles.map((file) => (
            <button
              key={file.id}
              type="button"
              className={controls.button}
              onClick={() => void begin({ kind: 'tile', isUsed: true, file })}
            >
              {say('correct', { name: `${file.id} · ${file.names[language]}` })}
            </button>
          ))}
        </div>
      </Part>
      <Part title={say('boxMissions')} isFolded>
        <div className={styles.row}>
          {box.missions.map((file) => (
            <button
              key={file.id}
              type="button"
              className={controls.button}
              onClick={() => void begin({ kind: 'mission', isUsed: true, file })}
            >
              {say('correct', { name: `${file.id} · ${file.names[language]}` })}
            </button>
          ))}
        </div>
      </Part>
    </>
  )
}
