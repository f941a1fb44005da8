import { useNavigate } from '@tanstack/react-router'
import { Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Refusal } from '../../model/table/answers.ts'
import type { MissionFile } from '../../model/workshop/files.ts'
import type { Rehearsal, WorkshopBox } from '../../model/workshop/workshopService.ts'
import { useSettings } from '../settings/settings.ts'
import { Problems } from '../setup/Problems.tsx'
import { createTable, workshop } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { Check, Choice } from './Fields.tsx'
import { Part } from './Part.tsx'
import { useSay } from './words.ts'
import styles from './Workshop.module.css'

interface Props {
  readonly mission: MissionFile
  readonly box: WorkshopBox
  readonly isSound: boolean
  readonly flush: () => Promise<void>
}

const seats = {
  allMe: () => 'me',
  withBots: (seat: number) => (seat === 0 ? 'me' : 'greedy'),
  onlyBots: () => 'greedy',
} as const

type Who = keyof typeof seats

/** Sits down to the mission as it is now, or lets bots try it. */
export function PlayMission({ mission, box, isSound, flush }: Props) {
  const say = useSay()
  const { language, pace } = useSettings()
  const navigate = useNavigate()
  const [team, setTeam] = useState<readonly string[]>(
    () => mission.team ?? box.heroes.slice(0, 4).map(({ id }) => id),
  )
  const [who, setWho] = useState<Who>('allMe')
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const play = async (): Promise<void> => {
    await flush()
    const setup = await workshop().setupOf(mission, team)
    const people = team.map((_, seat) => seats[who](seat))
    const begun = await createTable({ game: 'zombies', setup, people, language, pace })
    if (begun.ok) await navigate({ to: '/table/$id', params: { id: begun.id } })
    else setRefusals(begun.refusals)
  }
  const isReady = isSound && team.length > 0
  return (
    <Part title={say('play')}>
      <fieldset className={styles.checks}>
        <legend>{say('heroes')}</legend>
        {box.heroes.map(({ id, name }) => (
          <Check
            key={id}
            label={name}
            isOn={team.includes(id)}
            onChange={(isOn) => setTeam(isOn ? [...team, id] : team.filter((one) => one !== id))}
          />
        ))}
      </fieldset>
      <Choice
        label={say('who')}
        value={who}
        options={[
          ['allMe', say('allMe')],
          ['withBots', say('withBots')],
          ['onlyBots', say('onlyBots')],
        ]}
        onChange={(value) => setWho(value as Who)}
      />
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        disabled={!isReady}
        onClick={() => void play()}
      >
        <Play aria-hidden="true" size={18} />
        {say('playNow')}
      </button>
      {isSound ? null : <p className={styles.what}>{say('first50')}</p>}
      <Problems refusals={refusals} />
      <TestRun mission={mission} team={team} isReady={isReady} />
    </Part>
  )
}

const GAMES = 50

interface RunProps {
  readonly mission: MissionFile
  readonly team: readonly string[]
  readonly isReady: boolean
}

/** A run of bots: begun, told as it goes, and stopped when somebody has seen enough. */
function useRun(mission: MissionFile, team: readonly string[]) {
  const [run, setRun] = useState<Rehearsal | null>(null)
  const [isRunning, setRunning] = useState(false)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  const begin = async (bot: string): Promise<void> => {
    setRunning(true)
    setRun(null)
    const setup = await workshop().setupOf(mission, team)
    const told = (now: Rehearsal): void => {
      setRun(now)
      if (now.isOver) setRunning(false)
    }
    stop.current = workshop().rehearse(told, setup, bot, GAMES)
  }
  const end = (): void => {
    stop.current?.()
    setRunning(false)
  }
  return { run, isRunning, begin, end }
}

function TestRun({ mission, team, isReady }: RunProps) {
  const say = useSay()
  const [bot, setBot] = useState('greedy')
  const { run, isRunning, begin, end } = useRun(mission, team)
  return (
    <section className={styles.section} aria-label={say('testRun')}>
      <h3>{say('testRun')}</h3>
      <p className={styles.what}>{say('testWhy')}</p>
      <Choice
        label={say('bot')}
        value={bot}
        options={[
          ['greedy', say('greedy')],
          ['random', say('random')],
        ]}
        onChange={setBot}
      />
      {isRunning ? (
        <button type="button" className={controls.button} onClick={end}>
          <Square aria-hidden="true" size={18} />
          {say('testStop')}
        </button>
      ) : (
        <button type="button" className={controls.button} disabled={!isReady} onClick={() => void begin(bot)}>
          {say('testStart')}
        </button>
      )}
      {run === null ? null : (
        <p role="status" data-run={run.games} data-over={run.isOver}>
          {say('testNow', {
            games: run.games,
            of: GAMES,
            won: run.won,
            lost: run.lost,
            open: run.open,
            rounds: run.rounds.toFixed(1),
          })}{' '}
          {run.isOver ? say('testOver') : ''} {run.problem}
        </p>
      )}
    </section>
  )
}
