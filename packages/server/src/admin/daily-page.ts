import type { DailyRow } from '@graveshift/table/store'
import { type Html, html } from './html.ts'
import { page } from './page.ts'

export interface Day {
  readonly day: string
  readonly before: string
  /** None on the last day. */
  readonly after?: string
  readonly rows: readonly DailyRow[]
}

/** Names on a day's lists are whatever people typed: whoever runs the server can take them off. */
export function dailyPage({ day, before, after, rows }: Day): Html {
  const listed = rows.map(
    ({ id, game, seats, help, name, won, turns, health }) => html`<tr>
<td>${name}</td><td>${game}</td><td>${seats}</td><td>${help}</td><td>${won ? 'won' : 'lost'}, ${turns} turns, ${health} health</td>
<td><form method="post" action="/admin/daily/${day}/${id}/remove"><button>Remove</button></form></td>
</tr>
`,
  )
  return page(
    `Tables of the day: ${day}`,
    html`<p><a href="/admin">All tables</a></p>
<p><a href="/admin/daily/${before}">${before}</a> ${after === undefined ? '' : html`<a href="/admin/daily/${after}">${after}</a>`}</p>
${
  listed.length === 0
    ? html`<p>Nothing is listed on this day.</p>`
    : html`<div class="wide">
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Game</th><th scope="col">Seats</th><th scope="col">Help</th><th scope="col">Result</th><th scope="col">Take off the list</th></tr></thead>
<tbody>
${listed}</tbody>
</table>
</div>`
}`,
  )
}
