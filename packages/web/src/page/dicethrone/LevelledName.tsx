import styles from './LevelledName.module.css'

interface NameProps {
  readonly name: string
  readonly language: string
  readonly className?: string | undefined
}

/** A name in the display face; the numeral of a level behind it stands in the body face, for in blackletter it is hard to read. */
export function LevelledName({ name, language, className }: NameProps) {
  const [, title = name, level = ''] = /^(.*\S)\s+(I{1,3}|IV)$/u.exec(name) ?? []
  return (
    <span className={`${styles.name} ${className ?? ''}`} lang={language}>
      {title}
      {level === '' ? null : <b className={styles.level}> {level}</b>}
    </span>
  )
}
