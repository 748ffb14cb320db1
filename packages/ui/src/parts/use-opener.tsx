'use client'

import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
// What RAC's own triggers give their buttons; its public triggers would bring along what opens.
import { PressResponder } from 'react-aria/private/interactions/PressResponder'
import type { Part } from './part.js'

export interface OpeningProps {
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Whether something is open, controlled or not. */
export function useOpening({ isOpen: given, defaultOpen = false, onOpenChange }: OpeningProps) {
  const [own, setOwn] = useState(defaultOpen)
  const isOpen = given ?? own
  const setOpen = (next: boolean) => {
    setOwn(next)
    if (next !== isOpen) onOpenChange?.(next)
  }
  return [isOpen, setOpen] as const
}

/** Where the focus goes in a menu that opens: `true` is the menu itself. */
export type FirstFocus = 'first' | 'last' | true

export interface Opener<T> {
  /** The code of what opens, from the first time it was opened on. */
  Part: T | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  triggerRef: RefObject<HTMLElement | null>
  triggerId: string
  /** For what opens: the button says that it controls it. */
  id: string
  focus: FirstFocus
  /** The button, ready to open. */
  button: (trigger: ReactElement) => ReactNode
}

/** A button that opens something beside it, whose code is fetched as soon as a pointer or the focus comes to the button. */
export function useOpener<T>(
  kind: 'menu' | 'listbox' | 'dialog',
  part: Part<T>,
  props: OpeningProps,
): Opener<T> {
  const [isOpen, setOpen] = useOpening(props)
  const triggerRef = useRef<HTMLElement>(null)
  const [triggerId, id] = [useId(), useId()]
  const [focus, setFocus] = useState<FirstFocus>(true)
  // It closes gracefully: once opened it stays.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) wasOpen.current = true
  }, [isOpen])
  const Part = part.use(isOpen || wasOpen.current, { takesFocus: true, onFail: () => setOpen(false) })
  const isShown = isOpen && Part !== undefined
  const open = (first: FirstFocus) => {
    setFocus(first)
    setOpen(true)
  }
  const warm = () => void part.load().catch(() => undefined)
  const ofMenu = {
    'aria-haspopup': kind === 'menu' ? true : kind,
    preventFocusOnPress: true,
    // As the browser's own do: a menu opens when the button goes down, under a finger when it is lifted.
    onPressStart: ({ pointerType, target }: { pointerType: string; target: Element }) => {
      if (pointerType === 'touch') return
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      open(pointerType === 'mouse' || pointerType === 'pen' ? true : 'first')
    },
    onPress: ({ pointerType, target }: { pointerType: string; target: Element }) => {
      if (pointerType !== 'touch') return
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      if (isOpen) setOpen(false)
      else open(true)
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      event.stopPropagation()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const
  const button = (trigger: ReactElement) => (
    <PressResponder
      ref={triggerRef}
      isPressed={isOpen}
      {...({
        id: triggerId,
        'aria-expanded': isShown,
        'aria-controls': isShown ? id : undefined,
        onPointerEnter: warm,
        onFocus: warm,
        ...(kind !== 'dialog' ? ofMenu : { onPress: () => setOpen(!isOpen) }),
      } as object)}
    >
      {trigger}
    </PressResponder>
  )
  return { Part, isOpen, setOpen, triggerRef, triggerId, id, focus, button }
}
