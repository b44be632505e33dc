import type { Check, Report } from '@graveshift/table'
import type { SignatureFound } from './signature.ts'
import type { Words } from './words.ts'

function checkText({ check, result, seq, why }: Check, words: Words): string[] {
  const said = `${words.say(`verify.${check}`)}: ${words.say(`verify.result.${result}`)}`
  if (why === undefined) return [said]
  return [said, `  ${seq === undefined ? why : words.say('verify.where', { seq, why })}`]
}

/** Who signed the game, one line; nothing where nobody did. */
export function signatureText(signature: SignatureFound | undefined, words: Words): string {
  if (!signature) return ''
  const { by, good, fingerprint } = signature
  return `${words.say(`verify.signed.${good ? 'good' : 'bad'}`, { by, fingerprint })}\n`
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
    words.say(`verify.sentence.${report.standing}`),
    '',
  ].join('\n')
}
