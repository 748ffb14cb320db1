import { useT } from '../i18n/use-t'

interface Props {
  name: string
  label: string
  value: string
  error?: string
  hint?: string
  type?: string
  autoComplete?: string
  inputMode?: 'numeric' | 'tel'
  isOptional?: boolean
  choices?: string[]
  /** More than one line: how many are seen at once. */
  rows?: number
  dir?: 'ltr'
  minLength?: number
  maxLength?: number
  /** Ends of a day to choose. */
  min?: string
  max?: string
  className?: string
}

/** Label, control, hint and error, tied together for people who hear the page. */
export function Field({
  name,
  label,
  value,
  error,
  hint,
  type = 'text',
  choices,
  rows,
  isOptional,
  className = '',
  ...rest
}: Props) {
  const { t } = useT()
  const about = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined
  const shared = {
    id: name,
    name,
    defaultValue: value,
    required: !isOptional,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': about,
  }
  return (
    <div className={`field ${className}`.trim()} data-name={name}>
      <label htmlFor={name}>
        {label}
        {isOptional && <span className="field-optional"> {t('optional')}</span>}
      </label>
      {choices ? (
        <select {...shared} autoComplete={rest.autoComplete}>
          <option value=""></option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} rows={rows} maxLength={rest.maxLength} />
      ) : (
        <input {...shared} {...rest} type={type} />
      )}
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="refusal" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
