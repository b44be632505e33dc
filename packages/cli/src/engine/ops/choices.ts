import type { Op } from '../op.ts'
import { seatOf } from '../seat-of.ts'
import { question } from '../standing.ts'

export const choicesOp: Op = (request, { tables, words }) => {
  const { session } = tables.of(request)
  const seat = request.has('seat') ? seatOf(request.any('seat'), session) : undefined
  const offset = request.count('offset') ?? 0
  const limit = request.count('limit')
  const only = request.count('choice')
  const seats = seat === undefined ? Array.from({ length: session.seats }, (_, each) => each) : [seat]
  const asides = seats.flatMap((each) => session.aside(each) ?? [])
  const asked = [...session.choices(seat), ...asides].filter(({ id }) => only === undefined || id === only)
  return {
    outcome: session.outcome,
    choices: asked.map((choice) => {
      const picks = session.picks(choice)
      return {
        ...question(choice),
        prompt: `choice.${choice.kind}`,
        text: words.say(`choice.${choice.kind}`),
        total: picks.length,
        picks: picks.slice(offset, limit === undefined ? undefined : offset + limit),
        answer: {
          op: 'do',
          choice: choice.id,
          seat: seat ?? (choice.seat === 'team' ? 0 : choice.seat),
          pick: 'one of picks',
        },
      }
    }),
  }
}
