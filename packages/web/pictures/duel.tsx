// A table screen of Dice Throne that plays itself to a moment worth a picture, without worker and saves.
import { I18nProvider } from '@lingui/react'
import { beginHistory, type Language, load } from '@quadriga/kernel'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/grenze-gotisch'
import '../src/page/theme/tokens.css'
import '../src/page/theme/base.css'
import { ArtDefinitions } from '../src/page/art/ArtDefinitions.tsx'
import { presenter } from '../src/worker/dicethrone/presenter.ts'
import { PlayScreen } from '../src/page/play/PlayScreen.tsx'
import { LocalTable } from '../src/worker/table/localTable.ts'
import { i18n, speak } from '../src/page/words/i18n.ts'
import { bound } from './bound.ts'

const asked = new URLSearchParams(location.search)
const language = (asked.get('lang') ?? 'en') as Language
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dark'
document.documentElement.lang = language
speak(language)
load(presenter.game)

const heroes = (asked.get('heroes') ?? 'gunslinger,barbarian').split(',')
const [ask = 'ask.attempt', round = '3', attempt = '1'] = (asked.get('at') ?? '').split('/')
const people = heroes.map((_, seat) => (seat === 0 ? 'me' : (asked.get('others') ?? 'greedy')))
const begun = beginHistory(presenter.game, { heroes }, asked.get('seed') ?? '1', people)
if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
const table = new LocalTable({ id: 'picture', presenter, history: begun.history, language })
for (let n = 0; n < 4000; n++) {
  const { question, moment, outcome, board } = table.snapshot()
  if (outcome !== null) break
  if (asked.get('until') === 'ultimate' && board.game === 'dicethrone' && board.attack?.isUltimate === true)
    break
  if (question === null) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    continue
  }
  const attempts = board.game === 'dicethrone' ? (board.roll?.attempts.now ?? 0) : 0
  const isThere = (question.ask || 'ask.attempt') === (ask || 'ask.attempt') && moment.round >= Number(round)
  if (isThere && (ask !== 'ask.attempt' || attempts >= Number(attempt))) break
  const found = await table.suggest(question.id, 'usual')
  const picks = found?.picks ?? question.suggested ?? [question.choices[0]?.key ?? '']
  table.answer({ decision: question.id, seat: question.seat, picks })
}
table.pace(700)

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nProvider i18n={i18n}>
    <ArtDefinitions />
    <div style={{ blockSize: 53 }} />
    <PlayScreen table={bound(table)} />
  </I18nProvider>,
)
