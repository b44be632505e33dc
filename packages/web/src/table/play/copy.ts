/** A copy of something, in the shells of all that it lies in: it looks the same because the same styles hold for it. */
export interface Copy {
  readonly whole: HTMLElement
  readonly thing: HTMLElement
}

const NAMES =
  'id tabindex role aria-label data-anchor data-card data-target data-square data-figures data-figure'.split(
    ' ',
  )

/** Looks the same and is nothing else: nothing in it can be found by its name. */
export function copyOf(element: HTMLElement, root: HTMLElement | null): Copy {
  const thing = element.cloneNode(true) as HTMLElement
  for (const part of [thing, ...thing.querySelectorAll('*')])
    for (const name of NAMES) part.removeAttribute(name)
  let whole = thing
  for (let around = element.parentElement; around && around !== root; around = around.parentElement) {
    const shell = around.cloneNode(false) as HTMLElement
    for (const name of NAMES) shell.removeAttribute(name)
    shell.style.setProperty('display', 'contents', 'important')
    shell.append(whole)
    whole = shell
  }
  return { whole, thing }
}
