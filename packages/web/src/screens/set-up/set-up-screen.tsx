import { useEffect, useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { BotSelect } from '../../bots/bot-select.tsx'
import type { SeatBot } from '../../bots/seat-bots.ts'
import { FIRST_WISH, optionsOf, randomWish, type Wish } from '../../games/gear-up/set-up/wish.ts'
import { WishFields } from '../../games/gear-up/set-up/wish-fields.tsx'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { allToPlay } from '../all-to-play.ts'

/** What was wished for last: whoever looks something up in the rules comes back to it. */
let kept = FIRST_WISH

const roll = (n: number): number => Math.floor(Math.random() * n)

export function SetUpScreen() {
  useWordSet('gear-up')
  const { say } = useWords()
  const [wish, setWish] = useState(kept)
  // By survivor, so that leaving or moving seats does not change who plays whom.
  const [bots, setBots] = useState<Readonly<Record<string, SeatBot | undefined>>>({})
  const { cover } = useSettings()
  const [starting, setStarting] = useState<'no' | 'yes' | 'failed'>('no')
  useEffect(() => {
    kept = wish
  }, [wish])
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part })

  const start = async () => {
    setStarting('yes')
    try {
      begin(await allToPlay())
    } catch {
      setStarting('failed')
    }
  }

  const begin = ({ startGame }: Awaited<ReturnType<typeof allToPlay>>) => {
    const seed = wish.seed.trim()
    const store = startGame(
      optionsOf(wish),
      seed === '' ? undefined : seed,
      wish.survivors.map((id) => bots[id]),
    )
    // A seed is for one game.
    setWish({ ...wish, seed: '' })
    window.location.hash = hrefOf({ screen: 'game', id: store.id })
  }

  return (
    <form
      className="page set-up"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <h1>{say('set-up.title')}</h1>

      <WishFields wish={wish} onChange={setWish}>
        <label className="seed">
          {say('set-up.seed')}
          <input
            type="text"
            value={wish.seed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="seed-about"
            onChange={({ target }) => change({ seed: target.value })}
          />
          <span id="seed-about" className="fine">
            {say('set-up.seed.about')}
          </span>
        </label>
      </WishFields>

      <details className="panel">
        <summary>{say('set-up.bots')}</summary>
        <p className="fine">{say('set-up.bots.about')}</p>
        {wish.survivors.map((id) => (
          <BotSelect
            key={id}
            survivor={id}
            value={bots[id]}
            onChange={(bot) => setBots({ ...bots, [id]: bot })}
          />
        ))}
      </details>

      {wish.survivors.length > 1 && (
        <Toggle
          label={say('settings.cover')}
          about={say('settings.cover.about')}
          on={cover}
          onChange={(on) => changeSettings({ cover: on })}
        />
      )}

      <div className="set-up-actions">
        <Button
          type="submit"
          kind="primary"
          size="l"
          off={starting === 'yes' ? say('shell.under-way') : undefined}
        >
          {say('set-up.start')}
        </Button>
        <Button size="l" onClick={() => setWish(randomWish(wish, roll))}>
          {say('set-up.random')}
        </Button>
      </div>
      {starting === 'failed' && (
        <p role="alert" className="refused">
          {say('landing.failed')}
        </p>
      )}
    </form>
  )
}
