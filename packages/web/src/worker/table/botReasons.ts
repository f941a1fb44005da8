import {
  type Decision,
  type Language,
  languages,
  loadedGame,
  type Message,
  type RichText,
} from '@quadriga/kernel'
import { frenchTypography } from '@quadriga/kernel/text'
import { howSure, sayWhy } from '@quadriga/bots/words'
import { type BotMove, type Eye, labelOf, type Scene, words } from '@quadriga/table'
import type { Suggestion } from '../../model/table/answers.ts'
import type { Presenter } from './presenter.ts'
import { tableWords } from './tableWords.ts'

/** Why a bot answered as it did, in both languages. */
export type BotReason = Readonly<Record<Language, RichText>>

/** In a game with secret hands a bot keeps to itself what it picked and for what; the log tells what everybody may know. */
export function reasonOf(presenter: Presenter, move: BotMove): BotReason | null {
  const { why, eye, decision, picks } = move
  if (why === null) return null
  const say = (language: Language): RichText => {
    if (presenter.secret) return words(saidOr(why, howSure, language))
    const gain = saidOr(why, sayWhy, language)
    const scene: Scene = { loaded: loadedGame(eye.view), language, seat: decision.seat, eyes: [eye] }
    return [...picksText(scene, eye, decision, picks), { kind: 'text', text: `. ${gain}` }]
  }
  const [en, fr] = languages.map(say) as [RichText, RichText]
  return { en, fr }
}

/** What a bot would do, as a hint for a person. */
export function suggestionOf(scene: Scene, { eye, decision, picks, why }: BotMove): Suggestion {
  const says = picksText(scene, eye, decision, picks)
  return { question: decision.id, picks, says, reason: saidOr(why, sayWhy, scene.language) }
}

function picksText(scene: Scene, eye: Eye, { options }: Decision, picks: readonly string[]): RichText {
  const labels = picks.flatMap((pick) => {
    const option = options.find(({ key }) => key === pick)
    return option === undefined ? [] : [labelOf(scene, eye, options, option)]
  })
  return labels.flatMap((label, i) => (i === 0 ? label : [{ kind: 'text' as const, text: ', ' }, ...label]))
}

function saidOr(why: Message | null, say: typeof sayWhy, language: Language): string {
  const gains = why !== null && Number(why.args['gain'] ?? 0) > 0
  const said = (gains ? say(why, language) : null) ?? tableWords[language].only
  return language === 'fr' ? frenchTypography(said) : said
}
