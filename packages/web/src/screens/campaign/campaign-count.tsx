import type { ListedGame } from '@graveshift/games'
import { useWords } from '../../i18n/use-words.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'

const countsOf = ({ fewest, most }: ListedGame): readonly number[] =>
  Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index)

interface CountProps {
  readonly listed: ListedGame
  readonly seats: number
  readonly about?: string
  readonly onChange: (seats: number) => void
}

/** How many play a campaign. */
export function CampaignCount({ listed, seats, about, onChange }: CountProps) {
  const { say } = useWords()
  return (
    <RadioGroup
      legend={say('campaigns.players')}
      about={about}
      value={String(seats)}
      options={countsOf(listed).map((count) => ({ value: String(count), label: count }))}
      onChange={(count) => onChange(Number(count))}
    />
  )
}
