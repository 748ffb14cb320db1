/** How long what was to take the focus may need for it once its code is there, in frames: its words may come late, too. */
const patience = 300

export interface HeldKeys {
  /** Gives the text to the field that takes the focus in the next frames, and holds nothing any more. */
  give: () => void
  /** Lets go of it. Does nothing once the text is given. */
  drop: () => void
}

/**
 * Holds what is typed from now on, as what it is meant for is still on its way. Shortcuts and Tab go where they always
 * go; Enter and arrow keys, which would do something to what is behind, are dropped. Escape or a press elsewhere ends it.
 */
export function holdKeys(): HeldKeys {
  const behind = document.activeElement
  let text = ''
  let isGiven = false
  const hold = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
    if (isShortcut || event.isComposing) return
    if (event.key.length === 1) text += event.key
    else if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key === 'Escape') return stop()
    else if (event.key !== 'Enter' && !event.key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  let isHolding = true
  const stop = () => {
    isHolding = false
    window.removeEventListener('keydown', hold, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  window.addEventListener('keydown', hold, true)
  window.addEventListener('pointerdown', stop, true)
  const wait = (frames: number) =>
    requestAnimationFrame(() => {
      if (!isHolding) return
      if (document.activeElement === behind && frames > 0) return void wait(frames - 1)
      stop()
      if (text) insertText(text)
    })
  return {
    give: () => {
      isGiven = true
      wait(patience)
    },
    drop: () => {
      if (!isGiven) stop()
    },
  }
}

/** Types into the field that has the focus, as the browser would. */
function insertText(text: string): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
  const next = field.value.slice(0, start) + text + field.value.slice(end)
  // Through the prototype: React listens to the field's own property, and would take the text for its own.
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, next)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
