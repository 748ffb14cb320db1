import type { StoreDetails } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { Select } from '@cartwright/ui/Select'
import { languageOf, tagOf } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../i18n/use-words'
import { SaveBar } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { Loaded } from '../../kit/Loaded'
import { SettingsPage } from './SettingsPage'

/** The shop itself: its name, its own currency, where its links lead. */
export function StoreSettingsPage() {
  const t = useWords('settings')
  const store = useEndpoint('GET /admin/store')
  return (
    <Loaded of={store} failure={t('store_failed')}>
      {(data) => (
        <SettingsPage part="details">
          <StoreForm store={data.store} />
        </SettingsPage>
      )}
    </Loaded>
  )
}

function StoreForm({ store }: { store: StoreDetails }) {
  const t = useWords('settings')
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([tagOf(languageOf(i18n.language))], { type: 'currency' })
  const form = useContractForm('POST /admin/store', { start: store, required: ['name'], screen: 'settings' })
  return (
    <>
      <Card title={t('general')}>
        <div className="ad-Fields">
          <TextField {...form.text('name')} />
          <Select
            label={form.label('default_currency_code')}
            hint={t('currency_hint')}
            errors={form.errors.default_currency_code}
            value={form.values.default_currency_code ?? null}
            onChange={(code) => form.set('default_currency_code', code)}
            options={(store.currencies ?? []).map(({ code }) => ({
              id: code,
              name: `${code.toUpperCase()} · ${names.of(code.toUpperCase())}`,
            }))}
          />
        </div>
      </Card>
      <Card title={t('links')} description={t('links_text')}>
        <div className="ad-Fields">
          <TextField
            {...form.text('swap_link_template')}
            placeholder="https://shop.example.com/swaps/{cart_id}"
          />
          <TextField
            {...form.text('payment_link_template')}
            placeholder="https://shop.example.com/pay/{cart_id}"
          />
          <TextField
            {...form.text('invite_link_template')}
            placeholder="https://shop.example.com/app/invite?token={invite_token}"
          />
        </div>
      </Card>
      <SaveBar form={form} />
    </>
  )
}
