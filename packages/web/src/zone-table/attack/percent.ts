import type { Words } from '../../i18n/use-words.ts'

/** A part of one in hundredths; what is neither never nor always is never told as such. */
export function percent({ say }: Pick<Words, 'say'>, part: number): string {
  const hundredths = Math.round(100 * part)
  const kept = part > 0 && hundredths === 0 ? 1 : part < 1 && hundredths === 100 ? 99 : hundredths
  if (kept !== hundredths) return say(kept === 1 ? 'zone.attack.under' : 'zone.attack.over', { chance: kept })
  return say('zone.attack.percent', { chance: kept })
}
