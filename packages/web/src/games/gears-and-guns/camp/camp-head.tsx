import { missionAt } from '@graveshift/gears-and-guns'
import { use } from 'react'
import { hrefOf } from '../../../app/routes.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { CampaignContext } from '../../../table/campaign-context.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCamp } from './camp-context.ts'
import { CampScene } from './camp-scene.tsx'
import { CampTrail } from './camp-trail.tsx'

/** How the last evening went, in two sentences. */
function useBefore(): string {
  const { say, name, tell, language } = useWords()
  const { board } = useCamp()
  const last = board.campaign.history.at(-1)
  if (!last)
    return say(
      board.sheets.some(({ survivor }) => survivor === null) ? 'campfire.first' : 'campfire.gathered',
    )
  const { mission, outcome, why, rounds, fell } = last
  const values = { number: mission, name: { word: `mission.${missionAt(mission).id}.name` } }
  const told =
    outcome === 'won'
      ? tell({ word: 'campaign.told.won', with: { ...values, rounds } })
      : tell({
          word: 'campaign.told.lost',
          with: { ...values, why: { word: why === undefined ? 'campaign.chapter.lost' : `lost.${why}` } },
        })
  const people = new Intl.ListFormat(language).format(fell.map((id) => name('survivor', id, 'name')))
  const dead =
    fell.length === 0
      ? say('campfire.nobody-fell')
      : tell({ word: 'campaign.told.fell', with: { people, count: fell.length } })
  return `${told} ${dead}`
}

function BookSign() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="camp-book-sign">
      <path d="M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20" />
    </svg>
  )
}

/** The fire, the way so far, and the way to the book of the campaign. */
export function CampHead({ isTitle }: { readonly isTitle: boolean }) {
  const { say, tell } = useWords()
  const { board, session } = useCamp()
  const place = use(CampaignContext)
  const before = useBefore()
  const { mission, history } = board.campaign
  const Title = isTitle ? 'h1' : 'h2'
  return (
    <div className="camp-scene">
      <CampScene crew={board.sheets.map(({ survivor }) => survivor)} />
      <div className="camp-words">
        <Title data-figure="clock">
          {say('campfire.title')}
          <span className="unseen">: {tell(session.module.label(session.options))}</span>
        </Title>
        <p>{before}</p>
      </div>
      {place && (
        <ButtonLink className="camp-book" href={hrefOf({ screen: 'campaign', id: place.id })}>
          <BookSign />
          <span>{say('campfire.book')}</span>
        </ButtonLink>
      )}
      <CampTrail mission={mission} history={history} />
    </div>
  )
}
