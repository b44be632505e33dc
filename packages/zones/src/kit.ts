import type { Refusal, Table } from '@graveshift/kernel'
import type { Action } from './actions/action.ts'
import type { Slipping } from './actions/slipping.ts'
import type { Phase } from './board.ts'
import type { ActionBudgets } from './budgets.ts'
import type { Offer } from './choices/may.ts'
import type { DieKind } from './combat/dice.ts'
import type { Arm } from './combat/plan.ts'
import type { FightingStyle } from './combat/style.ts'
import type { Card, SpawnCard, SurvivorData, ZombieKind } from './content/types.ts'
import type { ActPick, Zones, ZonesFrameOf, ZonesGame } from './game.ts'
import type { Aims } from './judgement/aims.ts'
import type { BlockedSight } from './map/blocked-sight.ts'
import type { Board } from './map/board.ts'
import type { Ways } from './map/ways.ts'
import type { ZoneSet } from './map/zone-set.ts'
import type { Refusals } from './refusals.ts'
import type { Remembered } from './remembered.ts'
import type { SkillBook } from './skills/skill-book.ts'
import type { Inventory } from './slots.ts'

/**
 * What a game on zones is made of: its board of tiles, its cards and figures, and the few things in which the games
 * differ. Everything in zones takes one; it never changes during a game. Its functions are methods on purpose: a kit of
 * a game with more on its board and more events may then stand for a kit of zones, which only ever hands it that game's
 * own board and table.
 */
