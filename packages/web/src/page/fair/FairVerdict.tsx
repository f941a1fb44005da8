import { CircleCheck, CircleX } from 'lucide-react'
import type { DiceCount, FairModel } from '../../model/fair/fairModel.ts'
import { gameNames } from '../../model/table/gameNames.ts'
import online from '../online/Online.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Fair.module.css'

/** What a finished game proves about its chance. */
export function FairVerdict({ fair }: { readonly fair: FairModel }) {
  const t = useWords()
  const isFair = fair.isCommitted && fair.speaker === 'generator'
  return (
    <div role="status" className={online.form} data-fair={isFair}>
      <p>
        {gameNames[fair.game]} · {fair.title}
      </p>
      <ul className={styles.proofs}>
        <Proof holds={fair.isCommitted} text={t(fair.isCommitted ? 'fair.committed' : 'fair.notCommitted')} />
        <Proof holds={fair.speaker === 'generator'} text={t(`fair.by.${fair.speaker}`)} />
      </ul>
      <details>
        <summary>{t('fair.numbers')}</summary>
        <dl className={styles.numbers}>
          <dt>{t('fair.commitment')}</dt>
          <dd>
            <code>{fair.commitment === '' ? t('fair.noCommitment') : fair.commitment}</code>
          </dd>
          <dt>{t('fair.seed')}</dt>
          <dd>
            <code>{fair.seed}</code>
          </dd>
        </dl>
      </details>
      {fair.dice === null ? <p>{t('fair.noDice')}</p> : <Dice dice={fair.dice} />}
    </div>
  )
}

function Proof({ holds, text }: { readonly holds: boolean; readonly text: string }) {
  const Sign = holds ? CircleCheck : CircleX
  return (
    <li data-holds={holds}>
      <Sign aria-hidden="true" size={20} /> {text}
    </li>
  )
}

function Dice({ dice: { thrown, faces, likely } }: { readonly dice: DiceCount }) {
  const t = useWords()
  const most = Math.max(...faces)
  return (
    <>
      <table className={styles.dice}>
        <caption>{t('fair.dice', { n: thrown })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('fair.face')}</th>
            <th scope="col">{t('fair.came')}</th>
            <th scope="col">{t('fair.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {faces.map((n, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td>
                {n}
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${(6 * n) / most}rem` }}
                  aria-hidden="true"
                />
              </td>
              <td>{Math.round((10 * thrown) / faces.length) / 10}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('fair.likely', { n: likely })}</p>
    </>
  )
}
