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
  optionalText?: string
  choices?: string[]
  dir?: 'ltr'
  minLength?: number
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
  isOptional,
  optionalText,
  ...rest
}: Props) {
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
    <div className="field" data-name={name}>
      <label htmlFor={name}>
        {label}
        {isOptional && <span className="field-optional"> {optionalText}</span>}
      </label>
      {choices ? (
        <select {...shared} autoComplete={rest.autoComplete}>
          <option value=""></option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
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
