import type { CallName, Input, Output } from '@cartwright/contract'
import type { ChangeName } from '@cartwright/sdk/react'
import {
  type DateProps,
  type DraftForm,
  type DraftOptions,
  type FlagProps,
  type MoneyProps,
  type NumberProps,
  type TextProps,
  useDraft,
} from './use-draft'

/** What a call takes in its body, all of it optional while it is being written. */
export type Draft<K extends CallName> = Partial<NonNullable<Input<K>['body']>>
/** The names of those fields of a body that hold a value of this kind. */
export type Named<K extends CallName, T> = {
  [P in keyof Draft<K>]-?: [Extract<NonNullable<Draft<K>[P]>, T>] extends [never] ? never : P
}[keyof Draft<K>] &
  string

interface Options<K extends ChangeName> extends DraftOptions {
  params?: Input<K>['params']
  required?: readonly (keyof Draft<K> & string)[]
  extra?: () => Draft<K>
  onDone?: (reply: Output<K>) => void
}

export interface ContractForm<K extends ChangeName>
  extends Pick<DraftForm, 'isDirty' | 'isSaving' | 'save' | 'reset' | 'errors' | 'label'> {
  values: Draft<K>
  set<P extends keyof Draft<K>>(name: P, value: Draft<K>[P]): void
  /** Props of a field of text. */
  text(name: Named<K, string>): TextProps
  /** Props of a field for a whole number. */
  number(name: Named<K, number>): NumberProps
  /** Props of a field for an amount of money. */
  money(name: Named<K, number>): MoneyProps
  /** Props of a field for a day or a moment. */
  date(name: Named<K, string>): DateProps
  /** Props of a switch or a tick box. */
  flag(name: Named<K, boolean>): FlagProps
}

/**
 * A form that fills the body of a call. Field names are those of the contract and labels come from the screen's
 * translations; what the server refuses lands on its field, the rest in a toast. For changes only the changed fields
 * are sent, so that two people on one record do not undo one another.
 */
export const useContractForm = <K extends ChangeName>(name: K, options: Options<K>): ContractForm<K> =>
  useDraft(name, options, options.onDone) as unknown as ContractForm<K>
