import { usePress } from '../act/usePress.ts'
import { usePlay } from '../play/PlayContext.ts'
import { PieceLine } from '../play/PieceLine.tsx'
import table from '../play/TextTable.module.css'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { HeroModel } from '../../model/zombies/board.ts'
import type { MapFloor } from '../../model/zombies/map.ts'
import styles from './TextMap.module.css'
import { placeSays } from './placeSays.ts'
import { type Tableau, TableauContext, useTableau, useTableauAt } from './useTableau.ts'
import { fuelSays } from './fuelSays.ts'
import { teamWords, useTurnTo } from './HeroRail.tsx'
import { lossWords, SiegeSays } from './MissionPanel.tsx'
import { isBuilt, useZonePress } from './useZonePress.ts'
import { useWalking } from './useWalking.ts'
import { verbSays } from './verbSays.ts'

/** The map in words: goals, heroes, then every floor as places with their exits, who is there and what can be done. */
export function TextMap() {
  const t = useWords()
  const tableau = useTableauAt()
  const { board } = tableau
  useWalking()
  return (
    <TableauContext value={tableau}>
      <div className={table.table}>
        <section className={table.area}>
          <h2 className={table.title}>{t('mz.goals')}</h2>
          <ul>
            {board.goals.map(({ text, have, need }, n) => (
              // The parts of a goal keep their order.
              <li key={n}>
                <Rich text={text} /> {have}/{need}
              </li>
            ))}
            <li>
              {t(lossWords[board.mission.mode][board.isFallen ? 'soon' : 'ever'])}{' '}
              <Rich text={board.defeat} />
              <SiegeSays />
            </li>
          </ul>
        </section>
        <section className={table.area}>
          <h2 className={table.title}>{t(teamWords[board.mission.mode])}</h2>
          {board.players.map((hero) => (
            <HeroText key={hero.seat} hero={hero} />
          ))}
        </section>
        {board.map.floors.map((floor) => (
          <FloorText key={floor.level} floor={floor} />
        ))}
      </div>
    </TableauContext>
  )
}

function HeroText({ hero }: { readonly hero: HeroModel }) {
  const t = useWords()
  const turnTo = useTurnTo()
  const { hero: shown, zoneOf } = useTableau()
  const state = t(`mz.state.${hero.state}`)
  const { name, health, actions, xp } = hero
  const where = zoneOf(hero.zone)?.name ?? state
  const own = [
    ...hero.attacks.map(({ id }) => id),
    ...hero.skills.filter(({ isLocked }) => !isLocked).map(({ id }) => id),
    ...hero.traits,
    ...(hero.citizen >= 0 ? [hero.citizen] : []),
    ...hero.carried,
  ]
  return (
    <section role="group" className={table.zone} aria-label={name}>
      <h3 className={table.zoneTitle}>
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          aria-pressed={shown?.seat === hero.seat}
          onClick={() => turnTo(hero.seat)}
        >
          {name}
        </button>{' '}
        <small>
          {t('mz.heroSays', {
            name: where,
            health: health.now,
            fuel: fuelSays(t, hero),
            actions: actions.now,
            state,
          })}{' '}
          · {t('mz.xp', { n: xp })}
        </small>
      </h3>
      <ul className={table.pieces}>
        {own.map((id) => (
          <PieceLine key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

function FloorText({ floor }: { readonly floor: MapFloor }) {
  const tableau = useTableau()
  return (
    <section className={table.area}>
      <h2 className={table.title}>{floor.name}</h2>
      <ul className={styles.places}>
        {floor.zones.map(({ id, name }) =>
          tableau.placeOf(id) === undefined ? null : (
            <li key={id} className={styles.place} data-place={id}>
              <h3 className={styles.name}>{name}</h3>
              <PlaceText id={id} tableau={tableau} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function PlaceText({ id, tableau }: { readonly id: string; readonly tableau: Tableau }) {
  const t = useWords()
  const press = useZonePress(tableau)
  const { option } = usePress(usePlay())
  const verbs = tableau.verbsAt(id)
  return (
    <>
      <p className={styles.says}>{placeSays(t, tableau, id)}</p>
      {verbs.length === 0 ? null : (
        <p className={styles.verbs}>
          {verbs.map((verb) => (
            <button
              key={verb.key}
              type="button"
              className={controls.button}
              data-option={verb.key}
              // Power is asked for here after the attack was chosen.
              onClick={() => (isBuilt(verb.verb) ? option(verb.key) : press.verb(id, verb))}
            >
              {verbSays(t, tableau, verb)}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
