import type { Output } from '@cartwright/contract'
import { ValidationError } from '@cartwright/sdk'
import { type ChangeName, useChange } from '@cartwright/sdk/react'
import { metadataChanges } from '@cartwright/sdk/rules'
import type { DateValue } from '@cartwright/ui/DateInput'
import { invalidText } from '@cartwright/ui/invalid-text'
import type { MoneyValue } from '@cartwright/ui/MoneyInput'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../i18n/use-words'
import { useErrorMessage } from '../use-error-message'
import { byField, fieldNamedIn } from './field-errors'
import { useMeanwhile } from './use-meanwhile'
import { isEmpty, isSame, type Values } from './values'

export interface DraftOptions {
  params?: object
  /** The values it starts from; a change of them from outside counts as long as nothing was typed. */
  start?: object | null
  /** Fields that must not be empty. */
  required?: readonly string[]
  /** Where the labels are: `fields.<name>` of this namespace. */
  screen: Words
  /** Path families to refresh beside the call's own. */
  also?: readonly string[]
  /** Sends every field and not only what was changed: for what is created. */
  sendsAll?: boolean
  /** More for the body, computed from what is not a field of its own. */
  extra?: () => object
  /** A value in words, for people who compare it with somebody else's; what can be read off it when undefined. */
  describe?: (name: string, value: unknown) => string | undefined
}

interface Common {
  name: string
  label: string
  isRequired?: boolean
  errors?: string[]
}
export interface TextProps extends Common {
  value: string
  onChange: (value: string) => void
}
export interface NumberProps extends Common {
  value: number
  onChange: (value: number) => void
}
export interface MoneyProps extends Common {
  value: MoneyValue
  onChange: (value: MoneyValue) => void
}
export interface DateProps extends Common {
  value: DateValue
  onChange: (value: DateValue) => void
}
export interface FlagProps {
  name: string
  isSelected: boolean
  onChange: (isOn: boolean) => void
}

/** A form by the names of its fields, for code that draws any form; screens use `useContractForm`, which knows the names. */
export interface DraftForm {
  values: Values
  set: (name: string, value: unknown) => void
  isDirty: boolean
  isSaving: boolean
  /** Saves. Returns whether the shop took it; what it refused stands on the fields. */
  save: () => Promise<boolean>
  reset: () => void
  errors: Readonly<Record<string, string[]>>
  label: (name: string) => string
  text: (name: string) => TextProps
  number: (name: string) => NumberProps
  money: (name: string) => MoneyProps
  date: (name: string) => DateProps
  flag: (name: string) => FlagProps
}

export function useDraft<K extends ChangeName>(
  name: K,
  options: DraftOptions,
  onDone?: (reply: Output<K>) => void,
): DraftForm {
  const { t } = useTranslation([options.screen, 'common'])
  const toast = useToast()
  const message = useErrorMessage()
  const start: Values = useMemo(() => ({ ...options.start }), [options.start])
  const [changed, setChanged] = useState<Values>({})
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const change = useChange(name, { also: options.also })
  const values: Values = useMemo(() => ({ ...start, ...changed }), [start, changed])
  const dirty = Object.keys(changed).filter((key) => !isSame(changed[key], start[key]))

  const label = (key: string) => t(`fields.${key}`)
  const [isChecking, setChecking] = useState(false)
  const meanwhile = useMeanwhile({
    id: options.sendsAll ? undefined : idIn(start, options.params),
    label,
    describe: options.describe,
  })

  const set = (key: string, value: unknown) => {
    meanwhile.begin()
    setChanged((before) => ({ ...before, [key]: value }))
    if (errors[key]) setErrors(({ [key]: _, ...rest }) => rest)
  }
  const missing = () =>
    Object.fromEntries(
      (options.required ?? [])
        .filter((key) => isEmpty(values[key]))
        .map((key) => [key, [t('common:field_required', { field: label(key) })]]),
    )

  const save = async () => {
    const lacking = missing()
    setErrors(lacking)
    // What is no amount or no day says so on its field.
    if (Object.keys(lacking).length > 0 || Object.values(values).includes(invalidText)) return false
    if (options.sendsAll) return send(Object.keys(values))
    setChecking(true)
    const given = await meanwhile.settle(dirty, values).finally(() => setChecking(false))
    if (!given) return false
    setChanged((before) => without(before, given))
    const kept = dirty.filter((key) => !given.includes(key))
    // What others wrote is saved already.
    if (given.length > 0 && kept.length === 0 && !options.extra) {
      meanwhile.end()
      return true
    }
    return send(kept)
  }

  const send = async (names: readonly string[]) => {
    const body = {
      ...Object.fromEntries(names.map((key) => [key, sentOf(key, start[key], values[key])])),
      ...options.extra?.(),
    }
    try {
      const reply = await change.mutateAsync({ params: options.params, body } as never)
      setChanged({})
      meanwhile.end()
      onDone?.(reply)
      return true
    } catch (error) {
      const found =
        error instanceof ValidationError ? error.fieldErrors : fieldNamedIn(message(error), values)
      setErrors(byField(found, values, t('common:field_refused')))
      if (Object.keys(found).length === 0) toast.error({ title: t('common:not_saved'), text: message(error) })
      return false
    }
  }
  const field = (key: string): Common => ({
    name: key,
    label: label(key),
    isRequired: options.required?.includes(key) || undefined,
    errors: errors[key],
  })
  const numberIn = (key: string) => {
    const value = values[key]
    return typeof value === 'number' ? value : undefined
  }
  return {
    values,
    set,
    isDirty: dirty.length > 0,
    isSaving: change.isPending || isChecking,
    save,
    reset: () => {
      setChanged({})
      setErrors({})
      meanwhile.end()
    },
    errors,
    label,
    text: (key) => ({
      ...field(key),
      value: String(values[key] ?? ''),
      onChange: (value) => set(key, value),
    }),
    number: (key) => ({
      ...field(key),
      value: numberIn(key) ?? Number.NaN,
      onChange: (value) => set(key, Number.isNaN(value) ? null : value),
    }),
    money: (key) => ({
      ...field(key),
      value: values[key] === invalidText ? invalidText : (numberIn(key) ?? null),
      onChange: (value) => set(key, value),
    }),
    date: (key) => {
      const value = values[key]
      return {
        ...field(key),
        value: value === invalidText || typeof value === 'string' ? value : null,
        onChange: (value) => set(key, value),
      }
    },
    flag: (key) => ({ name: key, isSelected: values[key] === true, onChange: (on) => set(key, on) }),
  }
}

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** Which record a form is about: its own id, or else the last one in the path of the call. */
function idIn(start: Values, params: object | undefined): string | undefined {
  const id = start.id ?? Object.values(params ?? {}).at(-1)
  return typeof id === 'string' ? id : undefined
}

/** A value as the shop takes it. Metadata is merged there, so what was taken out is named. */
const sentOf = (key: string, before: unknown, value: unknown) => {
  if (value === '') return null
  return key === 'metadata' ? metadataChanges(Object(before), Object(value)) : value
}
