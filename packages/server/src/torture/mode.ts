/** One way to torture tables: gets its arguments, prints figures, and says whether all was well. */
export type Mode = (args: readonly string[]) => Promise<boolean>
