import { FastChance, nth } from '@graveshift/kernel'
import { showPick } from '@graveshift/table'
import type { Link } from '@graveshift/table/link'
import { type Command, type PersonId, type Room, seatsOfPerson } from '@graveshift/table/room'
import { until } from './server-process.ts'

/** Everybody takes the seat of his number and gets ready; bots take the rest, and the first one starts. */
export async function seatAll(links: readonly Link[]): Promise<void> {
  for (const link of links) link.start()
  await until(() => links.every(({ status }) => status === 'open'))
  for (const [seat, link] of links.entries()) {
    await link.do({ kind: 'sit', seat })
    const ready = link.readiness()
    if (ready) await link.do(ready)
  }
  const seats = links[0]?.replica.room?.seats.length ?? 0
  for (let seat = links.length; seat < seats; seat++)
    await links[0]?.do({ kind: 'seat-bot', seat, bot: 'quick' })
  await links[0]?.do({ kind: 'start' })
  await until(() => links.every(({ replica }) => replica.room?.phase === 'playing'))
}

/** What came of one step: the number it was written under, or undefined. */
export type Step = Promise<number | undefined>

/** A table as one person has it; a link, or less. */
export interface Eyes {
  readonly replica: { readonly room: Room | undefined }
  readonly you: PersonId | undefined
}

/** Something this person may do in the running game, at random; undefined while it is the others' turn. */
export function nextMove({ replica: { room }, you }: Eyes, random: FastChance): Command | undefined {
  const play = room?.play
  if (!room || !play || you === undefined || room.phase !== 'playing') return undefined
  const { offer } = room
  if (offer && offer.by !== you && !offer.agreed.has(you)) return { kind: 'agree', proposal: offer.seq }
  const seats = seatsOfPerson(room, you)
  const mine = play.choices().filter(({ seat }) => (seat === 'team' ? !offer : seats.includes(seat)))
  const seat = seats[0]
  if (mine.length === 0 || seat === undefined) return undefined
  const choice = nth(mine, random.below(mine.length))
  const rule = play.rules.choices[choice.kind]
  if (!rule) return undefined
  const pick = showPick(
    play.rules,
    play.state,
    choice,
    rule.sample(play.state.board, choice as never, random),
  )
  if (choice.seat === 'team') return { kind: 'propose', seat, choice: choice.id, pick }
  return { kind: 'answer', seat: choice.seat, choice: choice.id, pick }
}

/** Does one thing this person may do, at random. */
export async function playOn(link: Link, random: FastChance): Step {
  const move = nextMove(link, random)
  return move && settled(link.do(move))
}

async function settled(doing: ReturnType<Link['do']>): Step {
  const answer = await doing
  return 'done' in answer ? answer.done : undefined
}

/** Everybody plays at once until the game is over, or as long as `goesOn` says. Gives what was acknowledged. */
export async function playAll(
  links: readonly Link[],
  seed: number,
  goesOn: () => boolean = () => true,
): Promise<number[]> {
  const done: number[] = []
  const playing = (link: Link) => link.replica.room?.phase === 'playing'
  await Promise.all(
    links.map(async (link, index) => {
      const random = new FastChance(seed + index)
      while (playing(link) && goesOn()) {
        const seq = await playOn(link, random)
        if (seq === undefined) await new Promise((turn) => setTimeout(turn, 2))
        else done.push(seq)
      }
    }),
  )
  return done
}
