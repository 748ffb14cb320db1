import type { CallName, Input, Output } from '@cartwright/contract'
import { ValidationError } from '@cartwright/sdk'
import { type ChangeName, useChange } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Screen } from '../../i18n/use-words'
import { useErrorMessage } from '../use-error-message'

/** What a call takes in its body, all of it optional while it is being written. */
export type Draft<K extends CallName> = Partial<NonNullable<Input<K>['body']>>
/** The names of those fields of a body that hold a value of this kind. */
type Named<K extends CallName, T> = {
  [P in keyof Draft<K>]-?: [Extract<NonNullable<Draft<K>[P]>, T>] extends [never] ? never : P
}[keyof Draft<K>] &
  string

interface Options<K extends ChangeName> {
  params?: Input<K>['params']
  /** The values it starts from; a change of them from outside counts as long as nothing was typed. */
  start?: object | null
  /** Fields that must not be empty. */
  required?: readonly (keyof Draft<K> & string)[]
  /** Where the labels are: `fields.<name>` of this namespace. */
  screen: Screen
  /** Path families to refresh beside the call's own. */
  also?: readonly string[]
  /** Sends every field and not only what was changed: for what is created. */
  sendsAll?: boolean
  /** More for the body, computed from what is not a field of its own. */
  extra?: () => Draft<K>
  onDone?: (reply: Output<K>) => void
}

export interface ContractForm<K extends ChangeName> {
  values: Draft<K>
  set<P extends keyof Draft<K>>(name: P, value: Draft<K>[P]): void
  isDirty: boolean
  isSaving: boolean
  /** Saves. Answers whether the shop took it; what it refused stands on the fields. */
  save(): Promise<boolean>
  reset(): void
  errors: Readonly<Record<string, string[]>>
  /** The label of a field. */
  label(name: string): string
  /** Props of a field of text. */
  text<P extends Named<K, string>>(name: P): TextProps
  /** Props of a field for a whole number, of money or of other things. */
  number<P extends Named<K, number>>(name: P): NumberProps
  /** Props of a switch or a tick box. */
  flag<P extends Named<K, boolean>>(
    name: P,
  ): { name: P; isSelected: boolean; onChange: (on: boolean) => void }
}
interface Common {
  name: string
  label: string
  isRequired?: boolean
  errors?: string[]
}
type TextProps = Common & { value: string; onChange: (value: string) => void }
type NumberProps = Common & { value: number; onChange: (value: number) => void }

/**
 * A form that fills the body of a call. Field names are those of the contract and labels come from the screen's
 * translations; what the server refuses lands on its field, the rest in a toast. For changes only the changed fields
 * are sent, so that two people on one record do not undo one another.
 */
export function useContractForm<K extends ChangeName>(name: K, options: Options<K>): ContractForm<K> {
  type Values = Record<string, unknown>
  const { t } = useTranslation([options.screen, 'common'])
  const toast = useToast()
  const message = useErrorMessage()
  const start = (options.start ?? {}) as Values
  const [changed, setChanged] = useState<Values>({})
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const change = useChange(name, { also: options.also })
  const values = useMemo(() => ({ ...start, ...changed }), [start, changed])
  const dirty = Object.keys(changed).filter((key) => !isSame(changed[key], start[key]))
  const isDirty = dirty.length > 0

  const set = (key: string, value: unknown) => {
    setChanged((before) => ({ ...before, [key]: value }))
    if (errors[key]) setErrors(({ [key]: _, ...rest }) => rest)
  }
  const label = (key: string) => t(`fields.${key}`)
  const missing = () =>
    Object.fromEntries(
      (options.required ?? [])
        .filter((key) => isEmpty(values[key]))
        .map((key) => [key, [t('common:field_required', { field: label(key) })]]),
    )

  const save = async () => {
    const lacking = missing()
    setErrors(lacking)
    if (Object.keys(lacking).length > 0) return false
    const sent = options.sendsAll ? Object.keys(values) : dirty
    const body = {
      ...Object.fromEntries(sent.map((key) => [key, values[key] === '' ? null : values[key]])),
      ...options.extra?.(),
    }
    try {
      const reply = await change.mutateAsync({ params: options.params, body } as never)
      setChanged({})
      options.onDone?.(reply)
      return true
    } catch (error) {
      const found = error instanceof ValidationError ? error.fieldErrors : {}
      setErrors(byField(found, values, t('common:field_refused')))
      if (Object.keys(found).length === 0)
        toast.error({
          title: t('common:not_saved'),
          text: message(error),
        })
      return false
    }
  }
  const field = (key: string): Common => ({
    name: key,
    label: label(key),
    isRequired: options.required?.includes(key as never) || undefined,
    errors: errors[key],
  })
  return {
    values: values as Draft<K>,
    set: set as ContractForm<K>['set'],
    isDirty,
    isSaving: change.isPending,
    save,
    reset: () => {
      setChanged({})
      setErrors({})
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
      value: typeof values[key] === 'number' ? (values[key] as number) : Number.NaN,
      onChange: (value) => set(key, Number.isNaN(value) ? null : value),
    }),
    flag: (key) => ({ name: key, isSelected: values[key] === true, onChange: (on) => set(key, on) }),
  }
}

/** Messages of the server by the field they belong to: `variants.0.title` is the field `variants`. */
function byField(found: Readonly<Record<string, string[]>>, values: object, fallback: string) {
  const fields: Record<string, string[]> = {}
  for (const [path, messages] of Object.entries(found)) {
    const top = path.split('.')[0] ?? path
    const key = path in values ? path : top
    // The server begins each sentence with the name of the field, which stands above it already.
    const words = messages.map(
      (message) => sentence(message.replace(new RegExp(`^${literal(path)}\\s+`), '')) || fallback,
    )
    fields[key] = [...(fields[key] ?? []), ...words]
  }
  return fields
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)

/** Saves with ⌘S or Ctrl S, wherever the focus is. */
export function useSaveKey(form: { isDirty: boolean; save(): Promise<boolean> }): void {
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      if (latest.current.isDirty) void latest.current.save()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
