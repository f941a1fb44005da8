import type { ThingId } from '@quadriga/kernel'
import type { GroupModel, HeroModel, PlaceModel, TokenModel } from '../../model/zombies/board.ts'
import { useHandling } from '../cards/handling.ts'
import { useWords } from '../words/i18n.ts'
import { EnemyShape, HeroShape, TokenShape } from './Figures.tsx'
import { tokenSays } from './zoneSays.ts'
import { useTableau } from './useTableau.ts'
import { isBuilt, useZonePress } from './useZonePress.ts'
import styles from './StripPieces.module.css'

/** Everybody and everything in the chosen zone, large and by name; what can be chosen there is pressed here too. */
export function StripPieces({ place }: { readonly place: PlaceModel }) {
  const t = useWords()
  const { board } = useTableau()
  const { groups, heroes, tokens } = place
  const isEmpty = groups.length + heroes.length + tokens.length === 0
  if (isEmpty) return <p className={styles.empty}>{t('mz.nobody')}</p>
  return (
    <ul className={styles.pieces} aria-label={t('mz.here')}>
      {groups.map((group) => (
        <Group key={group.face} group={group} />
      ))}
      {heroes.map((id) => {
        const hero = board.players.find((one) => one.hero === id)
        return hero === undefined ? null : <Hero key={id} hero={hero} />
      })}
      {tokens.map((token) => (
        <Token key={token.id} token={token} />
      ))}
    </ul>
  )
}

/** Whoever can be eaten is a target with odds: pressing it puts the attack together. */
function usePressPiece(): (id: ThingId) => void {
  const { press } = useHandling()
  const tableau = useTableau()
  const { verb } = useZonePress(tableau)
  return (id) => {
    const zone = tableau.board.pieces[id]?.zone ?? ''
    const meal = tableau.verbsAt(zone).find((one) => one.thing === id && isBuilt(one.verb))
    if (meal === undefined) press(id)
    else verb(zone, meal)
  }
}

interface EntryProps {
  readonly id: ThingId
  readonly name: string
  readonly fact: string
  readonly n?: number
  readonly children: React.ReactNode
}

function Entry({ id, name, fact, n = 1, children }: EntryProps) {
  const { markOf, inspect } = useHandling()
  const press = usePressPiece()
  const mark = markOf(id)
  return (
    <li>
      <button
        type="button"
        className={styles.piece}
        data-mark={mark.state}
        data-piece={id}
        aria-pressed={mark.state === 'chosen' ? true : undefined}
        onClick={() => (mark.state === 'idle' ? inspect(id) : press(id))}
      >
        <svg width={44} height={44} viewBox="-22 -22 44 44" aria-hidden="true">
          {children}
        </svg>
        <span className={styles.words}>
          <span>
            {n > 1 ? <b className={styles.n}>{n} × </b> : null}
            {name}
            {mark.key === '' ? null : <kbd className={styles.key}>{mark.key}</kbd>}
          </span>
          <small>
            {fact}
            {mark.note === '' ? '' : ` ${mark.note}`}
          </small>
        </span>
      </button>
    </li>
  )
}

/** A group stands for the one of its figures that a question points at. */
function Group({ group }: { readonly group: GroupModel }) {
  const t = useWords()
  const { markOf } = useHandling()
  const { kind, face, name, ids, toughness } = group
  const id = ids.find((one) => markOf(one).state !== 'idle') ?? ids[0] ?? -1
  return (
    <Entry id={id} name={name} n={ids.length} fact={t('mz.toughness', { n: toughness })}>
      <EnemyShape kind={kind} face={face} size={36} />
    </Entry>
  )
}

function Hero({ hero }: { readonly hero: HeroModel }) {
  const t = useWords()
  const { hero: shown, acts } = useTableau()
  const isActing = acts && shown?.seat === hero.seat
  return (
    <Entry
      id={hero.hero}
      name={hero.name}
      fact={t('mz.heroFact', { n: hero.health.now, state: t(`mz.state.${hero.state}`) })}
    >
      <HeroShape
        face={hero.face}
        size={36}
        state={isActing ? 'acts' : hero.state === 'done' ? 'done' : 'ready'}
      />
    </Entry>
  )
}

function Token({ token }: { readonly token: TokenModel }) {
  const t = useWords()
  return (
    <Entry id={token.id} name={tokenSays(t, token)} fact={t(`mz.token.${token.kind}`)}>
      <TokenShape token={token} size={34} />
    </Entry>
  )
}
