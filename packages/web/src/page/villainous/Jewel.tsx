import styles from './Jewel.module.css'

/** A number on an octagonal cut jewel. */
export function Jewel({ n }: { readonly n: number }) {
  return (
    <svg viewBox="0 0 64 64" className={styles.jewel} aria-hidden="true">
      <path className={styles.body} d="M20 3H44L61 20V44L44 61H20L3 44V20Z" />
      <path className={styles.light} d="M20 3H44L40 16H24L16 24V40L3 44V20Z" />
      <path
        className={styles.lines}
        d="M20 3 24 16H40L44 3M61 20 48 24V40L61 44M44 61 40 48H24L20 61M3 44 16 40V24L3 20M24 16 16 24M40 16 48 24M48 40 40 48M16 40 24 48"
      />
      <text x="32" y="41" textAnchor="middle">
        {n}
      </text>
    </svg>
  )
}
