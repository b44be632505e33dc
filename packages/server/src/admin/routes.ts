import { PAGE } from '@graveshift/table/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Access } from '../http/access.ts'
import { read } from '../http/body.ts'
import { guardOrigins } from '../http/guard.ts'
import { Problem } from '../http/problem.ts'
import { roomSchema } from '../http/schemas.ts'
import { cookiesOf } from '../identity/sessions.ts'
import { isSame } from '../identity/tokens.ts'
import type { Service } from '../service.ts'
import type { Sockets } from '../socket/sockets.ts'
import { dailyAdmin } from './daily-routes.ts'
import type { Html } from './html.ts'
import { STYLE, signInPage, tablePage, tablesPage } from './pages.ts'

const HOURS = 8
const TABLES_A_PAGE = 100
const LONGEST_FORM = 2_048

/** No script at all, and forms to here only. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const pageSchema = v.object({
  updated: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  room: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))),
})

/** Pages for whoever runs the server, behind a token. They are made here, without a line of script. */
export async function registerAdmin(
  server: FastifyInstance,
  service: Service,
  { access, sockets, token }: { readonly access: Access; readonly sockets: Sockets; readonly token: string },
): Promise<void> {
  const { store, host, log } = service
  const keeper = new Keeper(service, token)

  await server.register(async (admin) => {
    admin.removeAllContentTypeParsers()
    admin.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LONGEST_FORM },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    guardOrigins(admin, service.allowOrigin)
    admin.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', POLICY)
      // With no-referrer browsers would not say either where a form is from.
      reply.header('referrer-policy', 'same-origin')
      reply.header('cache-control', 'no-store')
    })
    const show = (reply: FastifyReply, { text }: Html) => reply.type('text/html; charset=utf-8').send(text)
    const mustBeKeeper = async (request: FastifyRequest) => {
      if (!keeper.is(request)) throw new Problem(403, 'not-allowed')
    }
    const onlyKeeper = { onRequest: mustBeKeeper }

    admin.get('/admin/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))

    admin.post('/admin/sign-in', async (request, reply) => {
      const { token: shown = '' } = read(v.object({ token: v.optional(v.string()) }), request.body)
      try {
        access.proof(request, keeper.knows(shown))
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 403) throw error
        log.warn('a wrong admin token was shown')
        return show(reply.code(403), signInPage(true))
      }
      keeper.signIn(reply)
      return reply.redirect('/admin', 303)
    })

    admin.post('/admin/sign-out', async (_request, reply) => {
      keeper.signOut(reply)
      return reply.redirect('/admin', 303)
    })

    admin.get('/admin', async (request, reply) => {
      if (!keeper.is(request)) return show(reply, signInPage(false))
      const { updated, room } = read(pageSchema, request.query)
      const before = updated !== undefined && room !== undefined ? { before: { updated, room } } : {}
      const rows = await store.rooms({ ...before, most: TABLES_A_PAGE + 1 })
      const overview = {
        counts: await store.counts(),
        loaded: host.loaded,
        sockets: sockets.size,
        rooms: rows.slice(0, TABLES_A_PAGE),
        more: rows.length > TABLES_A_PAGE,
      }
      return show(reply, tablesPage(overview))
    })

    admin.get('/admin/tables/:room', onlyKeeper, async (request, reply) => {
      const { room } = read(roomSchema, request.params)
      const head = await store.head(room)
      if (head < 0) throw new Problem(404, 'no-such-table')
      const particulars = await host
        .look(room, ({ title, phase, people }) => ({
          title,
          phase,
          people: [...people.values()].filter(({ gone }) => gone === undefined).length,
        }))
        .catch(() => undefined)
      return show(reply, tablePage({ room, head, ...particulars }))
    })

    admin.post('/admin/tables/:room/export', onlyKeeper, async (request, reply) => {
      const { room } = read(roomSchema, request.params)
      const entries: string[] = []
      for (;;) {
        const rows = await store.read(room, entries.length, PAGE)
        for (const { body } of rows) entries.push(body)
        if (rows.length < PAGE) break
      }
      if (entries.length === 0) throw new Problem(404, 'no-such-table')
      reply.header('content-disposition', `attachment; filename="table-${room}.jsonl"`)
      return reply.type('application/x-ndjson; charset=utf-8').send(`${entries.join('\n')}\n`)
    })

    admin.post('/admin/tables/:room/delete', onlyKeeper, async (request, reply) => {
      const { room } = read(roomSchema, request.params)
      read(v.object({ sure: v.literal('yes') }), request.body)
      if (!(await store.remove(room))) throw new Problem(404, 'no-such-table')
      await host.forget(room)
      log.info({ room }, 'a table was removed by the administration')
      return reply.redirect('/admin', 303)
    })

    dailyAdmin(admin, service, onlyKeeper, show)
  })
}

/** Whether a browser has shown the token, by a cookie that only this server can make. */
class Keeper {
  readonly #service: Service
  readonly #token: string
  readonly #name: string
  readonly #rest: string

  constructor(service: Service, token: string) {
    this.#service = service
    this.#token = token
    const secure = service.settings.publicUrl?.protocol === 'https:'
    this.#name = secure ? '__Host-graveshift-admin' : 'graveshift-admin'
    this.#rest = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  }

  knows(token: string): boolean {
    return isSame(token.trim(), this.#token)
  }

  is(request: FastifyRequest): boolean {
    const [until = '', proof = ''] = (cookiesOf(request.headers.cookie).get(this.#name) ?? '').split('.')
    return isSame(proof, this.#proof(until)) && Number.parseInt(until, 36) > Date.now()
  }

  signIn(reply: FastifyReply): void {
    const until = (Date.now() + HOURS * 3_600_000).toString(36)
    reply.header(
      'set-cookie',
      `${this.#name}=${until}.${this.#proof(until)}; Max-Age=${HOURS * 3600}; ${this.#rest}`,
    )
  }

  signOut(reply: FastifyReply): void {
    reply.header('set-cookie', `${this.#name}=; Max-Age=0; ${this.#rest}`)
  }

  /** Another token makes every older sign-in void. */
  #proof(until: string): string {
    return this.#service.key.token('admin', until, this.#token)
  }
}
