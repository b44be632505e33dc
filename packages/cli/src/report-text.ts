import type { Check, Report } from '@graveshift/table'
import type { Words } from './words.ts'

function checkText({ check, result, seq, why }: Check, words: Words): string[] {
  const said = `${words.say(`verify.${check}`)}: ${words.say(`verify.result.${result}`)}`
  if (why === undefined) return [said]
  return [said, `  ${seq === undefined ? why : words.say('verify.where', { seq, why })}`]
}

/** Files of another Graveshift: neither good nor bad, this one cannot tell. */
const OF_ANOTHER: readonly (string | undefined)[] = ['future-version', 'other-rules']

function sentence({ good, trouble, checks }: Report): string {
  if (OF_ANOTHER.includes(trouble)) return 'verify.sentence.unjudged'
  if (!good) return 'verify.sentence.bad'
  return checks.some(({ result }) => result === 'open') ? 'verify.sentence.open' : 'verify.sentence.good'
}

/** What was checked and what came of it, for people. */
export function reportText(report: Report, words: Words): string {
  const { checks, scripted, segments, help } = report
  const about =
    segments > 0
      ? [words.say('verify.segments', { count: segments }), words.say('verify.scripted', { count: scripted })]
      : []
  return [
    ...checks.flatMap((check) => checkText(check, words)),
    ...about,
    ...(help.length > 0 ? [words.say('verify.help', { help: help.join(', ') })] : []),
    words.say(sentence(report)),
    '',
  ].join('\n')
}
