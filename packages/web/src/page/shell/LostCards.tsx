import styles from './WrongWay.module.css'

const cards = [
  { turn: -24, x: -64, vivid: '#f0525a', tint: '#35070c' },
  { turn: -8, x: -22, vivid: '#e9b949', tint: '#301a00' },
  { turn: 9, x: 22, vivid: '#7cb7ff', tint: '#0c1c38' },
  { turn: 25, x: 64, vivid: '#7fd05b', tint: '#0f2504' },
] as const

/** Four cards with nothing on them, one for each game. */
export function LostCards() {
  return (
    <svg viewBox="-150 -130 300 250" className={styles.picture} aria-hidden="true">
      <defs>
        {cards.map(({ turn, vivid }) => (
          <pattern key={turn} id={`lost${turn}`} width="9" height="9" patternUnits="userSpaceOnUse">
            <circle cx="4.5" cy="4.5" r="2.6" fill={vivid} opacity="0.4" />
          </pattern>
        ))}
      </defs>
      {cards.map(({ turn, x, vivid, tint }) => (
        <g key={turn} transform={`translate(${x} ${Math.abs(x) / 5}) rotate(${turn})`}>
          <rect x="-46" y="-84" width="100" height="140" rx="9" fill={vivid} opacity="0.45" />
          <rect
            x="-50"
            y="-88"
            width="100"
            height="140"
            rx="9"
            fill={tint}
            stroke={vivid}
            strokeWidth="2.5"
          />
          <rect x="-42" y="-80" width="84" height="124" rx="5" fill={`url(#lost${turn})`} />
          <circle cy="-18" r="25" fill={tint} stroke={vivid} strokeWidth="2.5" />
          <text
            y="-4"
            textAnchor="middle"
            fill={vivid}
            fontFamily="Big Shoulders Variable, sans-serif"
            fontWeight="900"
            fontSize="40"
          >
            ?
          </text>
        </g>
      ))}
    </svg>
  )
}
