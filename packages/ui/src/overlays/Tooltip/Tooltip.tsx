'use client'

import {
  autoUpdate,
  FloatingDelayGroup,
  flip,
  offset,
  type Placement,
  shift,
  useDelayGroup,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react'
import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
  useState,
  version,
} from 'react'
import { createPortal } from 'react-dom'

/** What a tooltip alone waits before it opens, in milliseconds. */
const ownDelay = 700
/** What tooltips of one provider wait, and for how long after one closed the next opens at once. */
const groupDelay = 100
const skipDelay = 300

const InGroup = createContext(false)

export interface TooltipProviderProps {
  delay?: number
  skipDelay?: number
  children: ReactNode
}

/** Makes the tooltips of a toolbar or a page act as one group: short delay, and none when going from one to the next. */
export function TooltipProvider({
  delay = groupDelay,
  skipDelay: timeoutMs = skipDelay,
  children,
}: TooltipProviderProps) {
  return (
    <InGroup.Provider value={true}>
      <FloatingDelayGroup delay={{ open: delay, close: 0 }} timeoutMs={timeoutMs}>
        {children}
      </FloatingDelayGroup>
    </InGroup.Provider>
  )
}

export interface TooltipProps {
  content: ReactNode
  /** Keys that do the same, shown after the text. */
  shortcut?: string
  placement?: Placement
  /** The text only repeats the name of the control, so it is not read a second time. */
  isLabel?: boolean
  /** The control explained. It must be focusable and take a ref. */
  // biome-ignore lint/suspicious/noExplicitAny: any element that takes a ref and DOM handlers
  children: ReactElement<any>
}

/** A short explanation that opens over a control on hover and on keyboard focus. Nothing in it can be pressed. */
export function Tooltip({ content, shortcut, placement = 'top', isLabel = false, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const inGroup = useContext(InGroup)
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  })
  const { delay } = useDelayGroup(context)
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, {
      move: false,
      mouseOnly: true,
      delay: inGroup ? delay : { open: ownDelay, close: 0 },
    }),
    useFocus(context),
    useDismiss(context, { referencePress: true }),
    useRole(context, { role: 'tooltip', enabled: !isLabel }),
  ])
  const childRef =
    (version.startsWith('18') ? (children as { ref?: Ref<Element> }).ref : children.props.ref) ?? null
  const ref = useMergeRefs([refs.setReference, childRef])
  return (
    <>
      {cloneElement(children, { ...getReferenceProps(children.props), ref })}
      {isOpen &&
        createPortal(
          <div
            ref={refs.setFloating}
            style={floatingStyles}
            className="cw-Tooltip"
            data-react-aria-top-layer="true"
            {...getFloatingProps()}
            role="tooltip"
          >
            <div className="cw-Tooltip-box">
              <span>{content}</span>
              {shortcut && <kbd className="cw-Tooltip-keys">{shortcut}</kbd>}
            </div>
          </div>,
          document.body,
        )}
    </>
  )
}
