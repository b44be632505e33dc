import { gameName } from '../../i18n/game-name.ts'
import type { Words } from '../../i18n/use-words.ts'
import type { KeptCampaign } from '../../store/campaign-entry.ts'

/** What a campaign is called: as its player called it, else after its game. */
export const campaignTitle = (words: Words, { title, game }: Pick<KeptCampaign, 'game' | 'title'>): string =>
  title ?? words.say('campaigns.name', { game: gameName(words, game) })
