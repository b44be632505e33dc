import { GAMES } from '@graveshift/games'
import { dayAfter, dayAt, dayNumber } from '@graveshift/table'
import { idSchema } from '@graveshift/table/room'
import type { DailyRow, Store } from '@graveshift/table/store'
import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify'
import * as v from 'valibot'
import { read } from '../http/body.ts'
import { Problem } from '../http/problem.ts'
import type { Service } from '../service.ts'
import { dailyPage } from './daily-page.ts'
import type { Html } from './html.ts'

const daySchema = v.object({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)) })
const rowSchema = v.object({ ...daySchema.entries, id: idSchema })

/** Everything that is listed on a day, game by game. */
async function listedOn(store: Store, day: string): Promise<readonly DailyRow[]> {
  const rows: DailyRow[] = []
  for (const { id: game } of GAMES)
    for (const { seats, help } of await store.dailyCounts(game, day))
      rows.push(...(await store.dailies({ game, day, seats, help })))
  return rows
}

/** The lists of the tables of the day, for whoever runs the server. */
export function dailyAdmin(
  admin: FastifyInstance,
  { store, log }: Service,
  only: { readonly onRequest: onRequestHookHandler },
  show: (reply: FastifyReply, html: Html) => FastifyReply,
): void {
  admin.get('/admin/daily', only, async (_request, reply) =>
    reply.redirect(`/admin/daily/${dayAt(Date.now())}`, 303),
  )

  admin.get('/admin/daily/:day', only, async (request, reply) => {
    const { day } = read(daySchema, request.params)
    if (dayNumber(day) === undefined) throw new Problem(404, 'no-such-day')
    const rows = await listedOn(store, day)
    const after = day < dayAt(Date.now()) ? { after: dayAfter(day, 1) } : {}
    return show(reply, dailyPage({ day, before: dayAfter(day, -1), ...after, rows }))
  })

  admin.post('/admin/daily/:day/:id/remove', only, async (request, reply) => {
    const { day, id } = read(rowSchema, request.params)
    if (!(await store.removeDaily(id))) throw new Problem(404, 'not-listed')
    log.info({ day }, 'a table of the day was taken off its list by the administration')
    return reply.redirect(`/admin/daily/${day}`, 303)
  })
}
