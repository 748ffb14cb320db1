const elsewhere: Record<string, string> = { '⌘': 'Ctrl+', '⌥': 'Alt+', '⇧': 'Shift+' }

/** A shortcut as the keyboard at hand names it: `⌘⇧L` stays so on a Mac and is `Ctrl+Shift+L` on all others. */
export const keysText = (keys: string, isApple: boolean): string =>
  isApple ? keys : keys.replace(/[⌘⌥⇧]/g, (key) => elsewhere[key] ?? key)
