'use client'

import { minorUnits, moneyText, parseMoney } from '@cartwright/sdk/rules'
import { type KeyboardEvent, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { errorList, FieldLayout, type FieldProps } from '../Field/field-parts.js'

export interface MoneyInputProps extends FieldProps {
  /** `eur`, `JPY`: decides decimals and sign. */
  currency: string
  /** In minor units; null when empty. */
  value?: number | null
  defaultValue?: number | null
  /** Called with minor units as they are typed, with null when emptied, not at all while the text is no amount. */
  onChange?: (amount: number | null) => void
  minValue?: number
  maxValue?: number
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  autoFocus?: boolean
  placeholder?: string
  /** The form gets minor units under this name. */
  name?: string
  onBlur?: () => void
}

/** An amount of money, typed in the reader's notation and kept as an exact integer of minor units. */
export function MoneyInput({
  label,
  hint,
  errors,
  isLabelHidden,
  className,
  currency,
  value,
  defaultValue = null,
  onChange,
  minValue = Number.MIN_SAFE_INTEGER,
  maxValue = Number.MAX_SAFE_INTEGER,
  placeholder,
  name,
  onBlur,
  ...props
}: MoneyInputProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const [own, setOwn] = useState(defaultValue)
  // What is being typed. The amount alone is shown once the field is left, so a price set from outside appears.
  const [typed, setTyped] = useState<string | null>(null)
  const amount = value === undefined ? own : value
  const isWrong = typed !== null && parseMoney(typed, currency, locale) === undefined
  const list = errorList(errors)

  const change = (next: number | null) => {
    setOwn(next)
    if (next !== amount) onChange?.(next)
  }
  const clamp = (next: number) => Math.min(maxValue, Math.max(minValue, next))
  const type = (text: string) => {
    setTyped(text)
    const next = parseMoney(text, currency, locale)
    if (next !== undefined) change(next)
  }
  const leave = () => {
    if (!isWrong) {
      setTyped(null)
      if (amount !== null) change(clamp(amount))
    }
    onBlur?.()
  }
  const step = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (!steps || props.isReadOnly) return
    event.preventDefault()
    setTyped(null)
    change(clamp((amount ?? 0) + steps * minorUnits(currency)))
  }

  return (
    <TextField
      {...props}
      validationBehavior="aria"
      value={typed ?? (amount === null ? '' : moneyText(amount, currency, locale))}
      onChange={type}
      onBlur={leave}
      isInvalid={list.length > 0 || isWrong || undefined}
      className={classNames('cw-Field', 'cw-MoneyInput', className)}
    >
      <FieldLayout
        label={label}
        hint={hint}
        errors={isWrong ? t('invalidAmount', { example: moneyText(123456, currency, locale) }) : list}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        <Group className="cw-Input cw-InputGroup">
          <Input inputMode="decimal" autoComplete="off" placeholder={placeholder} onKeyDown={step} />
          <span className="cw-Input-affix">{currency.toUpperCase()}</span>
        </Group>
        {name && <input type="hidden" name={name} value={amount ?? ''} />}
      </FieldLayout>
    </TextField>
  )
}
