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
import { keepAppearance } from './app/appearance.ts'
import { ErrorState } from './app/error-state.tsx'
import { onSettings, settings } from './app/settings.ts'
import { frozenFace, GAMES, INTERLUDES } from './games/index.ts'
import { knowGames } from './games/registry.ts'
import { i18n, speak } from './i18n/i18n.ts'
import { Catch } from './rescue/catch.tsx'

const AGAIN_MS = 2_000

/** Without words nothing can be said, not even that there are none: the page shows its bar until they come. */
async function speakAtLast(): Promise<void> {
  for (;;)
    try {
      return await speak(settings().language)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
}

knowGames(GAMES, frozenFace, INTERLUDES)
keepAppearance()
await speakAtLast()
onSettings(() => {
  if (settings().language !== i18n.locale) void speak(settings().language)
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      {/* Even the frame of the page may break. */}
      <Catch otherwise={(failure, again) => <ErrorState failure={failure} again={again} />}>
        <App />
      </Catch>
    </I18nProvider>
  </StrictMode>,
)
