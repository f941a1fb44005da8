import { Lead } from '../shell/Lead.tsx'
import page from '../shell/Page.module.css'
import { creditsWords } from '../words/credits.ts'
import { addWords, useWords } from '../words/i18n.ts'
import styles from './CreditsScreen.module.css'
import { iconAuthors, iconNames } from './iconAuthors.ts'

addWords(creditsWords)

const fonts = [
  ['Atkinson Hyperlegible Next', 'The Atkinson Hyperlegible Next Project Authors'],
  ['Big Shoulders', 'The Big Shoulders Project Authors'],
  ['Cinzel', 'The Cinzel Project Authors'],
  ['Grenze Gotisch', 'The Grenze Gotisch Project Authors'],
  ['Saira Stencil One', 'The Saira Stencil Project Authors'],
] as const

/** Whose work is in this page, and under which licence. */
export function CreditsScreen() {
  const t = useWords()
  return (
    <div className={`${page.page} ${styles.credits}`}>
      <Lead title={t('credits.title')}>{t('credits.fan')}</Lead>
      <section className={page.panel}>
        <h2 className={page.caption}>{t('credits.names.title')}</h2>
        <p>{t('credits.names')}</p>
        <p>{t('credits.art')}</p>
      </section>
      <IconAuthors />
      <section className={page.panel}>
        <h2 className={page.caption}>{t('credits.fonts.title')}</h2>
        <p>{t('credits.fonts')}</p>
        <ul className={styles.list}>
          {fonts.map(([name, authors]) => (
            <li key={name}>
              <strong>{name}</strong> – {authors}
            </li>
          ))}
        </ul>
      </section>
      <section className={page.panel}>
        <h2 className={page.caption}>{t('credits.signs.title')}</h2>
        <p>{t('credits.signs')}</p>
      </section>
      <section className={page.panel}>
        <h2 className={page.caption}>{t('credits.software.title')}</h2>
        <p>{t('credits.software')}</p>
      </section>
    </div>
  )
}

function IconAuthors() {
  const t = useWords()
  return (
    <section className={page.panel}>
      <h2 className={page.caption}>{t('credits.icons.title')}</h2>
      <p>{t('credits.icons', { site: 'game-icons.net', licence: 'CC BY 3.0' })}</p>
      <p className={styles.links}>
        <a href="https://game-icons.net">game-icons.net</a>
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
      </p>
      {iconAuthors.map((one) => (
        <details key={one.author} className={styles.author}>
          <summary>{t('credits.icons.by', { author: one.author, n: iconNames(one).length })}</summary>
          <p lang="en">{iconNames(one).join(', ')}</p>
        </details>
      ))}
    </section>
  )
}
