'use client'

import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  version,
} from 'react'
import type { TooltipProps as AriaProps } from 'react-aria-components/Tooltip'
import { part } from '../../parts/part.js'
import { TooltipGroupContext } from './TooltipProvider.js'
import { delayNow } from './tooltip-delay.js'

export { TooltipProvider, type TooltipProviderProps } from './TooltipProvider.js'

export interface TooltipProps {
  content: ReactNode
  /** Keys that do the same, shown after the text. */
  shortcut?: string
  placement?: AriaProps['placement']
  /** The text only repeats the name of the control, so it is not read a second time. */
  isLabel?: boolean
  /** The control explained. It must be focusable and take a ref. */
  // biome-ignore lint/suspicious/noExplicitAny: any element that takes a ref
  children: ReactElement<any>
}

const text = part(async () => (await import('./TooltipText.js')).TooltipText)

/** A short explanation that opens over a control on hover and on keyboard focus. Nothing in it can be pressed. */
export function Tooltip({ content, shortcut, placement = 'top', isLabel = false, children }: TooltipProps) {
  const id = useId()
  const { triggerRef, setTrigger, isOpen } = useOpening()
  // It leaves gracefully: once opened it stays.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) wasOpen.current = true
  }, [isOpen])
  const Part = text.use(isOpen || wasOpen.current)
  const childRef: Ref<Element> | undefined = version.startsWith('18')
    ? (children as { ref?: Ref<Element> }).ref
    : children.props.ref
  const ref = useCallback(
    (element: HTMLElement | null) => {
      setTrigger(element)
      if (typeof childRef === 'function') childRef(element)
      else if (childRef) (childRef as { current: Element | null }).current = element
    },
    [setTrigger, childRef],
  )
  const described = isOpen && Part && !isLabel ? id : undefined
  return (
    <>
      {cloneElement(children, {
        ref,
        'aria-describedby':
          [children.props['aria-describedby'], described].filter(Boolean).join(' ') || undefined,
      })}
      {Part && (
        <Part
          id={id}
          isOpen={isOpen}
          triggerRef={triggerRef}
          content={content}
          shortcut={shortcut}
          placement={placement}
        />
      )}
    </>
  )
}

/**
 * Opens after a delay under a mouse, and at once on keyboard focus; closes on leaving, pressing and Escape. React Aria
 * knows one delay for all tooltips of a page, so when it opens is decided here.
 */
function useOpening() {
  const group = useContext(TooltipGroupContext)
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const triggerRef = useRef<HTMLElement | null>(null)
  triggerRef.current = trigger

  useEffect(() => {
    if (!trigger) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isShown = false
    const show = (delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isShown = true
        setOpen(true)
      }, delay)
    }
    const hide = () => {
      clearTimeout(timer)
      if (isShown && group) group.closedAt = Date.now()
      isShown = false
      setOpen(false)
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      text.load().catch(() => undefined)
      show(delayNow(group, Date.now()))
    }
    const focus = () => trigger.matches(':focus-visible') && show(0)
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    const leave = () => !trigger.matches(':focus-visible') && hide()
    trigger.addEventListener('pointerenter', enter)
    trigger.addEventListener('pointerleave', leave)
    trigger.addEventListener('pointerdown', hide)
    trigger.addEventListener('focus', focus)
    trigger.addEventListener('blur', hide)
    document.addEventListener('keydown', key)
    return () => {
      hide()
      trigger.removeEventListener('pointerenter', enter)
      trigger.removeEventListener('pointerleave', leave)
      trigger.removeEventListener('pointerdown', hide)
      trigger.removeEventListener('focus', focus)
      trigger.removeEventListener('blur', hide)
      document.removeEventListener('keydown', key)
    }
  }, [trigger, group])

  return { triggerRef, setTrigger, isOpen }
}
