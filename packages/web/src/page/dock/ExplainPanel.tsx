import { useEffect, useState } from 'react'
import { RuleLink } from '../rules/RuleLink.tsx'
import { CloseButton } from '../shell/CloseButton.tsx'
import type { Explanation, Refusal } from '../../model/table/answers.ts'
import type { ThingId } from '../table/client.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { useChoosing } from '../play/choosing.ts'
import styles from './ExplainPanel.module.css'
import { usePlay } from '../play/PlayContext.ts'

/** Why a piece cannot be chosen, with the rule that says so. */
export function ExplainPanel({ thing }: { readonly thing: ThingId }) {
  const t = useWords()
  const found = useExplanation(thing)
  if (found === null) return null
  return (
    <div className={styles.panel} role="status">
      <div className={styles.head}>
        <strong>{t('play.whyTitle', { name: found.name })}</strong>
        <CloseButton size={18} onClose={() => useChoosing.setState({ explained: null })} />
      </div>
      {found.now === null ? null : <Reason refusal={found.now} />}
      {found.verbs.length === 0 && found.now === null ? <p>{t('play.noVerb')}</p> : null}
      <ul>
        {found.verbs.map(({ verb, label, refusal }) => (
          <li key={verb}>
            <b>
              <Rich text={label} />
            </b>
            {' – '}
            {refusal === null ? t('play.allowed') : <Reason refusal={refusal} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Reason({ refusal: { text, rule } }: { readonly refusal: Refusal }) {
  return (
    <span>
      <Rich text={text} /> {rule === null ? null : <RuleLink rule={rule} />}
    </span>
  )
}

function useExplanation(thing: ThingId): Explanation | null {
  const { table, snapshot } = usePlay()
  const [found, setFound] = useState<Explanation | null>(null)
  useEffect(() => {
    let isHere = true
    void table.explain(thing).then((explanation) => isHere && setFound(explanation))
    return () => {
      isHere = false
    }
  }, [table, thing, snapshot.version, snapshot.language])
  return found?.thing === thing ? found : null
}
