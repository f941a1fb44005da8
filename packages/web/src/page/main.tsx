import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/big-shoulders'
import '@fontsource-variable/cinzel'
import '@fontsource-variable/grenze-gotisch'
import './theme/tokens.css'
import './theme/base.css'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepOffline } from './offline/update.ts'
import { followSettings } from './settings/apply.ts'
import { router } from './shell/router.tsx'
import { i18n } from './words/i18n.ts'

followSettings()
keepOffline()

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </StrictMode>,
)
