import type { Choice } from '@graveshift/gear-up'
import { FastChance, type Json, nth } from '@graveshift/kernel'
import { STANDARD_CONTENT } from '../../../gear-up/src/rules.ts'
import { carefulPick } from '../../../gear-up/src/testing/careful.ts'
import type { Twin } from './twin.ts'

/** Says what to do next; undefined when it has no more to do. */
export type Policy = (twin: Twin) => readonly [Choice, Json] | undefined

const firstOpen = (twin: Twin): Choice | undefined => twin.session.choices()[0]

/** Plays sensibly: whatever looks best of a few answers. Which ones follows from the number alone. */
export function careful(number: number): Policy {
  const random = new FastChance(number)
  return (twin) => {
    const choice = firstOpen(twin)
    if (!choice) return undefined
    const { rules, state } = twin.session
    const pick = carefulPick(STANDARD_CONTENT, rules, state, choice, random)
    const rule = rules.choices[choice.kind]
    const shown = rule.show(state.board, choice as never, pick)
    return [choice, JSON.parse(JSON.stringify(shown)) as Json]
  }
}

const IDLE = ['pass', 'stop', 'skip', 'stay', 'done', 'endure']

/** Does as little as the rules allow: the surest way to lose. */
export const idle: Policy = (twin) => {
  const choice = firstOpen(twin)
  if (!choice) return undefined
  const picks = twin.session.picks(choice)
  const lazy = picks.find((pick) => IDLE.includes(String((pick as { readonly do?: string }).do)))
  return [choice, lazy ?? nth(picks, 0)]
}

export type Line = readonly (readonly [Choice, Json])[]

/** The answers of a policy from here until it is done or `enough` says so, and where they lead; this game stays. */
export function lineOf(
  twin: Twin,
  policy: Policy,
  enough: (twin: Twin) => boolean,
): { readonly line: Line; readonly end: Twin } {
  const end = twin.copy()
  const line: (readonly [Choice, Json])[] = []
  while (!enough(end)) {
    const next = policy(end)
    if (!next) break
    end.do(...next)
    line.push(next)
  }
  return { line, end }
}

/** Gives these answers, one after the other. */
export function following(line: Line): Policy {
  let at = 0
  return () => line[at++]
}
