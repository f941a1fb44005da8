import { figuresQuestion, type OwnSetup } from '@quadriga/testkit/kit'
import { villains } from './content/index.ts'
import { villainous } from './game.ts'
import type { Mode } from './query/mode.ts'

const modeNames: readonly {
  readonly id: Mode
  readonly names: { readonly en: string; readonly fr: string }
}[] = [
  { id: 'omnipotent', names: { en: 'Omnipotent: no Crises', fr: 'Omnipotent : aucune Crise' } },
  {
    id: 'implacable',
    names: { en: 'Implacable: one global Crisis at a time', fr: 'Implacable : une Crise globale à la fois' },
  },
  {
    id: 'immortal',
    names: { en: 'Immortal: any number of Crises', fr: 'Immortel : autant de Crises qu’il en vient' },
  },
]

/** How a person puts a game together: who plays, and how Crises are used. */
export const ownSetup: OwnSetup = {
  questions: [
    figuresQuestion(
      villainous,
      villains.map(({ id }) => id),
      2,
      4,
    ),
    { asks: { en: 'Which mode?', fr: 'Quel mode ?' }, least: 1, most: 1, options: modeNames },
  ],
  made: ([chosen = [], [mode = 'omnipotent'] = []]) => ({ villains: chosen, mode }),
}
