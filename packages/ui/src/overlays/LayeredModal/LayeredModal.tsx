'use client'

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../../class-names.js'
import { CloseButton } from '../../controls/Button/CloseButton.js'
import { DialogTitle, useDialogTitleId } from '../../dialog-title.js'
import { DialogBody } from '../Modal/DialogBody.js'

/** A screen of the stack. */
export interface Layer {
  title: ReactNode
  content: ReactNode
  footer?: ReactNode
}

export interface LayeredModalProps {
  /** The screen at the bottom of the stack. */
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  size?: 's' | 'm' | 'l' | 'xl'
  className?: string
}

/** What any screen can do to the stack. */
export interface Layers {
  /** How many lie above the first. */
  depth: number
  push: (layer: Layer) => void
  pop: () => void
  /** Down to the first screen. */
  reset: () => void
}

const Context = createContext<Layers | null>(null)

/** The stack around a screen. */
export function useLayers(): Layers {
  const layers = useContext(Context)
  if (!layers) throw new Error('useLayers must be used inside a LayeredModal')
  return layers
}

/**
 * A window whose screens lie on one another: choosing a product leads to choosing a variant, and back. Screens below keep
 * what was typed, their scroll position and focus. Escape takes one away, closing takes all.
 */
export function LayeredModal({
  title,
  children,
  footer,
  isOpen,
  onOpenChange,
  size = 'l',
  className,
}: LayeredModalProps) {
  const [above, setAbove] = useState<readonly (Layer & { id: number })[]>([])
  const count = useRef(0)
  const layers = useMemo<Layers>(
    () => ({
      depth: above.length,
      push: (layer) => setAbove((before) => [...before, { ...layer, id: ++count.current }]),
      pop: () => setAbove((before) => before.slice(0, -1)),
      reset: () => setAbove([]),
    }),
    [above.length],
  )
  const change = (open: boolean) => {
    if (!open) setAbove([])
    onOpenChange(open)
  }
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || above.length === 0) return
    event.stopPropagation()
    layers.pop()
  }
  const stack = [{ id: 0, title, content: children, footer }, ...above]
  const top = stack.at(-1)!
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={above.length === 0}
      isKeyboardDismissDisabled={above.length > 0}
      className="cw-Overlay"
    >
      <AriaModal className={classNames('cw-Modal', 'cw-LayeredModal', className)} data-size={size}>
        <Dialog className="cw-Dialog">
          {({ close }) => (
            <Context.Provider value={layers}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever the focus is */}
              <div className="cw-LayeredModal-stack" onKeyDown={goBack}>
                <header className="cw-Dialog-head">
                  {above.length > 0 && (
                    <CloseButton isBack onPress={layers.pop} className="cw-Dialog-close" />
                  )}
                  <DialogTitle className="cw-Dialog-title cw-Dialog-titles" aria-live="polite">
                    {top.title}
                  </DialogTitle>
                  <CloseButton onPress={close} className="cw-Dialog-close" />
                </header>
                <div className="cw-LayeredModal-screens">
                  {stack.map((layer) => (
                    <Screen
                      key={layer.id}
                      isOnTop={layer === top}
                      isFirst={layer.id === 0}
                      footer={layer.footer}
                    >
                      {layer.content}
                    </Screen>
                  ))}
                </div>
              </div>
            </Context.Provider>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  )
}

interface ScreenProps {
  isOnTop: boolean
  isFirst: boolean
  footer?: ReactNode
  children: ReactNode
}

function Screen({ isOnTop, isFirst, footer, children }: ScreenProps) {
  const titleId = useDialogTitleId()
  const screen = useRef<HTMLDivElement>(null)
  const lastFocus = useRef<HTMLElement | null>(null)
  const wasOnTop = useRef(isFirst)
  // By hand: React 18 does not know the attribute.
  useLayoutEffect(() => {
    screen.current?.toggleAttribute('inert', !isOnTop)
  }, [isOnTop])
  useEffect(() => {
    if (isOnTop && !wasOnTop.current) (lastFocus.current ?? screen.current)?.focus()
    wasOnTop.current = isOnTop
  }, [isOnTop])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by the sheets of hosts
    <div
      ref={screen}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="cw-LayeredModal-screen"
      data-top={isOnTop || undefined}
      onFocus={(event) => {
        lastFocus.current = event.target as HTMLElement
      }}
    >
      <DialogBody>{children}</DialogBody>
      {footer != null && <footer className="cw-Dialog-foot">{footer}</footer>}
    </div>
  )
}
