import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import {
  type DealRoll,
  dealt,
  exchanged,
  type Groups,
  moved,
  placesFor,
  type Teams,
  toggled,
  withGroups,
  withSeats,
} from './crew.ts'
import type { SetUpBox } from './set-up-box.ts'
import { SurvivorCard } from './survivor-card.tsx'

const byChance: DealRoll = (n) => Math.floor(Math.random() * n)

interface Props {
  readonly box: SetUpBox
  readonly teams: Teams
  /** How many the mission is made for. */
  readonly wanted: number
  /** Who has to be among them; undefined where as many may come as like. */
  readonly groups: Groups | undefined
  readonly onChange: (teams: Teams) => void
}

/** How many play, with whom, and who has whom. */
export function CrewFields({ box, teams, wanted, groups, onChange }: Props) {
  const { say, name, language } = useWords()
  const { survivors, mostSeats, Portrait, Head } = box
  const chosen = teams.flat()
  const list = new Intl.ListFormat(language)
  const most = Math.min(mostSeats, chosen.length)
  return (
    <div className="crew-fields">
      <RadioGroup
        legend={say('missions.players')}
        about={say('missions.players.about')}
        value={String(teams.length)}
        options={Array.from({ length: most }, (_, index) => ({
          value: String(index + 1),
          label: String(index + 1),
        }))}
        onChange={(seats) => onChange(withSeats(teams, Number(seats)))}
      />
      <ol className="crew-seats">
        {teams.map((team, seat) => (
          <li key={team.join()}>
            {teams.length > 1 && <span className="crew-seat">{say('table.seat', { seat: seat + 1 })}</span>}
            <span className="crew-faces" aria-hidden="true">
              {team.map((id) => (
                <Head key={id} survivor={id} size={40} />
              ))}
            </span>
            <span className="crew-names">{list.format(team.map((id) => name('survivor', id, 'name')))}</span>
          </li>
        ))}
      </ol>
      <details className="crew-choice">
        <summary>{say('missions.survivors')}</summary>
        <p className="fine" role="status">
          {groups
            ? say('missions.survivors.always', { wanted })
            : say('missions.survivors.count', { chosen: chosen.length, wanted })}
        </p>
        <Button
          onClick={() =>
            onChange(withGroups(dealt(idsOf(box), wanted, teams.length, byChance), groups ?? []))
          }
        >
          {say('missions.deal')}
        </Button>
        <ul className="zone-survivors">
          {survivors.map((survivor) => {
            const seat = teams.findIndex((team) => team.includes(survivor.id))
            return (
              <SurvivorCard
                key={survivor.id}
                survivor={survivor}
                Portrait={Portrait}
                seat={seat < 0 ? undefined : seat}
                seats={teams.length}
                places={groups && seat < 0 ? placesFor(teams, groups, survivor.id) : undefined}
                isFixed={groups !== undefined}
                onExchange={(goes) => onChange(exchanged(teams, goes, survivor.id))}
                onToggle={() => onChange(toggled(teams, survivor.id))}
                onMove={(to) => onChange(moved(teams, survivor.id, to))}
              />
            )
          })}
        </ul>
      </details>
    </div>
  )
}

const idsOf = ({ survivors }: Pick<SetUpBox, 'survivors'>): readonly string[] => survivors.map(({ id }) => id)
