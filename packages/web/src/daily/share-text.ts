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
  readonly difficulty: string
  readonly helps: readonly DailyHelp[]
  readonly link: string
}

export function shareText(
  { summary, signs, day, difficulty, helps, link }: Shared,
  say: Words['say'],
): string {
  const { ending, at, survivors } = summary
  return [
    say('daily.share.head', { day }),
    say(`daily.share.${ending.outcome}` as WordKey, { seats: survivors.length, difficulty, turn: at }),
    ...signs,
    helps.length === 0
      ? say('daily.share.none')
      : say('daily.share.help', { help: helps.map((help) => say(`daily.help.${help}`)).join(', ') }),
    link,
  ].join('\n')
}
