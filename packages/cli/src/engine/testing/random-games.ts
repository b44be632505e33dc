import { ASIDE, FastChance, isRecord, nth, type Random } from '@graveshift/kernel'
import { CAMPAIGNS, GAMES } from '../../games.ts'
import { ownPart } from '../../own-part.ts'
import { LANGUAGES } from '../../words.ts'
import type { Answer } from '../engine.ts'
import { talk } from './talk.ts'

/** A request with its answer. */
export interface Exchange {
  readonly request: Readonly<Record<string, unknown>> & { readonly op: string }
  readonly answer: Answer
}

const LONGEST = 140

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
type Told = any

/** An answer that is most likely none: one of the listed, with a field that belongs to another. */
function spoilt(picks: readonly Told[], zones: readonly string[], random: Random): unknown {
  const pick = nth(picks, random.below(picks.length))
  const other = nth(picks, random.below(picks.length))
  const fields = Object.keys(other)
  const field = nth(fields, random.below(fields.length))
  const strange = field === 'zone' || field === 'to' ? zones[random.below(zones.length)] : other[field]
  return isRecord(pick) ? { ...pick, [field]: strange } : pick
}

/** One game from its beginning, by nothing but what answers say, with wrong answers in between. */
function play(game: string, options: object, seed: number, hear: (exchange: Exchange) => void): void {
  const random = new FastChance(seed)
  const lang = nth(LANGUAGES, seed % LANGUAGES.length)
  const { ask, ok } = talk(undefined, (request, answer) =>
    hear({ request: request as Exchange['request'], answer }),
  )
  ok({ op: 'new', game, options, seed, lang })
  const laid: Told = ask({ op: 'board' })
  const zones: readonly string[] = laid.ok?.board.zones.map(({ zone }: Told) => zone) ?? []
  for (let answers = 0; answers < LONGEST; answers++) {
    const { choices, outcome } = ok({ op: 'choices', limit: 30 })
    if (outcome !== undefined) break
    const open = choices.filter(({ choice }: Told) => choice !== ASIDE)
    const asked = nth(open, random.below(open.length)) as Told
    const luck = random.below(10)
    if (luck === 0) ask({ ...asked.answer, pick: spoilt(asked.picks, zones, random) })
    else if (luck === 1) ok({ ...asked.answer, pick: nth(asked.picks, random.below(asked.picks.length)) })
    // Mostly as a bot thinks best: games of chance alone see little more than their beginning.
    else ok({ op: 'bot', nodes: 1, choice: asked.choice, seat: asked.answer.seat, do: true })
    if (answers % 25 === 0) for (const op of ['view', 'odds', 'board', 'state']) ask({ op })
    if (random.below(40) === 0) ask({ op: 'undo' })
  }
  const { record } = ok({ op: 'save' })
  ok({ op: 'load', table: 'again', record })
  for (const op of ['replay', 'view', 'achievements', 'events', 'close']) ask({ op, table: 'again' })
}

/** A campaign through its first camp into its first mission, saved there and loaded. */
function playCampaign(game: string, seed: number, hear: (exchange: Exchange) => void): void {
  const lang = nth(LANGUAGES, seed % LANGUAGES.length)
  const { ask, ok } = talk(undefined, (request, answer) =>
    hear({ request: request as Exchange['request'], answer }),
  )
  ok({ op: 'campaign-begin', game, players: ['Ada', 'Bo'], seed, lang })
  for (let [open] = ok({ op: 'choices' }).choices; open; [open] = ok({ op: 'choices' }).choices)
    ok({ op: 'bot', nodes: 1, choice: open.choice, seat: open.answer.seat, do: true })
  for (const op of ['view', 'campaign-next', 'choices', 'view']) ok({ op })
  const { record } = ok({ op: 'campaign-save' })
  ok({ op: 'campaign-load', table: 'again', record })
  ask({ op: 'campaign-next', table: 'again' })
  ok({ op: 'campaign-state', table: 'again' })
}

/** Tables in which everything of a game comes up; a game that names none is played as it comes. */
async function tablesOf(game: string): Promise<readonly object[]> {
  const own = await ownPart<{ readonly TABLES: readonly object[] }>(game, 'testing/tables.ts')
  return own?.TABLES ?? [{}]
}

/** Requests and answers of games of every game, in all languages; always the same ones. */
export async function randomGames(): Promise<readonly Exchange[]> {
  const heard: Exchange[] = []
  for (const { id } of GAMES)
    for (const [index, options] of (await tablesOf(id)).entries())
      play(id, options, index, (exchange) => heard.push(exchange))
  for (const { campaign } of CAMPAIGNS) playCampaign(campaign.id, 1, (exchange) => heard.push(exchange))
  return heard
}
