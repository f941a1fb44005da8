import { meantActs, paymentOf } from '../act/intent.ts'
import { verbWord } from '../act/verbWord.ts'
import { shortChange } from '../play/changeText.ts'
import type { Choosing } from '../play/choosing.ts'
import type { Play } from '../play/PlayContext.ts'
import type { Act } from '../../model/table/act.ts'
import type { Question } from '../../model/table/question.ts'
import { plainText } from '../text/plainText.ts'
import type { Say } from '../words/i18n.ts'

/** What an answer costs is no result of it. */
const prices: readonly string[] = ['exhausted', 'cp']

/** The result of what is meant or selected, short enough for a button: "Attack Rhino: 9 → 7". */
export function confirmWords(
  t: Say,
  { question, outcomes, shown }: Pick<Play, 'question' | 'outcomes' | 'shown'>,
  { intent, picks }: Pick<Choosing, 'intent' | 'picks'>,
): string {
  if (question === null) return ''
  if (question.shape === 'some') {
    const [verb, n] = [verbOfAll(question), Math.max(question.min, picks.length)]
    return n === 0 ? t('play.none', { verb }) : t('play.these', { verb, n })
  }
  if (question.shape === 'order') return t('play.thisOrder')
  if (question.shape === 'distribute') return t('play.assign', { n: picks.length, max: question.max })
  if (question.shape === 'pay') return t('play.payIt')
  if (intent.built !== null) return intent.built.says
  const acts = meantActs(question, intent)
  const [first] = acts
  if (first === undefined) return t('play.confirm')
  const what = answerWords(t, shown, question, first)
  // While several things are meant, the first of them is not announced as the one.
  if (acts.some((act) => answerWords(t, shown, question, act) !== what)) return t('play.confirm')
  const [target] = first.targets
  const paying = paymentOf(question, intent)?.asked.choices.map(({ thing }) => thing) ?? []
  const change = outcomes.settled?.changes.find(
    ({ thing, what: kind }) =>
      !prices.includes(kind) &&
      thing !== first.source &&
      (target === undefined ? !paying.includes(thing) : thing === target),
  )
  if (change === undefined || acts.length > 1) return what
  const name = shown.board.pieces[change.thing]?.name ?? change.name
  const short = withoutEffect(what, shown.board.pieces[first.source]?.name ?? '')
  const says = short.includes(name) ? short : `${short} – ${name}`
  return t('play.result', { what: says, result: shortChange(t, change) })
}

/** What is done with whatever is picked, where it is the same with everything: "Sell 1 card". */
function verbOfAll({ choices }: Question): string {
  const [verb = '', ...others] = new Set(choices.map((choice) => choice.verb))
  return others.length === 0 ? verb : ''
}

/** As much as a button holds in two lines. */
const MOST = 44

/** An ability that says what it does, "Great Responsibility: Take …", by its name alone where its effect would leave no room for what comes of it. */
function withoutEffect(what: string, source: string): string {
  const isNamed = source !== '' && what.startsWith(source) && /^\s*:/u.test(what.slice(source.length))
  return isNamed && what.length > MOST ? source : what
}

/** The answer in words; a piece alone says what it would do: "She-Hulk defends". */
function answerWords(
  t: Say,
  { game, board }: Play['shown'],
  { isMenu }: Question,
  { label, verb, source }: Act,
): string {
  const what = plainText(label)
  const does = isMenu || what !== board.pieces[source]?.name ? '' : verbWord(t, game, verb)
  return does === '' ? what : `${what} ${does}`
}
