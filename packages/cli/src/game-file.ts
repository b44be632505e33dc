import { readFile, stat } from 'node:fs/promises'
import { Bug, type Fault, type Game, type GameModule } from '@graveshift/kernel'
import { forTerminal } from './for-terminal.ts'
import { fetchRules, GAMES, gameOfRecord } from './games.ts'
import type { Words } from './words.ts'

const LONGEST_FILE = 32 * 1024 * 1024

/** A message for the person at the keyboard; the command ends with it. */
export class FileTrouble extends Error {
  override readonly name = 'FileTrouble'
}

/** What another Graveshift wrote is none of the file's faults, and has a sentence of its own. */
const OF_ANOTHER = ['future-version', 'other-rules']

/** Why a saved game cannot be opened, for the person at the keyboard. */
export function whyNot(file: string, { fault, message }: Fault, words: Pick<Words, 'say'>): string {
  return OF_ANOTHER.includes(fault)
    ? words.say(`file.${fault}`, { file })
    : words.say('file.not-good', { file, why: message })
}

/** Runs a command's work; what is wrong with a file is said on one line, with exit code 1. */
export async function orTrouble(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof FileTrouble)) throw error
    process.stderr.write(`${forTerminal(error.message)}\n`)
    process.exitCode = 1
  }
}

/** The text of a saved game; the rules it was played by are there then. */
export async function readGameFile(file: string, words: Words): Promise<string> {
  try {
    const { size } = await stat(file)
    // Checked before it is read: a wrong name must not fill the memory.
    if (size > LONGEST_FILE) throw new FileTrouble(words.say('file.too-large', { file, most: LONGEST_FILE }))
    const text = await readFile(file, 'utf8')
    const missing = await fetchRules(text)
    if (missing) throw new FileTrouble(whyNot(file, missing, words))
    return text
  } catch (error) {
    if (error instanceof FileTrouble) throw error
    throw new FileTrouble(words.say('file.cannot-read', { file }))
  }
}

/**
 * The game a file says it is of, by the rules it was played by; any, if it does not say: its reader will find out what is
 * wrong.
 */
export function gameInFile(text: string): GameModule<Game> {
  const [first] = GAMES
  const game = gameOfRecord(text) ?? first
  if (!game) throw new Bug('there is no game at all')
  return game
}
