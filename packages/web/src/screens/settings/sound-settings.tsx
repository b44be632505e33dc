import { changeSettings, useSettings } from '../../app/settings.ts'
import { useWords } from '../../i18n/use-words.ts'
import { playSound } from '../../sound/play-sound.ts'
import { Button } from '../../ui/button.tsx'
import { Toggle } from '../../ui/toggle.tsx'

/** Off until asked for; whoever turns it on or up hears it at once. */
export function SoundSettings() {
  const { say } = useWords()
  const { sound, volume } = useSettings()
  return (
    <section className="panel" aria-labelledby="settings-sound">
      <h2 id="settings-sound">{say('settings.sound')}</h2>
      <Toggle
        label={say('settings.sound')}
        about={say('settings.sound.about')}
        on={sound}
        onChange={(value) => {
          changeSettings({ sound: value })
          playSound('cross')
        }}
      />
      <div className="volume">
        <label htmlFor="settings-volume">{say('settings.volume')}</label>
        <input
          id="settings-volume"
          type="range"
          min="0"
          max="100"
          step="10"
          value={volume}
          // Whoever turns it up wants to hear it.
          onChange={({ target }) => changeSettings({ volume: Number(target.value), sound: true })}
          onPointerUp={() => playSound('cross')}
          onKeyUp={() => playSound('cross')}
        />
        <output htmlFor="settings-volume">{volume}</output>
        <Button off={sound ? undefined : say('settings.sound.off')} onClick={() => playSound('kill')}>
          {say('settings.sound.try')}
        </Button>
      </div>
    </section>
  )
}
