import type { Piece } from '../../model/table/piece.ts'
import { useWords } from '../words/i18n.ts'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { Companion } from './Companion.tsx'
import { useDuel } from './duel.ts'
import styles from './Belongings.module.css'
import { Token } from './Token.tsx'

/** What lies beside a hero: status tokens in stacks, companions, and those that wait to be built. */
export function Belongings({
  player: { statuses, companions, leaflet },
}: {
  readonly player: DuellistModel
}) {
  const t = useWords()
  const { pieces } = useDuel().board
  return (
    <div className={styles.belongings}>
      {statuses.length === 0 ? null : (
        <ul className={styles.tokens} aria-label={t('dt.statuses')}>
          {statuses.map((status) => {
            const piece = pieces[status.ids.at(-1) ?? -1]
            return piece === undefined ? null : (
              <li key={piece.id}>
                <Token status={status} piece={piece} />
              </li>
            )
          })}
        </ul>
      )}
      {companions.length + leaflet.length === 0 ? null : (
        <ul className={styles.tokens} aria-label={t('dt.companions')}>
          {alike(found(pieces, companions)).map(({ piece, n }) => (
            <li key={piece.id}>
              <Companion piece={piece} n={n} waits={false} />
            </li>
          ))}
          {found(pieces, leaflet).map((piece) => (
            <li key={piece.id}>
              <Companion piece={piece} n={1} waits />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function found(pieces: Readonly<Record<number, Piece>>, ids: readonly number[]): Piece[] {
  return ids.flatMap((id) => pieces[id] ?? [])
}

/** Companions that cannot be told apart lie in one stack. */
function alike(pieces: readonly Piece[]): { readonly piece: Piece; readonly n: number }[] {
  const stacks = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const key = `${piece.face} ${piece.hp?.now ?? ''}`
    stacks.set(key, [...(stacks.get(key) ?? []), piece])
  }
  return [...stacks.values()].flatMap((stack) =>
    stack.slice(0, 1).map((piece) => ({ piece, n: stack.length })),
  )
}
