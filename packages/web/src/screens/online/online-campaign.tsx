import { findListed } from '@graveshift/games'
import type { CampaignWish, Json, OptionSpec, RawOptions } from '@graveshift/kernel'
import { use } from 'react'
import { OptionList } from '../../generic/option-list.tsx'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { campaignOf } from '../../store/campaigns.ts'
import { CampaignCount } from '../campaign/campaign-count.tsx'

/** Where nobody said how many, an online campaign has this many seats. */
const ONLINE_SEATS = 2

interface Props {
  readonly game: string
  /** What the campaign begins with; undefined before anything was wished for. */
  readonly options: Json | undefined
  readonly onChange: (options: Json) => void
}

function useCampaign(game: string) {
  const coming = campaignOf(game)
  const module = coming && use(coming)
  if (!module) throw new Error(`there is no campaign of '${game}'`)
  return module
}

/** What a campaign online begins with where nothing was wished for. */
export async function usualCampaign(game: string): Promise<Json> {
  const module = await campaignOf(game)
  if (!module) throw new Error(`there is no campaign of '${game}'`)
  return module.optionsFor(namesFor(ONLINE_SEATS), {})
}

/** Whoever sits somewhere is called by their own name. */
const namesFor = (seats: number): readonly string[] => Array.from({ length: seats }, () => '')

/** A campaign at an online table: how many seats, and the options of its rules. */
export function OnlineCampaign({ game, options, onChange }: Props) {
  useWordSet('campaign')
  const { say } = useWords()
  const module = useCampaign(game)
  const listed = findListed(game)
  const specs: readonly OptionSpec[] = module.options
  const wish: CampaignWish =
    options === undefined ? { players: namesFor(ONLINE_SEATS), options: {} } : module.wishOf(options)
  const change = (seats: number, rules: RawOptions) =>
    onChange(module.optionsFor(namesFor(seats), rules as CampaignWish['options']))
  if (!listed) return null
  return (
    <div className="online-campaign">
      <p>{say('campaigns.online.about')}</p>
      <CampaignCount
        listed={listed}
        seats={wish.players.length}
        about={say('campaigns.players.online')}
        onChange={(seats) => change(seats, wish.options)}
      />
      <details>
        <summary>{say('set-up.options')}</summary>
        <OptionList
          shown={specs}
          onChange={(rules) => change(wish.players.length, rules)}
          {...{ specs, options: wish.options }}
        />
      </details>
    </div>
  )
}
