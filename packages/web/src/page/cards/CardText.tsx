import type { Skin } from '../art/skin.ts'
import type { Face, FaceTier } from '../../model/table/face.ts'
import { Rich } from '../text/Rich.tsx'
import styles from './CardText.module.css'

/** The rules on a card: what the dice must show where dice are asked for, and a paragraph for each ability. */
export function CardText({ face, skin }: { face: Face; skin: Skin }) {
  if (face.tiers.length > 0)
    return (
      <ul className={styles.text}>
        {face.tiers.map((tier, index) => (
          // The variants of an ability never change their order.
          <li key={index} className={styles.tier}>
            <Requirement tier={tier} skin={skin} />
            <p>
              <Rich text={tier.text} skin={skin} />
            </p>
          </li>
        ))}
      </ul>
    )
  return (
    <div className={styles.text} lang={face.language}>
      {face.text.map((paragraph, index) => (
        // The paragraphs of a card never change their order.
        <p key={index}>
          <Rich text={paragraph} skin={skin} />
        </p>
      ))}
    </div>
  )
}

function Requirement({ tier, skin }: { tier: FaceTier; skin: Skin }) {
  if (tier.straight !== '') return <Straight length={tier.straight === 'small-straight' ? 4 : 5} />
  return (
    <span className={styles.dice}>
      {tier.symbols.map((symbol, index) => {
        const Glyph = skin.symbol(symbol)
        // Equal symbols stand side by side.
        return (
          <span key={index} className={styles.die} role="img" aria-label={symbol}>
            {Glyph === null ? symbol.slice(0, 1) : <Glyph aria-hidden="true" />}
          </span>
        )
      })}
    </span>
  )
}

function Straight({ length }: { length: number }) {
  return (
    <span className={styles.dice}>
      {Array.from({ length }, (_, index) => (
        // Steps of a straight stand in order.
        <span key={index} className={styles.die} aria-hidden="true">
          {index + 1}
        </span>
      ))}
    </span>
  )
}
