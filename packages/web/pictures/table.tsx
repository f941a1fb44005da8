// A table screen around a prepared game, without worker and saves: for pictures and for drawing boards.
import { I18nProvider } from '@lingui/react'
import { type Language, load, resume, type Save } from '@quadriga/kernel'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/big-shoulders'
import '../src/page/theme/tokens.css'
import '../src/page/theme/base.css'
import { ArtDefinitions } from '../src/page/art/ArtDefinitions.tsx'
import { presenter } from '../src/worker/champions/presenter.ts'
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

const saved = (await (await fetch(`./tables/${asked.get('game') ?? 'solo'}.json`)).json()) as Save
const resumed = resume(presenter.game, saved)
if (!resumed.ok) throw new Error('the save does not open')
const table = new LocalTable({ id: 'picture', presenter, history: resumed.resumed.history, language })

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nProvider i18n={i18n}>
    <ArtDefinitions />
    <div style={{ blockSize: 53 }} />
    <PlayScreen table={bound(table)} />
  </I18nProvider>,
)
