'use client'

import type { ReactNode } from 'react'
import { type SwitchFieldProps as AriaProps, SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { Text } from 'react-aria-components/Text'
import { classNames } from '../../class-names.js'

export interface SwitchProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** What is switched on. Without it give an `aria-label`. */
  children?: ReactNode
  /** A smaller text below. */
  hint?: ReactNode
  className?: string
}

/** On or off, in effect at once. Text and hint stand first, the switch at the end of the line. */
export function Switch({ children, hint, className, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className={classNames('cw-Switch', className)}>
      <SwitchButton className="cw-Switch-button">
        {children != null && <span className="cw-Switch-text">{children}</span>}
        <span className="cw-Switch-track">
          <span className="cw-Switch-thumb" />
        </span>
      </SwitchButton>
      {hint != null && (
        <Text slot="description" className="cw-Field-hint">
          {hint}
        </Text>
      )}
    </SwitchField>
  )
}
