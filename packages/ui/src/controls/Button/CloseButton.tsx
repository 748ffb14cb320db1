'use client'

import { ArrowStartIcon, CloseIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { Button, type ButtonProps } from './Button.js'

export interface CloseButtonProps extends Pick<ButtonProps, 'size' | 'onPress' | 'className'> {
  /** Goes back one screen instead of closing. */
  isBack?: boolean
}

/** The cross in the corner of a window or a toast. Its meaning needs no tooltip, and it brings none along. */
export function CloseButton({ isBack, className = '', ...props }: CloseButtonProps) {
  const t = useStrings()
  return (
    <Button
      {...props}
      slot={null}
      variant="ghost"
      icon={isBack ? <ArrowStartIcon /> : <CloseIcon />}
      aria-label={t(isBack ? 'back' : 'close')}
      className={`cw-IconButton ${className}`}
    />
  )
}
