import { Ban, Check } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import type { Explanation, Refusal } from '../../model/table/answers.ts'
import type { Piece } from '../../model/table/piece.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { useHandling } from './handling.ts'
import styles from './Inspect.module.css'

/** What the reader may do with a piece, and why not, each reason with its rule. */
export function InspectVerbs({ piece, snapshot }: { piece: Piece; snapshot: Snapshot }) {
  const t = useWords()
  const { skin } = useHandling()
  const found = useExplanation(piece.id, snapshot.version)
  if (found === null || (found.verbs.length === 0 && found.now === null)) return null
  return (
    <section className={styles.part}>
      <h3>{t('inspect.can')}</h3>
      <ul className={styles.verbs}>
        {found.now === null ? null : (
          <li data-refused="">
            <Ban size={15} aria-hidden /> <Reason refusal={found.now} />
          </li>
        )}
        {found.verbs.map(({ verb, label, refusal }) => (
          <li key={verb} data-refused={refusal === null ? undefined : ''}>
            {refusal === null ? <Check size={15} aria-hidden /> : <Ban size={15} aria-hidden />}
            <span>
              <Rich text={label} skin={skin} />
              {refusal === null ? null : <Reason refusal={refusal} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reason({ refusal: { text, rule } }: { refusal: Refusal }) {
  const t = useWords()
  const { skin } = useHandling()
  const links = useContext(RichLinksContext)
  return (
    <span className={styles.reason}>
      <Rich text={text} skin={skin} />{' '}
      {rule === null || links === null ? null : (
        <button type="button" className={styles.rule} onClick={() => links.openRule(rule.id)}>
          {t('inspect.ruleOf', { title: rule.title })}
        </button>
      )}
    </span>
  )
}

function useExplanation(thing: number, version: number): Explanation | null {
  const { client } = useHandling()
  const [found, setFound] = useState<Explanation | null>(null)
  useEffect(() => {
    let isHere = true
    void client.explain(thing).then((explanation) => {
      if (isHere) setFound(explanation)
    })
    return () => {
      isHere = false
    }
  }, [client, thing, version])
  return found
}
