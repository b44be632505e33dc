import './styles/layers.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './ui/ui.css'
import './app/shell.css'
import './art/art.css'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { keepDressed } from './app/dress.ts'
import { onSettings, settings } from './app/settings.ts'
import { i18n, speak } from './i18n/i18n.ts'

keepDressed()
await speak(settings().language)
onSettings(() => {
  if (settings().language !== i18n.locale) void speak(settings().language)
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <App />
    </I18nProvider>
  </StrictMode>,
)
