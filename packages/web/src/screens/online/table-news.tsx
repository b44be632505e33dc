import { nameOfRules } from '@graveshift/games'
import { gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { News } from '../../online/table-news.ts'
import { useTalk } from '../../online/use-online.ts'
import type { AtRoom } from './lobby.tsx'
import { nameOf } from './name-of.ts'

export type TellAnswer = (answer: NonNullable<Extract<News, { answer?: unknown }>['answer']>) => string

interface Props extends AtRoom {
  /** What was proposed, in words; empty where the question is not open any more. */
  readonly tellAnswer?: TellAnswer
}

/** What just happened at the table. The place is there before anything is told: only what changes is read out. */
export function TableNews({ table, look, room, tellAnswer }: Props) {
  const { say, tell: tellName } = useWords()
  const { news } = useTalk(table)
  const called = (person: string) => nameOf(room, person, say)
  const tell = (each: News): string => {
    switch (each.kind) {
      case 'declined':
      case 'withdrawn': {
        const what = each.answer && (tellAnswer?.(each.answer) ?? '')
        return say(`online.news.${each.kind}`, {
          name: called(each.by),
          own: each.by === look.you ? 'yes' : 'no',
          undo: what === undefined ? 'yes' : 'no',
          what: what ? ` ${what}` : '',
        })
      }
      case 'lapsed':
        return say('online.news.lapsed')
      case 'handed-over': {
        const seat = gameOf(nameOfRules(room.module)).seatsOf(room.settings.options)[each.seat]
        const survivor = seat ? tellName(seat.name) : ''
        return say('online.news.handed', {
          name: called(each.by),
          other: called(each.to),
          survivor,
          who: each.to === look.you ? 'you' : each.by === look.you ? 'giver' : 'other',
        })
      }
      case 'host-passed':
        return say('online.news.host', { name: called(each.to), own: each.to === look.you ? 'yes' : 'no' })
      case 'plans':
        return say(`online.news.plans.${each.plans}`)
    }
  }
  return (
    <div className="table-news" role="status">
      {news.map(({ id, news: each }) => (
        <p key={id}>{tell(each)}</p>
      ))}
    </div>
  )
}
