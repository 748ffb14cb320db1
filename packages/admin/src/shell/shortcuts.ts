import { useEffect, useRef } from 'react'
import { kept, useKept } from '../kit/use-kept'

/** Keys by what they do: `'mod+k'`, `'/'`, or two after one another as in `'g o'`. */
export type Shortcuts = Record<string, () => void>

const patience = 1000
const switchedOff = 'cartwright_keys'

/** Whether single keys do something on this device, and what changes that. Chords with ⌘ always do. */
export function useKeysSwitch(): [boolean, (isOn: boolean) => void] {
  const [value, keep] = useKept(switchedOff)
  return [value !== 'off', (isOn) => keep(isOn ? '' : 'off')]
}

/** Runs shortcuts for as long as the component is shown. They rest while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const now = useRef(shortcuts)
  now.current = shortcuts
  useEffect(() => {
    let first = ''
    let since = 0
    const listen = (event: KeyboardEvent) => {
      const key = nameOf(event)
      if (event.defaultPrevented || event.isComposing || isResting(key, event)) return
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

/** Keys that a focused control answers itself. */
const ofControls = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/** What selects all text while somebody types does not count as a chord of ours. */
function isResting(key: string, event: KeyboardEvent): boolean {
  const isChord = key.startsWith('mod+')
  if (isChord && key !== 'mod+a') return false
  if (!isChord && kept(switchedOff) === 'off') return true
  return isBusy(event) || (ofControls.has(key) && isOnControl(event.target))
}

const isOnControl = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('a, button, input, summary, [role=tab], [role=button], [role=slider], [data-row]') !== null

function isBusy({ target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=grid]',
    )
  return Boolean(
    isTyping || document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'),
  )
}
