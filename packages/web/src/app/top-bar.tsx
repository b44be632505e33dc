import { Logo } from '../art/logo.tsx'
import { LanguageSwitch } from '../i18n/language-switch.tsx'
import { useWords } from '../i18n/use-words.ts'
import { hrefOf, type Route } from './routes.ts'

const LINKS = ['rules', 'settings'] as const

/** On every screen: the way home, the rules, the settings and the language. */
export function TopBar({ route }: { readonly route: Route }) {
  const { say } = useWords()
  return (
    <header className="top-bar">
      <a className="top-home" href={hrefOf({ screen: 'landing' })} aria-label={say('shell.home')}>
        <Logo />
        <span className="top-name">{say('shell.name')}</span>
      </a>
      <nav aria-label={say('shell.pages')}>
        {LINKS.map((screen) => (
          <a
            key={screen}
            href={hrefOf(screen === 'rules' ? { screen, topic: undefined } : { screen })}
            aria-current={route.screen === screen ? 'page' : undefined}
          >
            {say(`shell.${screen}`)}
          </a>
        ))}
      </nav>
      <LanguageSwitch />
    </header>
  )
}
