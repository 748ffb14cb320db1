'use client'

import {
  availabilityOf,
  type Choice,
  choiceOf,
  type ProductChoice,
  type VariantChoice,
  valuesOf,
  variantOf,
} from '@cartwright/sdk/rules'
import { useState } from 'react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from '../../class-names.js'
import { Select } from '../../controls/Select/Select.js'
import { useStrings } from '../../strings/use-strings.js'

/** Beyond so many values an option is chosen from a list. */
const manyValues = 12

export interface VariantPickerProps {
  product: ProductChoice
  /** The variant chosen at first, by its id. */
  defaultVariantId?: string
  /** Called with the variant once every option has a value, with null while that means none. */
  onChange?: (variant: VariantChoice | null) => void
  /** The form gets the value of each option under this prefix and the id of the option. */
  namePrefix?: string
  className?: string
}

/** Size, colour and the like. What is sold out can be chosen and says so; what does not exist is crossed out. */
export function VariantPicker({
  product,
  defaultVariantId,
  onChange,
  namePrefix,
  className,
}: VariantPickerProps) {
  const t = useStrings()
  const [choice, setChoice] = useState<Choice>(() => {
    const first = product.variants.find((variant) => variant.id === defaultVariantId)
    return first ? choiceOf(first) : {}
  })
  const choose = (optionId: string, value: string) => {
    const next = { ...choice, [optionId]: value }
    setChoice(next)
    onChange?.(variantOf(product, next) ?? null)
  }
  return (
    <div className={classNames('cw-VariantPicker', className)}>
      {product.options?.map((option) => {
        const values = valuesOf(product, option.id)
        const name = namePrefix && `${namePrefix}${option.id}`
        if (values.length > manyValues) {
          return (
            <Select
              key={option.id}
              label={option.title}
              name={name}
              value={choice[option.id] ?? null}
              onChange={(value) => choose(option.id, value)}
              options={values.map((value) => {
                const availability = availabilityOf(product, choice, option.id, value)
                return {
                  id: value,
                  name: value,
                  description: availability === 'available' ? undefined : t('soldOut'),
                }
              })}
            />
          )
        }
        return (
          <RadioGroup
            key={option.id}
            name={name}
            orientation="horizontal"
            value={choice[option.id] ?? null}
            onChange={(value) => choose(option.id, value)}
            className="cw-Field"
          >
            <Label className="cw-Field-label">
              {option.title}
              {choice[option.id] !== undefined && (
                <span className="cw-VariantPicker-chosen"> {choice[option.id]}</span>
              )}
            </Label>
            <div className="cw-VariantPicker-values">
              {values.map((value) => {
                const availability = availabilityOf(product, choice, option.id, value)
                return (
                  <Radio
                    key={value}
                    value={value}
                    className="cw-VariantPicker-value"
                    data-availability={availability}
                  >
                    {value}
                    {availability !== 'available' && <span className="cw-hidden">, {t('soldOut')}</span>}
                  </Radio>
                )
              })}
            </div>
          </RadioGroup>
        )
      })}
    </div>
  )
}
