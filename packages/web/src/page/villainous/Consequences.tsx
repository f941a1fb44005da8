import { CircleCheck, Trash2 } from 'lucide-react'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import styles from './Consequences.module.css'
import { Curtain } from './Curtain.tsx'
import { useConsequences } from './useConsequences.ts'
import type { Fight } from './useFight.ts'

/** What happens if the fight is fought now, as sentences. */
export function Consequences({ fight }: { readonly fight: Fight }) {
  const t = useWords()
  const { shown, found } = useVillainous()
  const model = useConsequences(fight)
  if (model === null) return null
  const names = (ids: readonly number[]): string =>
    new Intl.ListFormat(shown.language).format(found(ids).map(({ name }) => name))
  const { spent, spared, covering, collects } = model
  return (
    <section className={styles.follows}>
      <h3 className={styles.label}>{t('vl.whatHappens')}</h3>
      <ul>
        <li>
          <CircleCheck size={18} aria-hidden="true" />
          {t('vl.falls', { name: names([fight.target]) })} {collects ? t('vl.collects') : ''}
        </li>
        {spent.length === 0 ? null : (
          <li>
            <Trash2 size={18} aria-hidden="true" />
            {t('vl.spent', { names: names(spent), n: spent.length })}
          </li>
        )}
        {spared.length === 0 ? null : (
          <li>
            <CircleCheck size={18} aria-hidden="true" />
            {t('vl.spared', { names: names(spared), n: spared.length })}
          </li>
        )}
        {covering === null ? null : (
          <li>
            <Curtain className={styles.curtain} />
            {covering.length === 0
              ? t('vl.uncovers')
              : t('vl.staysCovered', { names: names(covering), n: covering.length })}
          </li>
        )}
      </ul>
    </section>
  )
}
