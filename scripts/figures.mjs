// Tables of docs/performance.md and docs/reliability.md, made from the runs kept in docs/figures.

/** @param {readonly (readonly string[])[]} rows the first is the head */
const markdown = (rows) => {
  const [head = [], ...rest] = rows
  const row = (cells) => `| ${cells.join(' | ')} |`
  return [row(head), `|${head.map(() => '---|').join('')}`, ...rest.map(row)].join('\n')
}

const day = (when) => when.slice(0, 10)

/** Goals that were not met, in place of a last column that says so. */
const withGoals = (head, rows) => {
  if (head.at(-1) !== '') return [head, ...rows]
  const judged = rows.map((row) => {
    const [goal, verdict] = row.slice(-2)
    return [...row.slice(0, -2), verdict.toLowerCase() === 'not met' ? `**${goal}**` : '']
  })
  return [[...head.slice(0, -2), 'goal, where it was missed'], ...judged]
}

/** Without rows that say of themselves that they have no goal, and behind a heading those that say nothing; all are in the kept run. */
const mainPart = (rows) => {
  const heading = rows.findIndex(([what]) => what.endsWith(':'))
  return rows.filter((row, at) => row.at(-2) !== 'none' && (heading < 0 || at < heading || row.at(-1) !== ''))
}

/** A run of npm run bench, bench:web or bench:server. */
export const benchTable = ({ command, when, commit, machine, load, head, rows }) =>
  [
    `\`${command}\`, ${day(when)}, commit ${commit}, ${machine}, load ${load}`,
    '',
    markdown(withGoals(head, mainPart(rows))),
  ].join('\n')

/** A goal that was not reached, without the unit that stands before it already. */
const missed = ({ is, goal, met }) => {
  if (goal === '' || met) return ''
  const [, unit] = /( \S+)$/.exec(is) ?? []
  return ` (**${unit && goal.endsWith(unit) ? goal.slice(0, -unit.length) : goal}**)`
}

/** What has a goal (with the name that a bare p99 goes by), or all where nothing has one; equal figures are told together. */
const inWords = (measured) => {
  const told = new Map()
  const wanted = measured.filter(({ goal }, at) => goal !== '' || measured[at + 1]?.what === 'p99')
  for (const each of wanted.length > 0 ? wanted : measured) {
    const value = `${each.is}${missed(each)}`
    told.set(value, [...(told.get(value) ?? []), each.what])
  }
  return [...told].map(([value, what]) => `${what.join(', ')}: ${value}`).join('; ')
}

const inOrder = (one, other) => Number(one.test.slice(1)) - Number(other.test.slice(1))

/** The day of most runs. */
const usualDay = (runs) => {
  const days = runs.map(({ when }) => day(when))
  const count = (wanted) => days.filter((each) => each === wanted).length
  return days.toSorted((one, other) => count(other) - count(one))[0] ?? ''
}

/** All kept runs of npm run torture: a line a test; of a mode, where a test has several, and a day, where it is not the usual one. */
export function tortureTable(runs) {
  const usual = usualDay(runs)
  const outcomes = runs.flatMap(({ mode, when, outcomes }) =>
    outcomes.map((outcome) => ({ ...outcome, mode, when: day(when) })),
  )
  const isAlone = ({ test }) => outcomes.filter((each) => each.test === test).length === 1
  const rows = outcomes.toSorted(inOrder).map((outcome) => {
    const { test, mode, when, measured, wrong } = outcome
    const told = [
      ...(wrong.length === 0 ? [] : [`**${wrong.length} wrong**`]),
      inWords(measured),
      ...(when === usual ? [] : [when]),
    ].join('; ')
    return [test, isAlone(outcome) ? told : `\`${mode}\`: ${told}`]
  })
  return markdown([['test', `measured on ${usual} (the goal where it was not reached)`], ...rows])
}

/** The page with each block between `<!-- figures NAME -->` or `<!-- made NAME -->` and `<!-- end -->` written anew. */
export const withFigures = (page, tables) =>
  page.replace(
    /(<!-- (?:figures|made) ([a-z-]+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_whole, begin, name, end) => {
      const made = tables[name]
      if (made === undefined) throw new Error(`there is no table "${name}"`)
      return `${begin}\n${made}\n\n${end}`
    },
  )
