import { type Language, loadedGame, type ThingId } from '@quadriga/kernel'
import type { OddsQuestion } from '../../dicethrone/oddsModel.ts'
import type { ForecastQuestion, TableClient } from '../client.ts'
import type { Question } from '../question.ts'
import type { BotPlay } from './botPlay.ts'
import { explaining } from './explaining.ts'
import { foresee } from './foresee.ts'
import { decisionIn } from './present.ts'
import type { Presenter } from './presenter.ts'
import { eyeSeeing, mainEye, type Scene } from './scene.ts'

/** What is asked about a table without changing it. */
export type Asking = Pick<
  TableClient,
  'explain' | 'whyNumber' | 'preview' | 'suggest' | 'forecast' | 'odds' | 'faces'
>

/** The table as it is when it is asked. */
export interface Asked {
  readonly presenter: Presenter
  readonly scene: () => Scene
  readonly question: () => Question | null
  readonly language: () => Language
  readonly bots: () => BotPlay
}

/** Answers questions about a table, each from what the reader may know at that moment. */
export function asking({ presenter, scene: sceneNow, question: questionNow, language, bots }: Asked): Asking {
  return {
    explain(thing: ThingId) {
      const [scene, question] = [sceneNow(), questionNow()]
      const eye = scene.eyes.find(({ seat }) => seat === question?.seat) ?? mainEye(scene)
      return Promise.resolve(explaining(presenter, scene, eye, thing, question))
    },
    whyNumber(thing, stat) {
      const scene = sceneNow()
      const isKnown = (eyeSeeing(scene, thing).things.get(thing)?.face ?? '') !== ''
      return Promise.resolve(isKnown ? presenter.whyNumber(scene, thing, stat) : null)
    },
    preview(question, picks) {
      const scene = sceneNow()
      const found = decisionIn(scene, question)
      if (found === null) return Promise.resolve(null)
      return Promise.resolve(foresee(presenter, scene, found.eye, found.decision, picks))
    },
    async suggest(question) {
      const scene = sceneNow()
      const found = decisionIn(scene, question)
      return found === null ? null : await bots().suggestion(scene, found.eye, found.decision)
    },
    forecast: (asked: ForecastQuestion = {}) =>
      Promise.resolve(presenter.forecast?.(sceneNow(), asked) ?? null),
    odds: (asked: OddsQuestion = {}) => Promise.resolve(presenter.odds?.(sceneNow(), asked) ?? null),
    faces(codes) {
      const loaded = loadedGame(presenter.id)
      return Promise.resolve(codes.flatMap((code) => presenter.face(loaded, code, language()) ?? []))
    },
  }
}
