import { type CampaignState, WESTERN_CAMPAIGN } from '@graveshift/gears-and-guns'
import type { KeptCampaign, KeptGame } from '@graveshift/gears-and-guns/testing/campaign/kept-campaign'
import { type CampaignGame, isFault } from '@graveshift/kernel'
import { type Played, playAgain, playGame, takesNote } from './play-game.ts'
import type { Wish } from './wishes.ts'

/** So many lucks for one mission; then the campaign is given up. */
const LUCKS = 400

/** What may become of a game: as it is kept, if it is; then under one luck after the other. */
function* coursesOf(
  wish: Wish,
  game: CampaignGame<CampaignState>,
  mission: number,
  number: number,
  known: KeptGame | undefined,
): Generator<Played> {
  const again = known && playAgain(game, known)
  if (again) yield again
  const note = wish.note[mission]
  const own = { lead: note === undefined ? undefined : takesNote(note), first: wish.first?.[mission] }
  for (let luck = 1; luck <= LUCKS; luck++) {
    const played = playGame(game, `${wish.name} ${number} ${luck}`, own)
    if (played) yield played
  }
}

/** A whole campaign by quick bots, each mission under the first luck that suits; undefined where none does. */
export function playCampaign(
  wish: Wish,
  known: KeptCampaign | undefined,
  tell: (text: string) => void,
): KeptCampaign | undefined {
  const begun = WESTERN_CAMPAIGN.begin(wish.options)
  if (isFault(begun)) throw new Error(begun.message)
  let before = begun
  const games: KeptGame[] = []
  for (let game = WESTERN_CAMPAIGN.next(before); game; game = WESTERN_CAMPAIGN.next(before)) {
    const isCamp = before.stage === 'camp'
    let found: Played | undefined
    for (const played of coursesOf(
      wish,
      game,
      before.mission,
      games.length + 1,
      known?.games[games.length],
    )) {
      const chapter = played.state.history.at(-1)
      if (!isCamp && !(chapter && wish.suits(chapter))) continue
      found = played
      break
    }
    if (!found) {
      tell(`given up in mission ${before.mission}`)
      return undefined
    }
    games.push(found.kept)
    before = found.state
    const chapter = before.history.at(-1)
    if (!isCamp && chapter)
      tell(
        `mission ${chapter.mission} ${chapter.outcome}, luck ${found.kept.seed}, marks ${chapter.marks}, fell ${chapter.fell}`,
      )
  }
  tell(`the campaign is ${before.stage} after ${games.length} games`)
  return before.stage === 'won' ? { name: wish.name, options: wish.options, games } : undefined
}
