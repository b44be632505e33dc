import type { Summary } from '../after/summary.ts'
import type { Words } from '../i18n/use-words.ts'
import type { WordKey } from '../i18n/word-keys.ts'
import type { DailyHelp } from './api.ts'

// A game as a few lines of plain text that give nothing away: no card, no boss, no survivor.

interface Shared {
  readonly summary: Summary
  /** How it went, sign by sign. */
  readonly signs: readonly string[]
  /** As the reader writes it. */
  readonly day: string
  /** With how many, and how hard. */
  readonly how: string
  /** How many turns there are, where that is known. */
  readonly turns: number | undefined
  /** When it ended. */
  readonly time: string
  readonly helps: readonly DailyHelp[]
  readonly link: string
}

export function shareText(
  { summary, signs, day, how, turns, time, helps, link }: Shared,
  say: Words['say'],
): string {
  const { ending, at } = summary
  return [
    say('daily.share.head', { day }),
    say(`daily.share.${ending.outcome}` as WordKey, { how, turn: at, of: turns ?? 0, time }),
    ...signs,
    helps.length === 0
      ? say('daily.share.none')
      : say('daily.share.help', { help: helps.map((help) => say(`daily.help.${help}`)).join(', ') }),
    link,
  ].join('\n')
}
