/** What the second press of a double click must not do again, such as beginning a game. */
export const onFirstPress =
  (act: () => void) =>
  ({ detail }: { readonly detail: number }): void => {
    if (detail <= 1) act()
  }
