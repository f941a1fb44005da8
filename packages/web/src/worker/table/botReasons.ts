import { type Language, languages, loadedGame, type Message, type RichText } from '@quadriga/kernel'
import { frenchTypography } from '@quadriga/kernel/text'
import { howSure, sayWhy } from '@quadriga/bots/words'
import type { Advice, Hint, Label } from '@quadriga/bots/hint'
import { type Asked, type BotMove, picksText, picksWithin, type Scene, words } from '@quadriga/table'
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

/** What a bot would do, as a hint for a person: the answer, why, and what a search found out about it. */
export async function suggestionOf(scene: Scene, { eye, decision }: Asked, hint: Hint): Promise<Suggestion> {
  const { picks, why, advice } = hint
  const says = picksText(scene, eye, decision, picks ?? [])
  const only = advice === null || advice.next === null
  const reason = why === null && !only ? '' : saidOr(why, sayWhy, scene.language)
  const lines = advice === null ? [] : await linesOf(scene, { eye, decision }, advice)
  const rival = advice === null || advice.isClear ? null : (advice.next?.picks ?? null)
  return { question: decision.id, picks: picks ?? [], says, reason, lines, rival }
}

async function linesOf(scene: Scene, { eye, decision }: Asked, advice: Advice): Promise<readonly string[]> {
  const { adviceLines } = await import('@quadriga/bots/hint')
  const at = { state: advice.plan[0]?.state ?? eye.q.state, decision }
  const label: Label = (one) => picksWithin(scene, one.state, one.decision, one.picks)
  const lines = adviceLines(advice, at, label, scene.language)
  return scene.language === 'fr' ? lines.map(frenchTypography) : lines
}

function saidOr(why: Message | null, say: typeof sayWhy, language: Language): string {
  const gains = why !== null && Number(why.args['gain'] ?? 0) > 0
  const said = (gains ? say(why, language) : null) ?? tableWords[language].only
  return language === 'fr' ? frenchTypography(said) : said
}