export interface Kit<G extends ZonesGame = Zones> {
  readonly map: Board
  readonly kinds: readonly ZombieKind[]
  /** Where survivors have their cards. */
  readonly inventory: Inventory
  readonly cards: Readonly<Record<string, Card>>
  readonly spawnCards: Readonly<Record<string, SpawnCard>>
  readonly survivors: Readonly<Record<string, SurvivorData>>
  readonly skills: SkillBook
  /** What actions are paid with. */
  readonly budgets: ActionBudgets
  /** Everything a survivor may do in its turn, by name. */
  readonly actions: Readonly<Record<string, Action<ActPick, G>>>
  /** What is offered now and then, and may be left. */
  readonly offers: readonly Offer[]
  /** What answers are refused with: the reasons are zones', the rules the game's. */
  readonly refusals: Refusals
  /** What bots go by. */
  readonly aims: Aims<G['board']>
  /** The tracker starts again at its end, and skills beyond the printed ones can be had. */
  readonly ultrared: boolean
  readonly freeSkills: readonly string[]
  /** Brother in arms may be in play: everybody has to be asked for what they share. */
  readonly shares: boolean
  /** Gear that carries skills: everybody has to be asked whether they bear it (Z2-OPT-07). */
  readonly lenders: readonly string[]
  /** Routes and sight with the gates as they are. */
  ways(board: G['board']): Ways
  /** The same for zombies, whom other things may stop. */
  zombieWays(board: G['board']): Ways
  /** Routes as if every gate were open. */
  openWays(): Ways
  /** How many zones somebody looks along to see a zone, UNSEEN if it does not. */
  sight(board: G['board'], person: number, to: number): number
  /** The same, if it stood somewhere else. */
  sightFrom(board: G['board'], person: number, from: number, to: number): number
  /** All zones that are seen from a zone, without any skill; not to be kept. */
  seenFrom(board: G['board'], zone: number): readonly number[]
  /** All zones that somebody sees, in rising order; not to be kept. */
  inSight(board: G['board'], person: number): readonly number[]
  /** Why a zone is not seen from another, by somebody or by zombies; undefined if it is. */
  blockedSight(
    board: G['board'],
    from: number,
    to: number,
    person: number | undefined,
  ): BlockedSight | undefined
  /** Gets ready to say where zombies are drawn, with everything as it stands now. */
  listen(board: G['board']): void
  /** The zones that draw zombies from a zone, by what `listen` found; gives whether they see somebody there. */
  drawnTo(board: G['board'], zone: number, into: ZoneSet): boolean
  /** Zombies without an open way go towards closed doors (Z2-OPT-06). */
  readonly pressOn: boolean
  /** Seats at the table. */
  seats(board: G['board']): number
  /** Where survivors may begin. */
  readonly startZones: readonly number[]
  /** The cards dealt before the first turn, in sorted order, and which card each is from then on. */
  readonly startingCards: readonly string[]
  dealtAs(card: string): string
  /** Where zombies appear now, the starting zone first, then clockwise: as many at any time. */
  spawnZones(board: G['board']): readonly number[]
  /** Whether nothing appears in a spawn zone yet, by its place among them. */
  isAsleep(board: G['board'], spawn: number): boolean
  /** Zones in which zombies appear besides, with things as they stand. */
  moreSpawns(board: G['board']): readonly number[]
  /** A phase begins: what the game does before anything else in it, such as what moves by itself. */
  phaseBegins(table: Table<G>, phase: Phase): void
  /** What the game does first when a round ends. */
  roundEnds(table: Table<G>): void
  /** What is taken off the board then, such as noise. */
  tidy(table: Table<G>): void
  /** What the game does last in the end phase, before the first-player token goes on. */
  beforePass(table: Table<G>): void
  /** The whole round is over. */
  roundOver(table: Table<G>): void
  /** Something noisy was done by this person. */
  makeNoise(table: Table<G>, person: number): void
  /** Dice besides the usual ones. */
  readonly otherDice: readonly DieKind[]
  /** Ways of fighting besides the usual one. */
  readonly styles: readonly FightingStyle<G>[]
  /** Dice that something else in hand adds to an attack. */
  helpingDice?(board: G['board'], person: number, arm: Arm): number
  /** Why a card with no profile is no weapon now. */
  cannotUse?(card: Card): Refusal | undefined
  /** Dice that were not aimed at zombies have hit what they were aimed at. */
  struck?(table: Table<G>, attack: ZonesFrameOf<'attack'>, aim: string): void
  /** Least roll that hits, before anything is added to the dice. */
  accuracy(board: G['board'], person: number, mode: number, zone: number, printed: number): number
  /** Called after every event: the one place where a game is won, or lost by a condition of its own. */
  after(table: Table<G>, event: G['event']): void
  /** An attack is over: whatever it met counts now, and not before (Z2-RUL-13). */
  settle(table: Table<G>): void
  /** Zones in which it matters whether a zombie acts; `acts` is told of each in which one does. */
  readonly watched: readonly number[]
  acts(table: Table<G>, zone: number): void
  /** Why a combat action may not be taken here at all. */
  noCombat(board: G['board'], person: number): Refusal | undefined
  /** Puts so many of a kind into a zone; gives how many came. What a shortage means is the game's. */
  spawn(table: Table<G>, zone: number, kind: number, wanted: number, seat: number): number
  /** The kinds, a bit each, that an extra activation card of this name sets in motion. */
  activatedBy(name: string): number
  /** The pile that a search draws from where somebody stands; undefined for the equipment. */
  searchPile?(board: G['board'], person: number): number | undefined
  /** A card was drawn; gives whether it was no find at all, which ends the search. */
  drawn(table: Table<G>, person: number, card: string): boolean
  /** Why a die is thrown for what was thrown at zombies, to see whether it can be kept. */
  readonly keepRoll: string
  /** Why dice are thrown for a machine, such as a car. */
  readonly machineRoll: string
  /** Who slips past zombies, if anybody does. */
  readonly slipping: Slipping<G['board']>
  /** Why somebody cannot walk at all now. */
  cannotWalk(board: G['board'], person: number): Refusal | undefined
  /** The only kind of zombie that a fire here takes, sparing everybody else; undefined if it takes all. */
  burnsOnly(board: G['board'], zone: number): number | undefined
  /** Somebody begins a turn of its own. */
  turnBegins?(table: Table<G>, person: number): void
  /** Before the next action of a turn; gives whether something has to be decided first. */
  beforeAction?(table: Table<G>): boolean
  /** Somebody is about to do this; gives whether it still can. */
  actionBegins?(table: Table<G>, person: number, action: string): boolean
  /** Bombs may be thrown where no zombie stands. */
  readonly bombsAnywhere?: boolean
  /** A bomb goes off somewhere; without it, it is only loud where its thrower stands. */
  exploded?(table: Table<G>, zone: number, person: number): void
  /** Zones that somebody who jumps comes down in at once, as from above. */
  leapsTo?(board: G['board'], person: number): readonly number[]
  /** Whether one may search in a zone that is no room, because of what stands there. */
  isSearchedHere?(board: G['board'], zone: number): boolean
  /** Zombies that sit out their next activation: zone, kind, count, again and again. */
  heldBack?(board: G['board']): readonly number[]
  /** These have sat it out. */
  letGo?(table: Table<G>, crowd: readonly number[]): void
  /** Whether somebody answers attacks of zombies only when all of the zone are shared out, as with armor. */
  fendsOff?(board: G['board'], person: number): boolean
  /** All are shared out: person, kind of zombie, again and again, of those who answer them now. */
  fend?(table: Table<G>, attacks: readonly number[]): void
  /** Somebody was wounded by a kind of zombie. */
  hurtBy?(table: Table<G>, person: number, kind: number): void
  /** Somebody's turn is over. */
  turnOver(table: Table<G>, person: number): void
  /** Somebody in play is eliminated: what the game says to that. */
  eliminated(table: Table<G>, person: number): void
  /** Whether the game goes on when somebody falls. */
  mayFall(board: G['board'], person: number): boolean
  /** Why somebody cannot follow somebody else now, as when there is no seat left. */
  cannotFollow(board: G['board'], companion: number, leader: number): Refusal | undefined
  /** Somebody went somewhere; those who follow go along. */
  followers(board: G['board'], person: number): readonly number[]
  /** Changes nothing but how fast answers come. */
  readonly remembered: Remembered
}
