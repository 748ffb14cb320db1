import { DateInput } from '@cartwright/ui/DateInput'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { Select, type SelectOption } from '@cartwright/ui/Select'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import type { ReactNode } from 'react'
import type { DraftForm } from './use-draft'

interface Base {
  /** As the body of the call has it. Its label is `fields.<name>` of the screen's sentences. */
  name: string
  isRequired?: boolean
  /** A sentence below the field. */
  hint?: ReactNode
}

/** A field of a form, by what it holds. */
export type FormField = Base &
  (
    | {
        kind?: 'text'
        /** Lines; more than one makes it an area. */
        rows?: number
        /** Can be said once, when the record is made. */
        isFixed?: boolean
        placeholder?: string
        type?: 'text' | 'email' | 'tel' | 'url'
        prefix?: ReactNode
      }
    | { kind: 'number'; min?: number; max?: number; unit?: string }
    | { kind: 'percent'; max?: number }
    | { kind: 'money'; currency: string }
    | { kind: 'flag' }
    | { kind: 'date' }
    | { kind: 'choice'; options: readonly SelectOption[]; isFixed?: boolean }
  )

/** Draws the fields of a form, one below the other. */
export function FormFields({
  form,
  fields,
  isNew,
}: {
  form: DraftForm
  fields: readonly FormField[]
  isNew: boolean
}) {
  return fields.map((field) => <FormField key={field.name} form={form} field={field} isNew={isNew} />)
}

function FormField({ form, field, isNew }: { form: DraftForm; field: FormField; isNew: boolean }) {
  const { name, hint } = field
  switch (field.kind) {
    case 'number':
      return (
        <NumberInput
          {...form.number(name)}
          hint={hint}
          minValue={field.min}
          maxValue={field.max}
          suffix={field.unit}
        />
      )
    case 'percent':
      return (
        <NumberInput
          {...form.number(name)}
          hint={hint}
          minValue={0}
          maxValue={field.max}
          formatOptions={{ maximumFractionDigits: 4 }}
          suffix="%"
        />
      )
    case 'money':
      return <MoneyInput {...form.money(name)} hint={hint} currency={field.currency} />
    case 'flag':
      return (
        <Switch {...form.flag(name)} hint={hint}>
          {form.label(name)}
        </Switch>
      )
    case 'date':
      return <DateInput {...form.date(name)} hint={hint} />
    case 'choice': {
      const { value, onChange, ...common } = form.text(name)
      return (
        <Select
          {...common}
          hint={hint}
          value={value || null}
          onChange={(id) => onChange(id ?? '')}
          options={field.options}
          isDisabled={field.isFixed && !isNew}
        />
      )
    }
    default:
      return (
        <TextField
          {...form.text(name)}
          hint={hint}
          rows={field.rows}
          type={field.type}
          placeholder={field.placeholder}
          prefix={field.prefix}
          isReadOnly={field.isFixed && !isNew}
        />
      )
  }
}
