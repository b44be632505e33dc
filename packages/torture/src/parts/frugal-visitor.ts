import { Agent, request } from 'node:http'
import { type Reply, Visitor } from '@graveshift/server/testing/visitor'

/** Ten thousand visitors of one process have few files open besides their sockets. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** A visitor whose requests share connections with those of all others. */
export class FrugalVisitor extends Visitor {
  override ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    return new Promise((settle, fail) => {
      const asked = request(
        this.address + path,
        {
          method,
          agent,
          headers: {
            origin: this.origin,
            ...(this.cookie === '' ? {} : { cookie: this.cookie }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (chunk) => {
            text += chunk
          })
          answer.on('error', fail)
          answer.on('end', () => {
            const [cookie] = answer.headers['set-cookie'] ?? []
            if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? ''
            const isJson = (answer.headers['content-type'] ?? '').startsWith('application/json')
            const told = new Headers(
              Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
            )
            settle({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : text, headers: told })
          })
        },
      )
      asked.on('error', (error) => {
        // A connection that rested may have been closed in the very moment it was used again.
        const isStale = asked.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        if (isStale) this.ask(method, path, body, headers).then(settle, fail)
        else fail(error)
      })
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
}
