import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon, PlusIcon } from '@cartwright/ui/icons'
import { invalidText } from '@cartwright/ui/invalid-text'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { UnsavedGuard } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { Page } from '../../kit/Page'
import { useMoney } from '../../kit/use-money'
import { paths } from '../../paths'

interface Line {
  id: number
  amount: MoneyValue
}

/** Makes the gift card a shop sells: its name and what it can be bought for. Pictures and channels follow on its page. */
export function NewGiftCardProduct() {
  const t = useWords('gift-cards')
  const toast = useToast()
  const store = useEndpoint('GET /admin/store')
  const currency = store.data?.store.default_currency_code ?? 'eur'
  const money = useMoney(currency)
  const [lines, setLines] = useState<readonly Line[]>([{ id: 0, amount: null }])
  const [isTried, setTried] = useState(false)
  const amounts = lines.flatMap(({ amount }) => (typeof amount === 'number' && amount > 0 ? [amount] : []))
  const start = useMemo(() => ({ title: t('manage.name') }), [t])
  const form = useContractForm('POST /admin/products', {
    start,
    required: ['title'],
    screen: 'gift-cards',
    sendsAll: true,
    extra: () => ({
      is_giftcard: true,
      discountable: false,
      status: 'draft' as const,
      options: [{ title: t('fields.denomination') }],
      variants: [...new Set(amounts)].map((amount) => ({
        title: money(amount),
        options: [{ value: money(amount) }],
        manage_inventory: false,
        prices: [{ currency_code: currency, amount }],
      })),
    }),
    onDone: () => toast.success(t('manage.made')),
  })
  const save = async () => {
    setTried(true)
    if (amounts.length === 0 || lines.some(({ amount }) => amount === invalidText)) return
    await form.save()
  }
  const nextId = () => Math.max(...lines.map(({ id }) => id)) + 1
  return (
    <Page
      title={t('manage.title')}
      crumbs={[{ name: t('list.title'), href: paths.giftCards }]}
      width="narrow"
      subtitle={t('manage.text')}
    >
      <UnsavedGuard isDirty={form.isDirty} />
      <form
        className="ad-Stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Card title={t('details')}>
          <div className="ad-Fields">
            <TextField {...form.text('title')} />
            <TextField {...form.text('description')} rows={3} />
          </div>
        </Card>
        <Card title={t('denominations')} description={t('denominations_text')}>
          <div className="ad-Fields">
            {lines.map((line, at) => (
              <div key={line.id} className="ad-Piece">
                <MoneyInput
                  className="ad-Short"
                  label={t('denomination_number', { number: at + 1 })}
                  currency={currency}
                  value={line.amount}
                  onChange={(amount) =>
                    setLines((before) => before.map((one) => (one.id === line.id ? { ...one, amount } : one)))
                  }
                  minValue={0}
                  errors={
                    at === 0 && isTried && amounts.length === 0 && line.amount !== invalidText
                      ? t('needs_amount')
                      : undefined
                  }
                />
                {lines.length > 1 && (
                  <IconButton
                    size="s"
                    label={t('denomination_remove', { number: at + 1 })}
                    icon={<CloseIcon />}
                    onPress={() => setLines((before) => before.filter(({ id }) => id !== line.id))}
                  />
                )}
              </div>
            ))}
            <div>
              <Button
                icon={<PlusIcon />}
                onPress={() => setLines((before) => [...before, { id: nextId(), amount: null }])}
              >
                {t('denomination_add')}
              </Button>
            </div>
          </div>
        </Card>
        <div className="ad-Form-foot">
          <Button type="submit" variant="primary" isPending={form.isSaving}>
            {t('manage.make')}
          </Button>
        </div>
      </form>
    </Page>
  )
}
