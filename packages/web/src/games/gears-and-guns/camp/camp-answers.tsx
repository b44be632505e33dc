import type { CampChoice, CampPick } from '@graveshift/gears-and-guns'
import { useWords } from '../../../i18n/use-words.ts'
import { CardPicture } from '../art/card-picture.tsx'
import { SurvivorFace } from '../art/people/pictures.ts'
import { useCamp } from './camp-context.ts'
import { PersonPick } from './person-pick.tsx'
import { PickButton } from './pick-button.tsx'
import { RewardPanel } from './reward-panel.tsx'
import { TradePanel } from './trade-panel.tsx'

/** Words of answers that are a word and nothing more, and which of them goes on. */
const PLAIN: Partial<Record<CampPick['do'], { readonly word: string; readonly leads?: true }>> = {
  agree: { word: 'pick.agree', leads: true },
  decline: { word: 'pick.decline' },
  enough: { word: 'camp.enough' },
  again: { word: 'camp.again' },
}

function Answer({ pick }: { readonly pick: CampPick }) {
  const { say, name, tell } = useWords()
  const { board } = useCamp()
  const ofSheet = (sheet: number) => board.sheets[sheet]?.survivor ?? ''
  switch (pick.do) {
    case 'play':
    case 'start':
    case 'bring':
      return <PersonPick pick={pick} survivor={pick.survivor} />
    case 'fetch':
      return (
        <PersonPick
          pick={pick}
          survivor={pick.survivor}
          about={name('survivor', ofSheet(pick.sheet), 'name')}
        />
      )
    case 'yield':
      return (
        <PickButton pick={pick} className="camp-person">
          <SurvivorFace survivor={ofSheet(pick.sheet)} size={44} />
          <strong>
            {tell({ word: 'camp.yield', with: { sheet: name('survivor', ofSheet(pick.sheet), 'name') } })}
          </strong>
        </PickButton>
      )
    case 'ready':
      return (
        <PickButton pick={pick} kind="primary">
          {say('campfire.ride')}
        </PickButton>
      )
    default: {
      const plain = PLAIN[pick.do]
      return (
        <PickButton pick={pick} kind={plain?.leads ? 'primary' : 'plain'}>
          {plain ? tell({ word: plain.word }) : pick.do}
        </PickButton>
      )
    }
  }
}

/** What may be answered, as things to press: people by their faces, skills with what they do. */
export function CampAnswers({ choice }: { readonly choice: CampChoice }) {
  const { picks } = useCamp()
  const { name } = useWords()
  if (choice.kind === 'reward') return <RewardPanel />
  if (choice.kind === 'trade') return <TradePanel />
  return (
    <div className="camp-answers" data-kind={choice.kind}>
      {choice.kind === 'kept-card' && (
        <p className="camp-card">
          <CardPicture card={choice.card} />
          <strong>{name('card', choice.card, 'name')}</strong>
        </p>
      )}
      {picks.map((pick) => (
        <Answer key={JSON.stringify(pick)} pick={pick} />
      ))}
    </div>
  )
}
