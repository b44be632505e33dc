/** Whether a sheet lies over this part of the page, so that keys and presses are not meant for it. */
export function isOverlaid(part: Element | null): boolean {
  return [...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.contains(part))
}
