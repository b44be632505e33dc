import type { Headline } from '../order.ts'
import type { Count } from '../share.ts'
import type { Summary } from '../simulated-game.ts'
import { plain, table, wonInWords } from './parts.ts'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2d33; background: #faf8f3; margin: 2rem auto; max-width: 62rem; padding: 0 1rem }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
table { border-collapse: collapse; margin: 1rem 0 } th, td { text-align: left; padding: .25rem .75rem; border-bottom: 1px solid #ddd }
figure { margin: 0; overflow-x: auto } code { background: #eee7d6; padding: .1rem .3rem }
.key span { margin-right: 1rem } .key i { display: inline-block; width: .8rem; height: .8rem; margin-right: .3rem }
`

/** The report: one page that needs nothing else, not even a network. */
export function reportPage(
  title: string,
  headline: Headline,
  command: string,
  summary: Summary & Count,
  sections: readonly string[],
): string {
  const { order, content, code } = headline
  const about = [
    ['command', command],
    ['seed', order.seed],
    ['games', `${summary.games}, ${summary.decisions} decisions`],
    ['won', wonInWords(summary)],
    [
      'bots',
      `${order.bots.join(', ')}${order.nodes === undefined ? '' : `, ${order.nodes} nodes a decision`}`,
    ],
    ['engine', `content ${content}, code ${code}`],
  ]
  const name = `${plain(title)}, simulated`
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${STYLE}</style></head><body><h1>${name}</h1>`,
    table(['', ''], about),
    ...sections,
    '</body></html>\n',
  ].join('\n')
}
