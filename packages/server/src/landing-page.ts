import { type Language, languages } from './language.ts'
import { type WordKey, wordsIn } from './words.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

const terminalCommands: readonly { readonly command: string; readonly told: WordKey }[] = [
  { command: 'npx graveshift play gear-up', told: 'terminal.play' },
  { command: 'npx graveshift engine', told: 'terminal.engine' },
  { command: 'npx graveshift --help', told: 'terminal.help' },
]

const gameCards: readonly {
  readonly name: WordKey
  readonly told: WordKey
  readonly state: WordKey
  readonly ready: boolean
}[] = [
  { name: 'game.gear-up', told: 'game.gear-up.about', state: 'state.terminal', ready: true },
  { name: 'game.second-edition', told: 'game.second-edition.about', state: 'state.planned', ready: false },
  { name: 'game.gears-and-guns', told: 'game.gears-and-guns.about', state: 'state.planned', ready: false },
]

/** The page at "/" until the browser client takes its place. No script, no inline style: the CSP forbids both. */
export const landingPage = (language: Language): string => {
  const words = wordsIn(language)
  const told = (key: WordKey): string => escapeHtml(words(key))

  const languageLink = (other: Language): string =>
    `<a href="/?lang=${other}" hreflang="${other}" lang="${other}"${other === language ? ' aria-current="true"' : ''}>${escapeHtml(wordsIn(other)('language.name'))}</a>`

  const gameCard = ({ name, told: about, state, ready }: (typeof gameCards)[number]): string => `
        <li class="card${ready ? ' ready' : ''}">
          <h3>${told(name)}</h3>
          <p>${told(about)}</p>
          <p class="state">${told(state)}</p>
        </li>`

  const commandRow = ({ command, told: about }: (typeof terminalCommands)[number]): string => `
        <dt><code>${escapeHtml(command)}</code></dt>
        <dd>${told(about)}</dd>`

  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="${told('page.description')}">
    <title>Graveshift</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/landing.css">
  </head>
  <body>
    <header>
      <nav aria-label="${told('language.choose')}">${languages.map(languageLink).join(' ')}</nav>
      <h1>Graveshift</h1>
      <p class="claim">${told('page.claim')}</p>
    </header>
    <main>
      <section aria-labelledby="now">
        <h2 id="now">${told('now.title')}</h2>
        <p>${told('now.text')}</p>
        <ul class="cards">${gameCards.map(gameCard).join('')}
        </ul>
      </section>
      <section aria-labelledby="terminal">
        <h2 id="terminal">${told('terminal.title')}</h2>
        <p>${told('terminal.text')}</p>
        <dl class="commands">${terminalCommands.map(commandRow).join('')}
        </dl>
      </section>
    </main>
    <footer>
      <p>${told('page.notice')}</p>
    </footer>
  </body>
</html>
`
}
