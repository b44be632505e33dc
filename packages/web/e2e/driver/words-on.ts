import type { Page } from '@playwright/test'

/** Everything that is written on the table or said of it, in words of four letters and more. */
export const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-table]').evaluate((table) => {
    const said = [table, ...table.querySelectorAll('*')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      ...[...element.childNodes].map((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
      ),
    ])
    return [...new Set(said.map((text) => text.trim()).filter((text) => /\p{L}{4}/u.test(text)))]
  })
