'use client'

import { moneyText, parseMoney } from '@cartwright/sdk/rules'
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { errorList, FieldLayout, type FieldProps } from '../Field/field-parts.js'
import { type InvalidText, invalidText } from '../Field/invalid-text.js'

/** Minor units; null when the field is empty; `invalidText` while what stands in it is no amount. */
export type MoneyValue = number | null | InvalidText

export interface MoneyInputProps extends FieldProps {
  /** `eur`, `JPY`: decides decimals and sign. */
  currency: string
  /** In minor units; null when empty. Give back what `onChange` reported, `invalidText` too. */
  value?: MoneyValue
  defaultValue?: number | null
  /**
   * Called with minor units as they are typed, with null when emptied, and with `invalidText` once the text is no amount:
   * the amount before it counts no more, and nothing may be saved.
   */
  onChange?: (amount: MoneyValue) => void
  minValue?: number
  maxValue?: number
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  autoFocus?: boolean
  placeholder?: string
  /** The form gets minor units under this name, and nothing while the text is no amount. */
  name?: string
  onBlur?: () => void
}

/**
 * An amount of money, typed in the reader's notation and kept as an exact integer of minor units. All of it is selected on
 * focus, so that typing replaces it. A form around it is not submitted while the text is no amount.
 */
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
  const [own, setOwn] = useState<MoneyValue>(defaultValue)
  // What is being typed. The amount alone is shown once the field is left, so a price set from outside appears.
  const [typed, setTyped] = useState<string | null>(null)
  const amount = value === undefined ? own : value
  const read = (text: string): MoneyValue => {
    const found = parseMoney(text, currency, locale)
    return found === undefined ? invalidText : found
  }
  // A value that came from outside and not from the typing takes the place of what was typed.
  const [seen, setSeen] = useState(amount)
  if (amount !== seen) {
    setSeen(amount)
    if (typed !== null && amount !== read(typed)) setTyped(null)
  }
  const isWrong = typed === null ? amount === invalidText : read(typed) === invalidText
  const list = errorList(errors)
  const problem = isWrong ? t('invalidAmount', { example: moneyText(123456, currency, locale) }) : ''

  // The form asks its controls: one with a message of its own holds the form back.
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(problem), [problem])

  const change = (next: MoneyValue) => {
    setOwn(next)
    if (next !== amount) onChange?.(next)
  }
  const type = (text: string) => {
    setTyped(text)
    change(read(text))
  }
  const leave = () => {
    if (typeof amount === 'number' && !isWrong) change(Math.min(maxValue, Math.max(minValue, amount)))
    if (!isWrong) setTyped(null)
    onBlur?.()
  }
  const selection = useSelectionOnFocus()

  return (
    <TextField
      {...props}
      validationBehavior="aria"
      value={typed ?? (typeof amount === 'number' ? moneyText(amount, currency, locale) : '')}
      onChange={type}
      onBlur={leave}
      isInvalid={list.length > 0 || isWrong || undefined}
      className={classNames('cw-Field', 'cw-MoneyInput', className)}
    >
      <FieldLayout
        label={label}
        hint={hint}
        errors={problem || list}
        isLabelHidden={isLabelHidden}
        isRequired={props.isRequired}
      >
        <Group className="cw-Input cw-InputGroup">
          <Input
            ref={input}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            {...selection}
          />
          <span className="cw-Input-affix">{currency.toUpperCase()}</span>
        </Group>
        {name && <input type="hidden" name={name} value={typeof amount === 'number' ? amount : ''} />}
      </FieldLayout>
    </TextField>
  )
}

/** Selects the whole text when the field is entered. A press sets the caret after the focus came, so that waits for its end. */
function useSelectionOnFocus() {
  const isEntering = useRef(false)
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      isEntering.current = true
      event.currentTarget.select()
    },
    onMouseUp: ({ currentTarget: field }: MouseEvent<HTMLInputElement>) => {
      if (isEntering.current && field.selectionStart === field.selectionEnd) field.select()
      isEntering.current = false
    },
    onKeyDown: () => {
      isEntering.current = false
    },
  }
}
