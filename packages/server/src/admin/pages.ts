import type { Counts, RoomRow } from '@graveshift/table/store'
import { type Html, html } from './html.ts'
import { page } from './page.ts'

const time = (ms: number): Html => {
  const text = new Date(ms).toISOString()
  return html`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')}</time>`
}

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1)

export const signInPage = (isWrong: boolean): Html =>
  page(
    'Graveshift: administration',
    html`${isWrong ? html`<p role="alert">That was not the token.</p>` : ''}
<form method="post" action="/admin/sign-in">
<p><label>Token <input name="token" type="password" autocomplete="current-password" required></label></p>
<p>It is in the file <code>admin.token</code> of the data folder, or what ADMIN_TOKEN says.</p>
<p><button>Sign in</button></p>
</form>`,
  )

export interface Overview {
  readonly counts: Counts
  readonly loaded: number
  readonly sockets: number
  readonly rooms: readonly RoomRow[]
  /** There are older ones. */
  readonly more: boolean
}

export function tablesPage({ counts, loaded, sockets, rooms, more }: Overview): Html {
  const last = rooms.at(-1)
  const rows = rooms.map(
    ({ room, title, phase, head, created, updated }) => html`<tr>
<td><a href="/admin/tables/${room}">${title}</a></td><td>${phase}</td><td>${head + 1}</td><td>${time(created)}</td><td>${time(updated)}</td>
</tr>
`,
  )
  return page(
    'Graveshift: tables',
    html`<p>${counts.rooms} ${counts.rooms === 1 ? 'table' : 'tables'}, ${counts.entries} entries, ${megabytes(counts.bytes)} MB. In memory: ${loaded}. Connections: ${sockets}.</p>
<div class="wide">
<table>
<thead><tr><th scope="col">Title</th><th scope="col">Phase</th><th scope="col">Entries</th><th scope="col">Opened (UTC)</th><th scope="col">Last used (UTC)</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>
${more && last ? html`<p><a href="/admin?updated=${last.updated}&amp;room=${last.room}">Older tables</a></p>` : ''}
<p><a href="/admin/daily">Lists of the tables of the day</a></p>
<form method="post" action="/admin/sign-out"><p><button>Sign out</button></p></form>`,
  )
}

/** One table; without particulars if it cannot be read. */
export interface OneTable {
  readonly room: string
  readonly head: number
  readonly title?: string
  readonly phase?: string
  readonly people?: number
}

export const tablePage = ({ room, head, title, phase, people }: OneTable): Html =>
  page(
    `Table: ${title ?? room}`,
    html`<p><a href="/admin">All tables</a></p>
<dl>
<dt>Id</dt><dd><code>${room}</code></dd>
<dt>Phase</dt><dd>${phase ?? 'cannot be read: damaged, or set aside'}</dd>
<dt>Entries</dt><dd>${head + 1}</dd>
<dt>People</dt><dd>${people ?? 'unknown'}</dd>
</dl>
<form method="post" action="/admin/tables/${room}/export"><p><button>Export the log</button></p></form>
<form method="post" action="/admin/tables/${room}/delete">
<p><label><input type="checkbox" name="sure" value="yes" required> Delete it for ever; nobody can bring it back.</label></p>
<p><button>Delete this table</button></p>
</form>`,
  )

export const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; color: #1b1b1b; background: #fff }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: 0.25rem 0.5rem; border-bottom: 1px solid #767676 }
time { white-space: nowrap }
.wide { overflow-x: auto }
input, button { font: inherit; padding: 0.25rem 0.5rem }
:focus-visible { outline: 3px solid #0b57d0 }
[role="alert"] { color: #a40000 }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #161616 } a { color: #9ec1ff } [role="alert"] { color: #ff8a80 } }
`
