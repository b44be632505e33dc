import './settings.css'
import { changeSettings, SPEEDS, THEMES, useSettings } from '../../app/settings.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { useWords } from '../../i18n/use-words.ts'
import { playSound } from '../../sound/play-sound.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Toggle } from '../../ui/toggle.tsx'

export function SettingsScreen() {
  const { say, language } = useWords()
  const { theme, motion, speed, sound, volume } = useSettings()
  return (
    <div className="page settings">
      <h1>{say('settings.title')}</h1>
      <RadioGroup
        legend={say('shell.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(value) => changeSettings({ language: value })}
      />
      <RadioGroup
        legend={say('settings.theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: say(`settings.theme.${value}`) }))}
        onChange={(value) => changeSettings({ theme: value })}
      />
      <RadioGroup
        legend={say('settings.speed')}
        value={speed}
        options={SPEEDS.map((value) => ({ value, label: say(`settings.speed.${value}`) }))}
        onChange={(value) => changeSettings({ speed: value })}
      />
      <Toggle
        label={say('settings.motion')}
        about={say('settings.motion.about')}
        on={motion}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <Toggle
        label={say('settings.sound')}
        on={sound}
        onChange={(value) => {
          changeSettings({ sound: value })
          playSound('cross')
        }}
      />
      <label className="volume">
        {say('settings.volume')}
        <input
          type="range"
          min="0"
          max="100"
          step="10"
          value={volume}
          disabled={!sound}
          onChange={({ target }) => changeSettings({ volume: Number(target.value) })}
          onPointerUp={() => playSound('cross')}
        />
      </label>
    </div>
  )
}
