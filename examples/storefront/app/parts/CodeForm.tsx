import { useFetcher } from 'react-router'
import { useT } from '../i18n/use-t'
import type { action } from '../pages/CartPage'
import type { CartView } from '../shop/cart-view'

interface Props {
  codes: CartView['codes']
  /** The refusal of a plain form, where no fetcher remembers it. */
  refusal?: { error?: string; code?: string }
}

/** One field for both kinds of code, folded away until wanted. */
export function CodeForm({ codes, refusal }: Props) {
  const { t } = useT()
  const fetcher = useFetcher<typeof action>({ key: 'code' })
  const outcome = fetcher.data ?? refusal
  const error = fetcher.state === 'idle' ? outcome?.error : undefined
  return (
    <div className="codes">
      {codes.length > 0 && (
        <ul>
          {codes.map(({ code }) => (
            <li key={code}>
              <fetcher.Form method="post" action="/cart">
                <input type="hidden" name="code" value={code} />
                <bdi>{code}</bdi>
                <button type="submit" name="intent" value="uncode" className="text-button">
                  {t('remove')}
                  <span className="visually-hidden"> {code}</span>
                </button>
              </fetcher.Form>
            </li>
          ))}
        </ul>
      )}
      <details open={error ? true : undefined}>
        <summary>{t('have_code')}</summary>
        <fetcher.Form method="post" action="/cart" className="code-form">
          <label htmlFor="code">{t('code')}</label>
          <div className="code-row">
            <input
              id="code"
              name="code"
              defaultValue={outcome?.error ? outcome.code : ''}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'code-error' : undefined}
            />
            <button type="submit" name="intent" value="code" className="button button-quiet">
              {t('apply')}
            </button>
          </div>
          <p id="code-error" role="alert" className="refusal">
            {error}
          </p>
        </fetcher.Form>
      </details>
    </div>
  )
}
