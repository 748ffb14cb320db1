import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import type { ContractForm } from '../../kit/form/use-contract-form'
import { PermissionMatrix } from './PermissionMatrix'

/** What a role is called, what it may do, and how much of an order it may give back. */
export function RoleForm({ form }: { form: ContractForm<'POST /admin/roles'> }) {
  const t = useWords('roles')
  const store = useEndpoint('GET /admin/store')
  const currency = store.data?.store.default_currency_code
  const limit = form.values.refund_limit
  const isLimited = limit !== null && limit !== undefined
  return (
    <>
      <Card>
        <div className="ad-Fields">
          <TextField {...form.text('name')} />
          <TextField {...form.text('description')} rows={2} />
        </div>
      </Card>
      <Card title={t('fields.refund_limit')} description={t('refund_limit_text')}>
        <div className="ad-Fields">
          <Switch isSelected={isLimited} onChange={(isOn) => form.set('refund_limit', isOn ? 0 : null)}>
            {t('limit_refunds')}
          </Switch>
          {isLimited && currency && (
            <MoneyInput {...form.money('refund_limit')} currency={currency} minValue={0} />
          )}
        </div>
      </Card>
      {form.errors.permissions && (
        <p role="alert" className="ad-Alarm">
          {form.errors.permissions.join(' ')}
        </p>
      )}
      <PermissionMatrix
        permissions={form.values.permissions ?? []}
        onChange={(permissions) => form.set('permissions', permissions)}
      />
    </>
  )
}
