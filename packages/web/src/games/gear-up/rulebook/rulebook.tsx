import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import type { Rulebook } from '../../../learn/rulebook/rulebook.ts'
import { BossFigure } from '../art/boss-figure.tsx'
import { EffectIcon } from '../art/effect-icon.tsx'
import { ZombieFigure } from '../art/zombie-figure.tsx'
import { alsoCalled } from './also.ts'
import terms from './glossary.json'
import { type GearUpPicture, GROUPS, SECTIONS } from './sections.ts'

function Picture({ picture }: { readonly picture: GearUpPicture }) {
  switch (picture.of) {
    case 'effect':
      return <EffectIcon effect={picture.id} size={52} />
    case 'boss':
      return <BossFigure boss={picture.id} size={112} />
    case 'zombie':
      return <ZombieFigure type={picture.id} size={88} />
  }
}

export const RULEBOOK: Rulebook = {
  about: 'rules.about',
  groups: GROUPS,
  sections: SECTIONS,
  rulings: GEAR_UP_MODULE.rulings ?? [],
  terms,
  sectionTelling: (word) => terms.find(({ en }) => en === word)?.section,
  alsoCalled,
  // It is only given the pictures of its own sections.
  Picture: Picture as Rulebook['Picture'],
}
