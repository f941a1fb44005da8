import { Users } from 'lucide-react'
import type { ThingId } from '@quadriga/kernel'
import type { HeroModel } from '../../model/zombies/board.ts'
import { useHandling } from '../cards/handling.ts'
import { useWords } from '../words/i18n.ts'
import { DangerBars, Fuel, Hearts, Pips } from './Gauges.tsx'
import styles from './HeroCard.module.css'
import { HeroDisc } from './HeroDisc.tsx'
import { fuelOf, isRavenous } from './fuelSays.ts'
import { HeroVerbs } from './HeroVerbs.tsx'
import { useTableau } from './useTableau.ts'

/** Experience at which the levels begin; the last one is the end of the bar. */
const LEVELS = [0, 7, 19, 43]

/** The sheet of the hero on the screen: Health, Power or Hunger, Actions, experience, attack, Skills, Traits and citizen. */
export function HeroCard({ hero }: { readonly hero: HeroModel }) {
  const t = useWords()
  const { acts } = useTableau()
  const share = Math.min(1, hero.xp / 43)
  return (
    <article className={styles.card} data-acts={acts} aria-label={t('mz.sheetOf', { name: hero.name })}>
      <div className={styles.head}>
        <HeroDisc hero={hero} size={52} isActing={acts} />
        <div>
          <h3 className={styles.name} data-long={hero.name.length > 9}>
            {hero.name}
          </h3>
          <p className={styles.actions}>
            <Pips gauge={hero.actions} />
            <span>{t('mz.actions', { n: hero.actions.now })}</span>
          </p>
        </div>
      </div>
      <p className={styles.numbers}>
        <span role="img" aria-label={t('mz.healthOf', { ...hero.health })}>
          <Hearts gauge={hero.health} />
        </span>
        <span role="img" aria-label={fuelOf(t, hero)}>
          <Fuel hero={hero} />
        </span>
        {isRavenous(hero) ? <b className={styles.ravenous}>{t('mz.ravenous')}</b> : null}
        <span className={styles.xp}>
          <DangerBars level={hero.level} />
          {t('mz.xp', { n: hero.xp })}
        </span>
      </p>
      <div className={styles.bar} data-level={hero.level} aria-hidden="true">
        <i style={{ inlineSize: `${share * 100}%` }} />
        {LEVELS.slice(1, 3).map((level) => (
          <b key={level} style={{ insetInlineStart: `${(level / 43) * 100}%` }} />
        ))}
      </div>
      {hero.attacks.map((attack) => (
        <Attack key={attack.id} attack={attack} />
      ))}
      <div className={styles.tools}>
        <Cards hero={hero} />
        <HeroVerbs />
      </div>
    </article>
  )
}

function Attack({ attack }: { readonly attack: HeroModel['attacks'][number] }) {
  const t = useWords()
  const { faceOf, press, inspect, markOf } = useHandling()
  const { id, face, least, most, dice, hitsOn } = attack
  const mark = markOf(id).state
  return (
    <button
      type="button"
      className={styles.attack}
      data-mark={mark}
      data-piece={id}
      onClick={() => (mark === 'idle' ? inspect(id) : press(id))}
    >
      <b>{faceOf(face)?.name ?? ''}</b>
      <span>
        {t('mz.attackSays', { range: least === most ? `${least}` : `${least}–${most}`, dice, hits: hitsOn })}
      </span>
    </button>
  )
}

/** Skills that are unlocked, Traits and the citizen: those that can be used are buttons of their own. */
function Cards({ hero }: { readonly hero: HeroModel }) {
  const t = useWords()
  const { pieces } = useTableau().board
  const held = [...hero.traits, ...(hero.citizen >= 0 ? [hero.citizen] : []), ...hero.carried]
  return (
    <ul className={styles.cards} aria-label={t('mz.cards')}>
      {hero.skills
        .filter(({ isLocked }) => !isLocked)
        .map(({ id }) => (
          <li key={id}>
            <CardChip id={id} kind="skill" />
          </li>
        ))}
      {held.map((id) => (
        <li key={id}>
          <CardChip id={id} kind={pieces[id]?.zone.startsWith('citizen') === true ? 'citizen' : 'trait'} />
        </li>
      ))}
      {Array.from({ length: Math.max(0, 2 - hero.traits.length) }, (_, n) => (
        <li key={`free-${n}`} className={styles.free}>
          {t('mz.freeTrait')}
        </li>
      ))}
    </ul>
  )
}

function CardChip({ id, kind }: { readonly id: ThingId; readonly kind: 'skill' | 'trait' | 'citizen' }) {
  const { pieces } = useTableau().board
  const { markOf, press, inspect } = useHandling()
  const mark = markOf(id)
  const piece = pieces[id]
  if (piece === undefined) return null
  return (
    <button
      type="button"
      className={styles.chip}
      data-kind={kind}
      data-face={piece.face}
      data-mark={mark.state}
      data-piece={id}
      aria-label={piece.says}
      onClick={() => (mark.state === 'idle' ? inspect(id) : press(id))}
      onContextMenu={(event) => {
        event.preventDefault()
        inspect(id)
      }}
    >
      {kind === 'citizen' ? <Users aria-hidden="true" size={14} /> : null} {piece.name}
    </button>
  )
}
