'use client'

import { useId } from 'react'
import { classNames } from '../../class-names.js'
import { MinusIcon, PlusIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { type QuantityOptions, useQuantity } from './use-quantity.js'

export interface QuantityStepperProps extends QuantityOptions {
  /** Of what: "Quantity" when absent. */
  label?: string
  size?: 'm' | 'l'
  /** The form gets the number under this name. */
  name?: string
  /**
   * Makes plus and minus buttons of the form, which post the number they stand for under this name: so they work without
   * any script. With one they step, and `onChange` is told.
   */
  stepName?: string
  /** Says how many there are when more were asked for. */
  isStock?: boolean
  isDisabled?: boolean
  className?: string
}

/** How many: a number between a minus and a plus. Draws on the server, posts in a plain form. */
export function QuantityStepper({
  label,
  size = 'm',
  name,
  stepName,
  isStock,
  isDisabled,
  className,
  ...options
}: QuantityStepperProps) {
  const t = useStrings()
  const noteId = useId()
  const { quantity, text, refused, canLess, canMore, step, type, settle, keyDown } = useQuantity(options)
  const title = label ?? t('quantity')
  const { minValue = 1, maxValue } = options
  const isHeard = options.onChange !== undefined || stepName === undefined

  const button = (by: 1 | -1, isEnabled: boolean) => (
    <button
      type={stepName ? 'submit' : 'button'}
      {...(stepName ? { name: stepName, value: quantity + by } : {})}
      className="cw-QuantityStepper-step"
      aria-label={`${t(by > 0 ? 'increase' : 'decrease')}: ${title}`}
      disabled={isDisabled || !isEnabled}
      onClick={(event) => {
        if (!isHeard) return
        event.preventDefault()
        step(by)
      }}
    >
      {by > 0 ? <PlusIcon size={14} /> : <MinusIcon size={14} />}
    </button>
  )
  return (
    <span className={classNames('cw-QuantityStepper', className)} data-size={size}>
      <span className="cw-QuantityStepper-box">
        {button(-1, canLess)}
        <input
          type="number"
          inputMode="numeric"
          name={name}
          aria-label={title}
          aria-describedby={refused ? noteId : undefined}
          min={minValue}
          max={maxValue}
          step={1}
          value={text}
          onChange={type}
          onBlur={settle}
          onKeyDown={keyDown}
          disabled={isDisabled}
          className="cw-QuantityStepper-number"
        />
        {button(1, canMore)}
      </span>
      <span id={noteId} role="status" className="cw-QuantityStepper-note">
        {refused !== undefined && isStock !== false && t('onlyThere', { count: quantity })}
      </span>
    </span>
  )
}
