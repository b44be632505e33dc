import './phase.css'
import { has } from '@graveshift/kernel'
import { useEffect, useRef } from 'react'
import { changeSettings, SPEEDS, useSettings } from '../../app/settings.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Key } from '../../table/key.tsx'
import { Button } from '../../ui/button.tsx'
import { Sign, type SignName } from '../table/sign.tsx'
import type { ZoneBoard } from '../table/zone-face.ts'
import { useZones } from '../table/zone-table-state.ts'
import { beatCaption, beatInWords, beatTitle, levelName } from './captions.ts'
import type { FilmBeat, FilmKind } from './film.ts'
import { usePhaseFilm, usePhaseTeller } from './use-phase.ts'
import { usePhaseKeys } from './use-phase-keys.ts'

const SIGN: Readonly<Record<FilmKind, SignName>> = {
  attack: 'skull',
  hurt: 'melee',
  seen: 'sight',
  heard: 'noise',
  taunted: 'loud',
  moved: 'reach',
  card: 'skull',
  appear: 'skull',
  rush: 'reach',
  extra: 'reach',
  shortage: 'reach',
  taunt: 'loud',
  own: 'goal',
}

interface LineProps {
  readonly beat: FilmBeat<ZoneBoard>
  readonly state: 'done' | 'now' | 'to-come'
}

function BeatLine({ beat, state }: LineProps) {
  const teller = usePhaseTeller()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (state === 'now') line.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <li
      ref={line}
      data-kind={beat.kind}
      data-state={state}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <Sign name={SIGN[beat.kind]} size={17} />
      <b>{beatTitle(teller, beat)}</b>
      <span>{beatCaption(teller, beat)}</span>
    </li>
  )
}

/** The card that was drawn, its line for the present danger lit, while it is seen. */
function DrawnCard({ beat }: { readonly beat: FilmBeat<ZoneBoard> }) {
  const { kit } = useZones()
  const teller = usePhaseTeller()
  const { say, tell } = useWords()
  const { card } = beat
  const data = card && kit.spawnCards[card.id]
  if (!card || !data) return null
  return (
    <section className="drawn-card" aria-label={say('zone.phase.card', { card: card.id })}>
      <h3>
        {say('zone.phase.card', { card: card.id })}
        <span className="level-tag" data-level={levelIds[card.level]}>
          {levelName(teller, card.level)}
        </span>
      </h3>
      <ol>
        {has(data, 'lines') &&
          data.lines.map((count, level) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line for each level
              key={level}
              data-level={levelIds[level]}
              data-lit={level === card.level ? '' : undefined}
            >
              <i aria-hidden="true" />
              {count === 0
                ? say('zone.phase.nobody')
                : tell({ word: `zombie-count.${data.kind}`, with: { count } })}
            </li>
          ))}
      </ol>
      <p>{beatInWords(teller, beat)}</p>
    </section>
  )
}

const levelIds = ['blue', 'yellow', 'orange', 'red'] as const

/** What the zombies do, beat by beat, with hands to stop it. */
export function PhasePanel() {
  const { phase, skip } = useZones()
  const { say } = useWords()
  const { speed } = useSettings()
  const { before, isPhase } = usePhaseFilm()
  usePhaseKeys()
  const { beats, at, isPaused, pause, go } = phase
  if (at === undefined) return null
  const all = [...before, ...beats.map(({ film }) => film)]
  const now = before.length + at
  const shown = all[now]
  return (
    <section className="zone-panel phase-panel" aria-label={say('zone.phase.beats')} data-phase-panel>
      <h2>
        {say(isPhase ? 'zone.phase.title' : 'zone.phase.opened')}
        <span>{say('zone.phase.at', { at: now + 1, of: all.length })}</span>
      </h2>
      <ol className="phase-beats">
        {all.map((beat, index) => (
          <BeatLine
            // biome-ignore lint/suspicious/noArrayIndexKey: beats keep their places
            key={index}
            beat={beat}
            state={index < now ? 'done' : index === now ? 'now' : 'to-come'}
          />
        ))}
      </ol>
      {shown?.card && <DrawnCard beat={shown} />}
      <div className="phase-hands">
        <Button onClick={() => go(at - 1)} aria-keyshortcuts="ArrowLeft">
          {say('zone.phase.back')} <Key name="←" />
        </Button>
        <Button onClick={() => pause(!isPaused)} aria-pressed={isPaused} aria-keyshortcuts="Space">
          {say(isPaused ? 'zone.phase.play' : 'zone.phase.pause')}
        </Button>
        <Button onClick={() => go(at + 1)} aria-keyshortcuts="ArrowRight">
          {say('zone.phase.next')} <Key name="→" />
        </Button>
      </div>
      <fieldset className="phase-speeds" aria-label={say('zone.phase.speed')}>
        {SPEEDS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={speed === each}
            onClick={() => changeSettings({ speed: each })}
          >
            {say(`settings.speed.${each}`)}
          </button>
        ))}
      </fieldset>
      <Button kind="primary" size="l" onClick={skip} aria-keyshortcuts="Enter" data-skip>
        {say('zone.phase.skip')} <Key name="Enter" />
      </Button>
    </section>
  )
}
