import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t'

/**
 * All that is wrong with a form, above it, each leading to its field: whoever hears the page need not look for it. Announced
 * where a script sent the form, and the first thing that is reached where the page came anew.
 */
interface Props {
  errors: Partial<Record<string, string>>
  /** What helps where the whole form is refused. */
  way?: ReactNode
}

export function ErrorSummary({ errors, way }: Props) {
  const { t } = useT()
  const { form, ...fields } = errors
  const listed = Object.entries(fields).filter(([, text]) => text)
  if (!form && listed.length === 0) return null
  return (
    <div role="alert" className="notice notice-error" id="problems" tabIndex={-1}>
      {form && (
        <p>
          {form} {way}
        </p>
      )}
      {listed.length > 0 && (
        <>
          {!form && <p>{t('please_mend')}</p>}
          <ul>
            {listed.map(([name, text]) => (
              <li key={name}>
                <a href={`#${name}`}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
