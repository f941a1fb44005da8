import { type CardWorths, usualWorths } from './hand.ts'

/** What the Veteran wants of its cards, where it differs from greedy. */
const known: Readonly<Record<string, number>> = {
  'thanos-ebony-maw': 2.4,
  'thanos-corvus-glaive': 2.2,
  'thanos-black-dwarf': 2.2,
  'thanos-proxima-midnight': 2.2,
  'thanos-black-swan': 2,
  'thanos-legions-of-thanos': 2,
  'taskmaster-conduct-exercise': 3,
  'taskmaster-training-dummy': 4,
  'taskmaster-taskmasters-sword': 3.4,
  'taskmaster-lesson-plan': 2.4,
  'taskmaster-anaconda': 2.4,
  'taskmaster-jagged-bow': 2.4,
  'taskmaster-black-ant': 2.2,
  'taskmaster-shadow-initiative': 2.2,
  'taskmaster-trainer-for-hire': 1.6,
}

export const studiedWorths: CardWorths = {
  drawn: usualWorths.drawn,
  known: { ...usualWorths.known, ...known },
}
