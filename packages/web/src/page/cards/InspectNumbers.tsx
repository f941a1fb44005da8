import { useEffect, useState } from 'react'
import type { NumberWhy } from '../../model/table/answers.ts'
import type { Piece } from '../../model/table/piece.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { useHandling } from './handling.ts'
import styles from './Inspect.module.css'

/** Live numbers: those that are as printed in one line, each other one with the parts that make it. */
export function InspectNumbers({ piece, snapshot }: { piece: Piece; snapshot: Snapshot }) {
  const t = useWords()
  const numbers = useNumbers(piece, snapshot.version)
  if (numbers.length === 0) return null
  const plain = numbers.filter(isPrinted)
  return (
    <section className={styles.part}>
      <h3>{t('inspect.numbers')}</h3>
      {numbers
        .filter((number) => !isPrinted(number))
        .map((number) => (
          <MadeOf key={number.stat} number={number} />
        ))}
      {plain.length === 0 ? null : (
        <p className={styles.plain}>
          {plain.map(({ stat, name, value }) => (
            <span key={stat}>
              {name} <b>{value}</b>
            </span>
          ))}
          <small>{t('inspect.printed')}</small>
        </p>
      )}
    </section>
  )
}

function isPrinted({ parts, value }: NumberWhy): boolean {
  const [only] = parts
  return parts.length === 0 || (parts.length === 1 && only?.how === 'base' && only.amount === value)
}

function MadeOf({ number: { name, value, parts } }: { number: NumberWhy }) {
  const t = useWords()
  const { skin } = useHandling()
  return (
    <dl className={styles.number}>
      <dt>
        {name} <b>{value}</b>
      </dt>
      {parts.map(({ text, amount, how }, index) => (
        // The parts of a number stand in the order they are counted.
        <dd key={index}>
          <b>{t('inspect.part', { sign: how, n: amount })}</b> <Rich text={text} skin={skin} />
        </dd>
      ))}
    </dl>
  )
}

/** Asks for the parts of every number of a piece. */
function useNumbers(piece: Piece, version: number): readonly NumberWhy[] {
  const { client } = useHandling()
  const [found, setFound] = useState<readonly NumberWhy[]>([])
  const stats = [...piece.stats.map(({ id }) => id), ...(piece.hp === null ? [] : ['hp'])].join(' ')
  useEffect(() => {
    let isHere = true
    const asked = stats === '' ? [] : stats.split(' ')
    void Promise.all(asked.map((stat) => client.whyNumber(piece.id, stat))).then((all) => {
      if (isHere) setFound(all.filter((one) => one !== null))
    })
    return () => {
      isHere = false
    }
  }, [client, piece.id, stats, version])
  return found
}
