import type { Chapter } from '@graveshift/gears-and-guns'
import { useWords } from '../../../i18n/use-words.ts'

interface Props {
  /** The mission that comes next, from 1 on. */
  readonly mission: number
  readonly history: readonly Chapter[]
}

const MISSIONS = 10
const STEP = 44
const placeOf = (index: number): readonly [number, number] => [
  22 + index * STEP,
  Math.round(56 + Math.sin(index * 1.15) * 18),
]
const PLACES = Array.from({ length: MISSIONS }, (_, index) => placeOf(index))

/** The way through the ten missions: won, lost, next, and those nobody knows yet. */
export function CampTrail({ mission, history }: Props) {
  const { say } = useWords()
  const wonAt = (number: number) => history.some((each) => each.mission === number && each.outcome === 'won')
  const won = PLACES.filter((_, index) => wonAt(index + 1)).length
  return (
    <svg
      className="camp-trail"
      viewBox="0 0 440 108"
      role="img"
      aria-label={say('campfire.trail', { number: mission, won })}
    >
      <path d={`M${PLACES.map((place) => place.join(' ')).join('L')}`} className="camp-trail-way" />
      {PLACES.map(([x, y], index) => {
        const number = index + 1
        const state =
          number === mission ? 'next' : wonAt(number) ? 'won' : number < mission ? 'lost' : 'to-come'
        return (
          <g key={number} transform={`translate(${x} ${y})`} data-state={state}>
            <circle r={state === 'next' ? 18 : 14} />
            {state === 'won' && <path d="M-5.5 0L-1.5 4.5L6 -4.5" />}
            {state === 'lost' && <path d="M-5 -5L5 5M5 -5L-5 5" />}
            {(state === 'next' || state === 'to-come') && (
              <text y={state === 'next' ? 7 : 5.5} fontSize={state === 'next' ? 19 : 15}>
                {number}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
