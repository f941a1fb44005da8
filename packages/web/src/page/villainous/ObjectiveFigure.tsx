import type { VillainModel } from '../../model/villainous/board.ts'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import { fanRays } from './fanRays.ts'
import { Gem } from './Gem.tsx'
import styles from './ObjectiveFigure.module.css'
import { stoneFaces } from './stones.ts'

interface Props {
  readonly player: VillainModel
  readonly isSmall?: boolean
}

const roman = ['I', 'II', 'III', 'IV'] as const

/** How far a villain is, as a figure of its own: a fan, gems, tiles, plinths. The words stand beside it. */
export function ObjectiveFigure({ player, isSmall = false }: Props) {
  const t = useWords()
  const have = player.parts.reduce((sum, part) => sum + part.have, 0)
  const need = player.parts.reduce((sum, part) => sum + part.need, 0)
  const main = player.parts[0] ?? { have: 0, need: 1 }
  return (
    <div
      className={styles.figure}
      data-small={isSmall}
      role="img"
      aria-label={t('vl.objectivePart', { have, need })}
    >
      {player.face === 'thanos' ? <Gems player={player} /> : null}
      {player.face === 'ultron' || player.face === 'killmonger' ? <Steps player={player} /> : null}
      {player.face === 'taskmaster' ? <Plinths have={main.have} need={main.need} /> : null}
      {player.face === 'hela' ? <Fan have={main.have} need={main.need} isSmall={isSmall} /> : null}
    </div>
  )
}

function Fan({
  have,
  need,
  isSmall,
}: {
  readonly have: number
  readonly need: number
  readonly isSmall: boolean
}) {
  return (
    <svg viewBox="0 0 160 86" className={styles.fan} aria-hidden="true">
      {fanRays(need).map((d, n) => (
        <path key={d} d={d} data-made={n < have} />
      ))}
      {isSmall ? null : (
        <text x="80" y="80" textAnchor="middle">
          {have}
          <tspan>/{need}</tspan>
        </text>
      )}
    </svg>
  )
}

/** Six Stones: those that were captured are cut gems in their colours. */
function Gems({ player }: { readonly player: VillainModel }) {
  const { found } = useVillainous()
  const captured = found(player.specialties).map(({ face }) => face)
  const made = stoneFaces.filter((face) => captured.includes(face))
  return (
    <span className={styles.gems}>
      {stoneFaces
        .toSorted((a, b) => Number(made.includes(b)) - Number(made.includes(a)))
        .map((face) => (
          <Gem key={face} face={face} isMade={made.includes(face)} />
        ))}
    </span>
  )
}

/** One box for each step: the tiles of Ultron, tile and charges of Killmonger. */
function Steps({ player }: { readonly player: VillainModel }) {
  const steps = player.parts.flatMap(({ have, need }) => Array.from({ length: need }, (_, n) => n < have))
  return (
    <span className={styles.steps}>
      {steps.map((isMade, n) => (
        // Steps stand in their order.
        <b key={n} data-made={isMade}>
          {roman[n] ?? n + 1}
        </b>
      ))}
    </span>
  )
}

function Plinths({ have, need }: { readonly have: number; readonly need: number }) {
  return (
    <span className={styles.plinths}>
      {Array.from({ length: need }, (_, n) => (
        // Plinths are alike: how many bear somebody is what counts.
        <svg key={n} viewBox="0 0 28 32" data-made={n < have} aria-hidden="true">
          <path d="M3 31H25V27H22V20H6V27H3Z" />
          <path className={styles.bust} d="M14 3a4.5 4.5 0 1 0 .1 0ZM7 19c0-8 14-8 14 0Z" />
        </svg>
      ))}
    </span>
  )
}
