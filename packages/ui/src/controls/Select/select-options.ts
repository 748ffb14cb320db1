import type { ReactNode } from 'react'
import type { SelectProps as AriaProps } from 'react-aria-components/Select'
import type { FieldProps } from '../Field/field-parts.js'

export interface SelectOption {
  id: string
  name: string
  /** A second, smaller line. */
  description?: ReactNode
  icon?: ReactNode
  isDisabled?: boolean
}

export interface SelectGroup {
  name: string
  options: readonly SelectOption[]
}

export interface SelectProps
  extends FieldProps,
    Pick<
      AriaProps,
      'isDisabled' | 'isRequired' | 'name' | 'autoFocus' | 'isOpen' | 'onOpenChange' | 'onBlur'
    > {
  /** The choices, or groups of them. */
  options: readonly SelectOption[] | readonly SelectGroup[]
  /** The id of the chosen option; null when there is none. */
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  placeholder?: string
}

export const isGroup = (one: SelectOption | SelectGroup): one is SelectGroup => 'options' in one

export const allOptions = (options: SelectProps['options']): readonly SelectOption[] =>
  options.flatMap((one) => (isGroup(one) ? one.options : [one]))

/**
 * Which option is meant by letters that are typed while the list is closed, beginning at the one that is chosen; typed again,
 * a single letter goes on to the next.
 */
export function optionTyped(
  options: readonly SelectOption[],
  chosen: string | null,
  typed: string,
  locale: string,
): SelectOption | undefined {
  const possible = options.filter(({ isDisabled }) => !isDisabled)
  const isRepeated = [...typed].every((letter) => letter === typed[0])
  const wanted = isRepeated ? typed.slice(0, 1) : typed
  const at = possible.findIndex(({ id }) => id === chosen)
  const from = isRepeated ? at + 1 : Math.max(at, 0)
  const inTurn = [...possible.slice(from), ...possible.slice(0, from)]
  const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' })
  return inTurn.find(({ name }) => compare(name.slice(0, wanted.length), wanted) === 0)
}
