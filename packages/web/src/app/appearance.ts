import { onSettings, settings } from './settings.ts'

const light = matchMedia('(prefers-color-scheme: light)')
const contrast = matchMedia('(prefers-contrast: more)')

function applyAppearance(): void {
  const { theme, motion, text } = settings()
  const shown = theme === 'auto' ? (contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark') : theme
  document.documentElement.dataset.theme = shown
  document.documentElement.dataset.motion = motion ? 'on' : 'off'
  document.documentElement.dataset.text = text
}

/** Puts theme, motion and the size of the text on the page, now and whenever the player or the system changes them. */
export function keepAppearance(): void {
  applyAppearance()
  onSettings(applyAppearance)
  light.addEventListener('change', applyAppearance)
  contrast.addEventListener('change', applyAppearance)
}
