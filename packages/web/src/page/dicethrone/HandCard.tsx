import { memo } from 'react'
import { CardArt } from '../art/CardArt.tsx'
import type { Face } from '../../model/table/face.ts'
import { WholeLines } from '../cards/WholeLines.tsx'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import styles from './HandCard.module.css'
import { inksOf } from './inks.ts'
import { LevelledName } from './LevelledName.tsx'
import { Requirement } from './Requirement.tsx'
import { diceThroneSkin } from './skin.ts'
import { tierWords } from './tierWords.ts'

/** A card in hand with its cost, when it is played, its name and a text that can be read. On a phone it is a tile without the text. */
export const HandCard = memo(function HandCard({ face }: { readonly face: Face }) {
  return (
    <RichLinksContext value={null}>
      <span className={styles.card} style={inksOf(face.family)} data-kind={face.kind}>
        <span className={styles.picture}>
          <CardArt face={face} skin={diceThroneSkin} />
        </span>
        {face.cost === null ? null : <b className={styles.cost}>{face.cost}</b>}
        <span className={styles.when} data-when="">
          {face.kind === 'card' ? face.traits[0] : face.kindName}
        </span>
        <LevelledName name={face.name} language={face.language} className={styles.name} />
        <WholeLines className={styles.text}>
          <Text face={face} />
        </WholeLines>
      </span>
    </RichLinksContext>
  )
})

function Text({ face: { tiers, text } }: { readonly face: Face }) {
  const { lines, shared } = tierWords(tiers.map((tier) => tier.text))
  // The first paragraph says what kind it is and what it costs, as the corners do.
  const paragraphs = text.slice(1)
  if (tiers.length === 0)
    return paragraphs.map((paragraph, n) => (
      // Paragraphs never change their order.
      <span key={n} className={styles.paragraph}>
        <Rich text={paragraph} skin={diceThroneSkin} />
      </span>
    ))
  return (
    <>
      {tiers.map((tier, n) => (
        // Tiers never change their order.
        <span key={n} className={styles.paragraph}>
          <Requirement tier={tier} met={[]} /> <Rich text={lines[n] ?? []} skin={diceThroneSkin} />
        </span>
      ))}
      {shared.length === 0 ? null : (
        <span className={styles.paragraph}>
          {'… '}
          <Rich text={shared} skin={diceThroneSkin} />
        </span>
      )}
    </>
  )
}
