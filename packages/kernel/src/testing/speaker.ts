import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Telling, Term } from '../module.ts'

/** Says sentences in the words of a catalog; a word that is missing is a mistake. */
export function speakerOf(
  language: string,
  messages: Readonly<Record<string, string>>,
): (telling: Telling) => string {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  i18n.setMessagesCompiler(compileMessage)
  const term = (value: Term): string | number => (typeof value === 'object' ? say(value) : value)
  const say = ({ word, with: values = {} }: Telling): string => {
    if (messages[word] === undefined) throw new Error(`no word ${word} in ${language}`)
    return i18n._(
      word,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, term(value)])),
    )
  }
  return say
}
