import { useState } from 'react'

/** What has been added since the last change, so that it can be drawn rather than just be there. */
export function useFresh(all: readonly string[]): ReadonlySet<string> {
  const key = all.join(' ')
  const [seen, setSeen] = useState({ key, all, fresh: new Set<string>() as ReadonlySet<string> })
  if (seen.key === key) return seen.fresh
  const before = new Set(seen.all)
  const fresh = new Set(all.filter((each) => !before.has(each)))
  setSeen({ key, all, fresh })
  return fresh
}
