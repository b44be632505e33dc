import { type Game, has, isRecord } from '@graveshift/kernel'
import { type DarkChoice, type SplitPick, type ZonesChoiceOf, zombiesOf, zoneName } from '@graveshift/zones'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { AnswerButton } from './answer-button.tsx'
import { type BoardOffer, useBoardOffer, useDeciding, zoneOfTarget } from './deciding.ts'
import { Leanings, useLeaning } from './leanings.tsx'
import { QuestionHead } from './question-head.tsx'

/** An answer that is one zone, as a place or as the end of a way. */
type ZonePick = { readonly do: string } & ({ readonly zone: number } | { readonly to: number })

const placeOf = (pick: ZonePick): number => (has(pick, 'zone') ? pick.zone : pick.to)

interface ZoneProps {
  readonly choice: Game['choice']
  readonly person?: number
  /** What comes of it, where that is not seen from the question. */
  readonly about?: string
}

/** One of several zones: by a button, or by a press on the board. */
export function ZonePanel({ choice, person, about }: ZoneProps) {
  const { table, kit } = useDeciding()
  const { store, submit } = table
  const picks = useMemo(() => store.picks(choice) as readonly ZonePick[], [store, choice])
  const offer: BoardOffer = useMemo(
    () => ({
      marks: { offered: picks.map(placeOf) },
      press(target) {
        const pick = picks.find((each) => placeOf(each) === zoneOfTarget(target))
        if (pick) submit(pick)
        return pick !== undefined
      },
    }),
    [picks, submit],
  )
  useBoardOffer(offer)
  return (
    <section className="decide">
      <QuestionHead choice={choice} {...(person === undefined ? {} : { person })}>
        {about !== undefined && <p className="fine">{about}</p>}
      </QuestionHead>
      <ul className="answers in-rows">
        {picks.map((pick) => (
          <li key={placeOf(pick)}>
            <AnswerButton choice={choice} pick={pick}>
              {zoneName(kit.map, placeOf(pick))}
            </AnswerButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const StandPanel = ({ choice }: { readonly choice: ZonesChoiceOf<'stand'> }) => (
  <ZonePanel choice={choice} person={choice.person} />
)

export function DarkPanel({ choice }: { readonly choice: DarkChoice }) {
  const { say } = useWords()
  return <ZonePanel choice={choice} about={say('zone.decide.dark.about')} />
}

/** Who would send zombies this way, among others. */
function LeaningWay({ choice, way }: { readonly choice: ZonesChoiceOf<'split'>; readonly way: string }) {
  const seats = useLeaning(
    choice,
    (pick) => isRecord(pick) && Array.isArray(pick.to) && pick.to.includes(way),
  )
  return <Leanings seats={seats} />
}

/** Where zombies go that cannot be shared out evenly: as many ways as there are odd ones are chosen. */
export function SplitPanel({ choice }: { readonly choice: ZonesChoiceOf<'split'> }) {
  const { kit, board, skin } = useDeciding()
  const { say, name } = useWords()
  const { zone, kind, extra, to } = choice.odd
  const [chosen, choose] = useState<{ readonly of: number; readonly zones: readonly number[] }>({
    of: choice.id,
    zones: [],
  })
  const zones = chosen.of === choice.id ? chosen.zones : []
  const pick: SplitPick = { do: 'split', to: zones.toSorted((one, other) => one - other) }
  const isWhole = zones.length === extra
  const offer: BoardOffer = useMemo(() => {
    const toggle = (at: number) =>
      choose((before) => {
        const now = before.of === choice.id ? before.zones : []
        // With all chosen the first one chosen gives way.
        return {
          of: choice.id,
          zones: now.includes(at)
            ? now.filter((each) => each !== at)
            : [...now.slice(now.length < extra ? 0 : 1), at],
        }
      })
    return {
      marks: { offered: to },
      press(target) {
        const at = zoneOfTarget(target)
        if (at === undefined || !to.includes(at)) return false
        toggle(at)
        return true
      },
    }
  }, [choice.id, extra, to])
  useBoardOffer(offer)
  const id = kit.kinds[kind]?.id ?? ''
  return (
    <section className="decide">
      <QuestionHead choice={choice} />
      <p className="wound-source">
        <skin.Zombie kind={id} size={48} />
        <span>
          {say('zone.decide.split', {
            count: extra,
            zone: zoneName(kit.map, zone),
            zombie: name('zombie', id, 'name'),
            all: zombiesOf(kit, board, zone, kind),
          })}
        </span>
      </p>
      <ul className="answers in-rows">
        {to.map((at) => (
          <li key={at}>
            <Button
              className="answer"
              aria-pressed={zones.includes(at)}
              data-way={zoneName(kit.map, at)}
              onClick={() => offer.press({ at: 'zone', zone: at })}
            >
              {zoneName(kit.map, at)}
              <LeaningWay choice={choice} way={zoneName(kit.map, at)} />
            </Button>
          </li>
        ))}
      </ul>
      <footer className="decide-foot">
        {isWhole ? (
          <AnswerButton choice={choice} pick={pick} kind="primary">
            {say('zone.decide.go')}
          </AnswerButton>
        ) : (
          <Button kind="primary" off={say('zone.decide.choose', { count: extra - zones.length })}>
            {say('zone.decide.go')}
          </Button>
        )}
      </footer>
    </section>
  )
}
