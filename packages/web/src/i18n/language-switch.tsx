import { changeSettings } from '../app/settings.ts'
import { LANGUAGE_NAMES, LANGUAGES } from './languages.ts'
import { useWords } from './use-words.ts'

/** Always in plain sight: three buttons, no menu. */
export function LanguageSwitch() {
  const { say, language } = useWords()
  return (
    <fieldset className="languages" aria-label={say('shell.language')}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => changeSettings({ language: each })}
        >
          <span className="language-name">{LANGUAGE_NAMES[each]}</span>
          <span className="language-code" aria-hidden="true">
            {each}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
