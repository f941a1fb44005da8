import { memo } from 'react'
import { Card } from '../cards/Card.tsx'
import { championsSkin } from '../champions/skin.ts'
import type { Face } from '../../model/table/face.ts'

/** A card's picture, drawn once: a change of the deck must not draw a hundred of them again. */
export const CardLook = memo(function CardLook({ face }: { readonly face: Face }) {
  return <Card face={face} skin={championsSkin} />
})
