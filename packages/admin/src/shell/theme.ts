import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'
const key = 'cartwright_theme'
const listeners = new Set<() => void>()

const current = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** The theme of this device, and the way to change it. `public/theme.js` sets it before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, current)
  return [theme, setTheme]
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage may be closed; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** From what is seen now to its opposite. */
export function toggleTheme(): void {
  const isDark =
    current() === 'dark' || (current() === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  setTheme(isDark ? 'light' : 'dark')
}
