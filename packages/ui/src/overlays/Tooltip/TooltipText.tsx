'use client'

import { type ReactNode, type RefObject, useMemo } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { useKeysText } from '../../display/Keys/Keys.js'
import type { TooltipProps } from './Tooltip.js'

interface Props extends Pick<TooltipProps, 'content' | 'shortcut' | 'placement'> {
  id: string
  isOpen: boolean
  triggerRef: RefObject<HTMLElement | null>
}

/** What a tooltip opens. */
export function TooltipText({ id, isOpen, triggerRef, content, shortcut, placement }: Props): ReactNode {
  const state = useMemo(
    () => ({ isOpen, shouldSkipAnimation: false, open: () => {}, close: () => {} }),
    [isOpen],
  )
  return (
    <TooltipTriggerStateContext.Provider value={state}>
      <Tooltip
        // It takes an id, as its own trigger gives it one, though its type does not say so.
        {...({ id } as object)}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        className="cw-Tooltip"
      >
        <span>{content}</span>
        {shortcut && <ShortcutText keys={shortcut} />}
      </Tooltip>
    </TooltipTriggerStateContext.Provider>
  )
}

const ShortcutText = ({ keys }: { keys: string }) => (
  <kbd dir="ltr" className="cw-Tooltip-keys">
    {useKeysText(keys)}
  </kbd>
)
