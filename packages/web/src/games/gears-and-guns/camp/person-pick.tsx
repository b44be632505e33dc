import { type CampPick, survivorNamed } from '@graveshift/gears-and-guns'
import { useWords } from '../../../i18n/use-words.ts'
import { SurvivorFace } from '../art/people/pictures.ts'
import { PickButton } from './pick-button.tsx'

interface Props {
  readonly pick: CampPick
  readonly survivor: string
  /** What stands under the name, where it is not the class. */
  readonly about?: string
}

/** Somebody to choose, with face, name and class. */
export function PersonPick({ pick, survivor, about }: Props) {
  const { name } = useWords()
  const group = survivorNamed(survivor).class
  return (
    <PickButton pick={pick} className="camp-person">
      <SurvivorFace survivor={survivor} size={44} />
      <span>
        <strong>{name('survivor', survivor, 'name')}</strong>
        <small>{about ?? name('class', group, 'name')}</small>
      </span>
    </PickButton>
  )
}
