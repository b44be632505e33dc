import { survivorPictures } from '../../../../zone-table/people/survivor-pictures.tsx'
import { BUSTS } from './busts.ts'

export const { drawFace, SurvivorFace, SurvivorPortrait } = survivorPictures(BUSTS)
