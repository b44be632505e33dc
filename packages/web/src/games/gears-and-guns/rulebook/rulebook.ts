import { WESTERN_MODULE } from '@graveshift/gears-and-guns'
import { rulebookOf } from '../../../generic/rulebook.tsx'
import type { Rulebook } from '../../../learn/rulebook/rulebook.ts'

export const westernRulebook = (): Promise<Rulebook> => rulebookOf(WESTERN_MODULE)
