import type { HeroModel } from '../../model/zombies/board.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { fuelSays } from './fuelSays.ts'
import { DangerBars, Fuel, Hearts, Pips } from './Gauges.tsx'
import { HeroCard } from './HeroCard.tsx'
import { HeroDisc } from './HeroDisc.tsx'
import styles from './HeroRail.module.css'
import { moveHero, ordered, useHeroOrder } from './heroOrder.ts'
import { useMapLooks } from './mapStore.ts'
import { useTableau } from './useTableau.ts'

/** The team: the hero on the screen as a card, the others as rows; a press turns to them, dragging orders them. */
export function HeroRail({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const { board, hero } = useTableau()
  const { building } = useMapLooks()
  const { table } = usePlay()
  const team = ordered(board.players, useHeroOrder(), table.id)
  return (
    <section
      className={`${styles.rail} ${className ?? ''}`}
      aria-label={t(teamWords[board.mission.mode])}
      data-building={building !== null}
      data-landmark=""
      tabIndex={-1}
    >
      <h2 className={styles.title}>
        {t(teamWords[board.mission.mode])} <small>{t('mz.dragOrder')}</small>
      </h2>
      {hero === undefined ? null : <HeroCard hero={hero} />}
      <ul className={styles.rows}>
        {team.map((one, place) => (
          <li
            key={one.seat}
            data-shown={one.seat === hero?.seat}
            draggable
            onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, `${one.seat}`)}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
            }}
            onDrop={({ dataTransfer }) =>
              moveHero(table.id, team, Number(dataTransfer.getData(DRAGGED)), place)
            }
            onKeyDown={({ altKey, key }) => {
              if (altKey && (key === 'ArrowUp' || key === 'ArrowDown'))
                moveHero(table.id, team, one.seat, place + (key === 'ArrowUp' ? -1 : 1))
            }}
          >
            <HeroRow hero={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the team is called in each mode. */
export const teamWords = { heroic: 'mz.heroes', zombie: 'mz.zombies' } as const

/** What a dragged hero is called on the way. */
const DRAGGED = 'text/x-quadriga-hero'

/** Turns to a hero: takes up its turn where it may begin one now, else reads its sheet. */
export function useTurnTo(): (seat: number) => void {
  const { snapshot } = usePlay()
  return (seat) => {
    const opportunity = snapshot.opportunities.find((one) => one.seat === seat)
    const isAsked = snapshot.question?.seat === seat
    useMapLooks.setState({ looked: isAsked || opportunity !== undefined ? null : seat, building: null })
    useChoosing.setState({ opportunity: isAsked ? null : (opportunity?.id ?? null) })
  }
}

function HeroRow({ hero }: { readonly hero: HeroModel }) {
  const t = useWords()
  const turnTo = useTurnTo()
  const { hero: shown, acts } = useTableau()
  const isShown = shown?.seat === hero.seat
  const says = t('mz.heroNumbers', {
    health: hero.health.now,
    fuel: fuelSays(t, hero),
    actions: hero.actions.now,
  })
  return (
    <button
      type="button"
      className={styles.row}
      data-state={hero.state}
      data-hero={hero.face}
      data-piece={hero.hero}
      aria-pressed={isShown}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onClick={() => turnTo(hero.seat)}
    >
      <HeroDisc hero={hero} size={38} isActing={isShown && acts} />
      <span className={styles.name}>{hero.name}</span>
      <span className={controls.hidden}>{says}</span>
      <span className={styles.danger}>
        <DangerBars level={hero.level} /> {hero.xp}
      </span>
      <span className={styles.hearts}>
        <Hearts gauge={hero.health} />
        <Fuel hero={hero} />
      </span>
      <span className={styles.state}>{t(`mz.state.${hero.state}`)}</span>
      <span className={styles.pips}>{hero.state === 'done' ? null : <Pips gauge={hero.actions} />}</span>
    </button>
  )
}
