import { useEffect, useRef } from 'react'

/** Keys by what they do: `'mod+k'`, `'/'`, or two after one another as in `'g o'`. */
export type Shortcuts = Record<string, () => void>

const patience = 1000

/** Runs shortcuts for as long as the component is shown. They rest while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const now = useRef(shortcuts)
  now.current = shortcuts
  useEffect(() => {
    let first = ''
    let since = 0
    const listen = (event: KeyboardEvent) => {
      const key = nameOf(event)
      const isChord = key.startsWith('mod+')
      if (event.defaultPrevented || event.isComposing || (!isChord && isBusy(event))) return
      const pair = first && Date.now() - since < patience ? `${first} ${key}` : ''
      const run = (pair && now.current[pair]) || now.current[key]
      first = run ? '' : key
      since = Date.now()
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function nameOf(event: KeyboardEvent): string {
  const mod = event.metaKey || event.ctrlKey
  if (event.altKey) return ''
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return mod ? `mod+${event.shiftKey ? 'shift+' : ''}${key}` : key
}

function isBusy(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  const isTyping = target?.closest?.(
    'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]',
  )
  return Boolean(
    isTyping || document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'),
  )
}
