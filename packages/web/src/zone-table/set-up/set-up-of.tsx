import type { SetUpProps } from '../../games/game-face.ts'
import { inPicturesOf } from './in-pictures.tsx'
import { MissionSetUp } from './mission-set-up.tsx'
import type { SetUpBox } from './set-up-box.ts'

/** How games of a box are set up, and what is shown of one that is. */
export const setUpOf = (box: SetUpBox) => ({
  SetUpFields: (props: SetUpProps) => <MissionSetUp box={box} {...props} />,
  InPictures: inPicturesOf(box),
})
