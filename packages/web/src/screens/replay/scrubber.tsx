import type { Game, GameModule } from '@graveshift/kernel'
import { timeAs } from '../../after/clock.ts'
import { placeAfter, type ReplayMove, type ReplayPlace } from '../../after/replay.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { ControlIcon } from './control-icon.tsx'
import { type Playing, REPLAY_SPEEDS, type ReplaySpeed } from './use-playing.ts'

interface Props {
  readonly module: GameModule<Game>
  readonly places: readonly ReplayPlace[]
  readonly starts: readonly number[]
  readonly at: number
  readonly onShow: (place: number) => void
  readonly playing: Playing
}

const BEFORE: readonly ReplayMove[] = ['start', 'back-turn', 'back']
const AFTER: readonly ReplayMove[] = ['forward', 'forward-turn', 'end']

/** Goes anywhere in a game: by hand, by button, or by itself. */
export function Scrubber({ module, places, starts, at, onShow, playing }: Props) {
  const { say, tell } = useWords()
  const last = places.length - 1
  const turn = places[at]?.turn ?? 0
  const where = turn === 0 ? say('replay.at.setup') : tell(timeAs(module.tellTime(turn), 'title'))
  const which = say('replay.decision', { now: at, all: last })
  const button = (move: ReplayMove) => (
    <Button
      key={move}
      className="control"
      aria-label={say(`replay.${move}`)}
      title={say(`replay.${move}`)}
      onClick={() => onShow(placeAfter(move, at, last, starts))}
    >
      <ControlIcon name={move} />
    </Button>
  )
  return (
    <section className="scrubber" aria-label={say('replay.controls')}>
      <p className="scrubber-where">
        <strong>{where}</strong> <span className="fine">{which}</span>
      </p>
      <div className="scrubber-track">
        <svg viewBox={`0 0 ${Math.max(1, last)} 1`} preserveAspectRatio="none" aria-hidden="true">
          {starts.map((start) => (
            <line key={start} x1={start} x2={start} y1="0" y2="1" vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say('replay.position')}
          aria-valuetext={`${where}, ${which}`}
          onChange={({ target }) => onShow(Number(target.value))}
        />
      </div>
      <div className="scrubber-buttons">
        {BEFORE.map(button)}
        <Button
          kind="primary"
          className="control"
          aria-label={say(playing.on ? 'replay.pause' : 'replay.play')}
          title={say(playing.on ? 'replay.pause' : 'replay.play')}
          onClick={playing.toggle}
        >
          <ControlIcon name={playing.on ? 'pause' : 'play'} />
        </Button>
        {AFTER.map(button)}
        <label className="scrubber-speed">
          <span>{say('replay.speed')}</span>
          <select
            value={playing.speed}
            onChange={({ target }) => playing.setSpeed(target.value as ReplaySpeed)}
          >
            {REPLAY_SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {say(`replay.speed.${speed}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}
