import { createHash, randomBytes } from 'node:crypto'
import { nameOfRules } from '@graveshift/games'
import { isFault, type Json } from '@graveshift/kernel'
import { dailySteps, loadSession } from '@graveshift/table'
import { FileTrouble, gameInFile, readGameFile, whyNot } from '../game-file.ts'
import { type Language, wordsIn } from '../words.ts'
import { DailyTrouble, handIn } from './daily-server.ts'
import { playedDaily, shareLines } from './played-daily.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Hands a finished game of a day's table in; what is said of it, the text for friends included. */
export async function handInFile(
  file: string,
  server: URL,
  name: string,
  language: Language,
): Promise<string> {
  const text = await readGameFile(file, wordsIn(language))
  const module = gameInFile(text)
  const words = wordsIn(language, nameOfRules(module))
  const session = loadSession(module, parsed(text), () => randomBytes(32))
  if (isFault(session)) throw new FileTrouble(whyNot(file, session, words))
  const played = playedDaily(session)
  if (!played) throw new FileTrouble(words.say('daily.not-one', { file }))
  const { game, day, listed } = played.daily
  if (!listed) throw new FileTrouble(words.say('daily.not-listed', { file }))
  const steps = dailySteps(session.log()) as unknown as Json
  // The same game of the same person has the same id, so that trying again after a lost answer lists it once.
  const id = createHash('sha256').update(`${session.hash} ${name}`).digest('base64url').slice(0, 22)
  try {
    const given = { id, name, seats: session.seats, hash: session.hash, help: [...session.help], steps }
    const { place, of, help } = await handIn(server, game, day, given)
    const where = words.say('daily.listed', { place, of, help: words.say(`daily.help.${help}`) })
    return `${[where, '', ...shareLines(session, played, words)].join('\n')}\n`
  } catch (error) {
    if (error instanceof DailyTrouble) throw new FileTrouble(words.say(error.word, error.values))
    throw error
  }
}
