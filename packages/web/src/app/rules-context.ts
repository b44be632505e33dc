import { createContext, use } from 'react'

/** Opens a rule of a game over the page; undefined where the rules are the page. */
export const RulesContext = createContext<((game: string, topic: string) => void) | undefined>(undefined)

export const useRules = () => use(RulesContext)
