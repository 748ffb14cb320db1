import type { AuditEntry } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Money } from '@cartwright/ui/Money'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words'
import { changesOf, type FieldChange } from './audit-values'
import './audit-log.css'

interface Props {
  title: string
  /** Which record it is. */
  note: ReactNode
  before: AuditEntry['before']
  after: AuditEntry['after']
}

/** The fields of a row that changed: how each was, and how it is. */
export function FieldDiff({ title, note, before, after }: Props) {
  const t = useWords('audit-log')
  const changes = changesOf(before, after)
  return (
    <section className="ad-Audit-row">
      <h3 className="ad-Part-title">{title}</h3>
      <p className="ad-Muted">{note}</p>
      {changes.length > 0 && (
        <table className="ad-Audit-diff">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              {before && <th scope="col">{t('before')}</th>}
              {after && <th scope="col">{t('after')}</th>}
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.name}>
                <th scope="row" dir="ltr">
                  {change.name}
                </th>
                {before && (
                  <td data-was={after ? true : undefined}>
                    <Value of={change} value={change.before} />
                  </td>
                )}
                {after && (
                  <td>
                    <Value of={change} value={change.after} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Value({ of: { name, currency }, value }: { of: FieldChange; value: unknown }) {
  const t = useWords('audit-log')
  if (value === null || value === undefined || value === '') return <span className="ad-Muted">–</span>
  if (value === '[hidden]') return <span className="ad-Muted">{t('hidden')}</span>
  if (typeof value === 'boolean') return t(value ? 'common:yes' : 'common:no')
  if (typeof value === 'number' && name === 'refund_limit') return <StoreMoney amount={value} />
  if (typeof value === 'number' && currency) return <Money amount={value} currency={currency} />
  if (typeof value === 'object') return <code dir="ltr">{JSON.stringify(value)}</code>
  return <bdi>{String(value)}</bdi>
}

/** An amount in the currency of the shop: limits of refunds are. */
function StoreMoney({ amount }: { amount: number }) {
  const { data } = useEndpoint('GET /admin/store')
  const currency = data?.store.default_currency_code
  return currency ? <Money amount={amount} currency={currency} /> : String(amount)
}
