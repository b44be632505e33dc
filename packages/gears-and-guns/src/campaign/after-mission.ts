import { Bug } from '@graveshift/kernel'
import { MOST_CXP } from '../content/campaign.ts'
import { brokenResult } from './broken-result.ts'
import { isEverybodyDown, type MissionResult, type SheetResult } from './mission-result.ts'
import { peopleOf, type Sheet } from './sheet.ts'
import { type CampaignState, type Chapter, LAST_MISSION } from './state.ts'

const unless = (ids: readonly string[], gone: ReadonlySet<string>): readonly string[] =>
  ids.filter((id) => !gone.has(id))

/** Who died: survivors by their fate, then the others; of a lost mission the lying too, whom nobody takes up (GG-RUL-31). */
function deadOf({ sheets }: CampaignState, { outcome, sheets: results, dead }: MissionResult): string[] {
  const dies = ({ fate }: SheetResult): boolean => fate === 'dead' || (fate === 'down' && outcome === 'lost')
  const survivors = sheets.flatMap(({ survivor }, at) => {
    const result = results[at]
    return survivor !== null && result && dies(result) ? [survivor] : []
  })
  return [...survivors, ...dead]
}

const cxpAfter = ({ cxp }: Sheet, { cxp: { levels, cards } }: SheetResult): number =>
  Math.min(MOST_CXP, cxp + levels + cards)

/** A sheet after a mission: without the dead and the companions it started with. */
function returned(sheet: Sheet, gone: ReadonlySet<string>): Sheet {
  const { survivor, posse } = sheet
  return {
    ...sheet,
    survivor: survivor !== null && gone.has(survivor) ? null : survivor,
    posse: unless(posse, gone),
    kept: [],
    companions: [],
  }
}

/** What the whole mission tells about those who came along. */
interface Company {
  readonly gone: ReadonlySet<string>
  /** Everybody who was led at the end. */
  readonly led: readonly string[]
  /** Everybody who was in some posse before. */
  readonly members: readonly string[]
}

function gained(sheet: Sheet, result: SheetResult, { gone, led, members }: Company): Sheet {
  const back = returned(sheet, gone)
  // A taken one goes back to its posse, wherever that is (GG-RUL-33).
  const joining = [...result.led, ...result.taken.filter((id) => !members.includes(id))]
  return {
    ...back,
    cxp: cxpAfter(sheet, result),
    rewards: [...sheet.rewards, ...result.rewards],
    spent: result.spent,
    kept: result.keepsakes,
    carried: result.carried,
    // The leader at the end counts, whoever's posse it was (GG-RUL-41).
    posse: [...back.posse.filter((id) => !led.includes(id)), ...unless(joining, gone)],
  }
}

/** Won: marks, cards to roll for, posses, the dead (GG-CMP-19). */
function won(state: CampaignState, result: MissionResult, fell: readonly string[]): CampaignState {
  const gone = new Set(fell)
  const company: Company = {
    gone,
    led: result.sheets.flatMap((sheet) => sheet.led),
    members: state.sheets.flatMap(({ posse }) => posse),
  }
  const sheets = state.sheets.map((sheet, at) => {
    const mine = result.sheets[at]
    return mine ? gained(sheet, mine, company) : sheet
  })
  const isLast = state.mission === LAST_MISSION
  return {
    ...state,
    sheets,
    dead: [...state.dead, ...fell],
    marks: [...state.marks, ...result.marks.filter((mark) => !state.marks.includes(mark))],
    mission: isLast ? state.mission : state.mission + 1,
    stage: isLast ? 'won' : 'camp',
    attempt: isLast ? state.attempt : 1,
    engineer: null,
  }
}

/** As before the mission, once more (GG-RUL-35). */
const again = (state: CampaignState): CampaignState => ({
  ...state,
  sheets: state.sheets.map((sheet) => ({ ...sheet, companions: [] })),
  stage: 'camp',
  attempt: state.attempt + 1,
  engineer: null,
})

/** Iron trail: on with all losses, without what was brought along (GG-RUL-35, GG-RUL-77). */
function onward(state: CampaignState, fell: readonly string[]): CampaignState {
  const gone = new Set(fell)
  const isLast = state.mission === LAST_MISSION
  return {
    ...state,
    sheets: state.sheets.map((sheet) => returned(sheet, gone)),
    dead: [...state.dead, ...fell],
    mission: isLast ? state.mission : state.mission + 1,
    stage: isLast ? 'lost' : 'camp',
    attempt: isLast ? state.attempt : 1,
    engineer: null,
  }
}

function lost(state: CampaignState, result: MissionResult, fell: readonly string[]): CampaignState {
  const { ironTrail, mercy } = state.options
  if (isEverybodyDown(result) && !mercy) return { ...state, stage: 'lost' }
  return ironTrail ? onward(state, fell) : again(state)
}

function chapterOf(before: CampaignState, after: CampaignState, result: MissionResult): Chapter {
  const { mission, attempt } = before
  const known = new Set(before.sheets.flatMap(peopleOf))
  const counts = result.outcome === 'won'
  return {
    mission,
    attempt,
    outcome: result.outcome,
    ...(result.why === undefined ? {} : { why: result.why }),
    rounds: result.rounds,
    cxp: before.sheets.map(({ cxp }, at) => (counts ? (after.sheets[at]?.cxp ?? cxp) - cxp : 0)),
    fell: after.dead.slice(before.dead.length),
    joined: after.sheets.flatMap(peopleOf).filter((id) => !known.has(id)),
    marks: after.marks.slice(before.marks.length),
  }
}

/** The campaign after a mission (GG-CMP-19, GG-CMP-26). A pure function; keep rolls are the camp's. */
export function afterMission(state: CampaignState, result: MissionResult): CampaignState {
  const [wrong] = brokenResult(state, result)
  if (wrong !== undefined) throw new Bug(wrong)
  const fell = deadOf(state, result)
  const after = result.outcome === 'won' ? won(state, result, fell) : lost(state, result, fell)
  return { ...after, history: [...state.history, chapterOf(state, after, result)] }
}
