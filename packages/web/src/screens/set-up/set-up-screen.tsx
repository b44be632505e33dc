import './set-up.css'
import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { BossFigure } from '../../art/gear-up/boss-figure.tsx'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { gearUp } from '../../store/load-gear-up.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { SurvivorCards } from './survivor-cards.tsx'
import { BOSSES, DIFFICULTIES, FIRST_WISH, optionsOf, randomWish, type Wish, withSurvivor } from './wish.ts'

const roll = (n: number): number => Math.floor(Math.random() * n)

export function SetUpScreen() {
  useWordSet('gear-up')
  const { say, name } = useWords()
  const [wish, setWish] = useState(FIRST_WISH)
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part })

  const start = async () => {
    const { startGame } = await gearUp()
    const seed = wish.seed.trim()
    const store = seed === '' ? startGame(optionsOf(wish)) : startGame(optionsOf(wish), seed)
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

      <SurvivorCards
        chosen={wish.survivors}
        leader={wish.leader}
        onToggle={(id) => setWish(withSurvivor(wish, id))}
      />

      {wish.survivors.length > 1 ? (
        <RadioGroup
          legend={say('set-up.leader')}
          value={wish.leader}
          options={wish.survivors.map((id) => ({ value: id, label: name('survivor', id, 'name') }))}
          onChange={(leader) => change({ leader })}
        />
      ) : (
        <p className="fine">{say('set-up.solo')}</p>
      )}

      <RadioGroup
        className="bosses"
        legend={say('set-up.boss')}
        value={wish.boss}
        options={BOSSES.map((id) => ({
          value: id,
          label: (
            <>
              <BossFigure boss={id} size={72} />
              {name('boss', id, 'name')}
            </>
          ),
        }))}
        onChange={(boss) => change({ boss })}
      />

      <RadioGroup
        legend={say('set-up.difficulty')}
        value={wish.difficulty}
        options={DIFFICULTIES.map((id) => ({ value: id, label: name('difficulty', id) }))}
        onChange={(difficulty) => change({ difficulty })}
      />

      <details className="panel">
        <summary>{say('set-up.options')}</summary>
        <Toggle
          label={say('option.ammo-on-boss.name')}
          about={say('option.ammo-on-boss.text')}
          on={wish.ammoOnBoss}
          onChange={(ammoOnBoss) => change({ ammoOnBoss })}
        />
        <Toggle
          label={say('option.assured-deck.name')}
          about={say('option.assured-deck.text')}
          on={wish.assuredDeck}
          onChange={(assuredDeck) => change({ assuredDeck })}
        />
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
      </details>

      <div className="set-up-actions">
        <Button type="submit" kind="primary" size="l">
          {say('set-up.start')}
        </Button>
        <Button size="l" onClick={() => setWish(randomWish(wish, roll))}>
          {say('set-up.random')}
        </Button>
      </div>
    </form>
  )
}
