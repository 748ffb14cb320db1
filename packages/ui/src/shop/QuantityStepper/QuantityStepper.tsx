'use client'

import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField, type NumberFieldProps } from 'react-aria-components/NumberField'
import { classNames } from '../../class-names.js'
import { MinusIcon, PlusIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

export interface QuantityStepperProps
  extends Pick<
    NumberFieldProps,
    'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'isDisabled' | 'name'
  > {
  /** Of what: "Quantity" when absent. */
  label?: string
  size?: 'm' | 'l'
  className?: string
}

/** How many: a number between a minus and a plus. */
export function QuantityStepper({
  label,
  size = 'm',
  minValue = 1,
  className,
  ...props
}: QuantityStepperProps) {
  const t = useStrings()
  const name = label ?? t('quantity')
  return (
    <NumberField
      {...props}
      minValue={minValue}
      step={1}
      formatOptions={{ maximumFractionDigits: 0 }}
      validationBehavior="aria"
      aria-label={name}
      incrementAriaLabel={`${t('increase')}: ${name}`}
      decrementAriaLabel={`${t('decrease')}: ${name}`}
      className={classNames('cw-QuantityStepper', className)}
      data-size={size}
    >
      <Group className="cw-QuantityStepper-box">
        <Button slot="decrement" className="cw-QuantityStepper-step">
          <MinusIcon size={14} />
        </Button>
        <Input className="cw-QuantityStepper-number" />
        <Button slot="increment" className="cw-QuantityStepper-step">
          <PlusIcon size={14} />
        </Button>
      </Group>
    </NumberField>
  )
}
