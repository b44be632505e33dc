import './settings.css'
import { changeSettings, SPEEDS, TEXT_SIZES, THEMES, useSettings } from '../../app/settings.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { useWords } from '../../i18n/use-words.ts'
import { BackToTable } from '../../ui/back-to-table.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { SoundSettings } from './sound-settings.tsx'

/** Every wish of this device's player, each at work as soon as it is uttered. */
export function SettingsScreen() {
  const { say, language } = useWords()
  const { theme, motion, speed, text, cover, follow } = useSettings()
  return (
    <div className="page settings">
      <h1>{say('settings.title')}</h1>
      <p className="fine">{say('settings.about')}</p>
      <BackToTable />

      <section className="panel" aria-labelledby="settings-look">
        <h2 id="settings-look">{say('settings.look')}</h2>
        <RadioGroup
          legend={say('shell.language')}
          value={language}
          options={LANGUAGES.map((value) => ({
            value,
            label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
          }))}
          onChange={(value) => changeSettings({ language: value })}
        />
        <RadioGroup
          legend={say('settings.theme')}
          value={theme}
          options={THEMES.map((value) => ({
            value,
            label: (
              <>
                <span className={`swatch swatch-${value}`} aria-hidden="true" />
                {say(`settings.theme.${value}`)}
              </>
            ),
          }))}
          onChange={(value) => changeSettings({ theme: value })}
        />
        <RadioGroup
          legend={say('settings.text')}
          value={text}
          options={TEXT_SIZES.map((value) => ({
            value,
            label: <span className={`sample-${value}`}>{say(`settings.text.${value}`)}</span>,
          }))}
          onChange={(value) => changeSettings({ text: value })}
        />
      </section>

      <section className="panel" aria-labelledby="settings-play">
        <h2 id="settings-play">{say('settings.play')}</h2>
        <div>
          <RadioGroup
            legend={say('settings.speed')}
            value={speed}
            options={SPEEDS.map((value) => ({ value, label: say(`settings.speed.${value}`) }))}
            onChange={(value) => changeSettings({ speed: value })}
          />
          <p className="fine">{say('settings.speed.about')}</p>
        </div>
        <Toggle
          label={say('settings.motion')}
          about={say('settings.motion.about')}
          on={motion}
          onChange={(value) => changeSettings({ motion: value })}
        />
        <Toggle
          label={say('settings.cover')}
          about={say('settings.cover.about')}
          on={cover}
          onChange={(value) => changeSettings({ cover: value })}
        />
        <Toggle
          label={say('settings.follow')}
          about={say('settings.follow.about')}
          on={follow}
          onChange={(value) => changeSettings({ follow: value })}
        />
      </section>

      <SoundSettings />
    </div>
  )
}
