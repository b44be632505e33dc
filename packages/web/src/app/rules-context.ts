import { createContext, use } from 'react'

/** Opens a rule over the page; undefined where the rules are the page. */
export const RulesContext = createContext<((topic: string) => void) | undefined>(undefined)

export const useRules = () => use(RulesContext)
