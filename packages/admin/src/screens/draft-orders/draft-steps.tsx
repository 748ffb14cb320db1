import { useEndpoint } from '@cartwright/sdk/react'
import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { Select } from '@cartwright/ui/Select'
import { Switch } from '@cartwright/ui/Switch'
import { useStrings } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import { AddressLines } from '../../kit/AddressLines'
import type { WizardDraft } from '../../kit/form/use-wizard-draft'
import { regions } from '../../kit/resource/regions'
import { useSource } from '../../kit/resource/use-list'
import { useMoney } from '../../kit/use-money'
import { inRegion, sumsOf, type WrittenDraft } from './draft'
import './draft-orders.css'

export type StepProps = WizardDraft<WrittenDraft, keyof WrittenDraft>

/** Where it is sold: currency, prices and taxes follow from it. */
export function RegionStep({ draft, set, errorOf }: StepProps) {
  const t = useWords('draft-orders')
  const source = useSource(regions)
  return (
    <RelationPicker
      {...source}
      label={t('fields.region')}
      title={t('fields.region')}
      selectionMode="single"
      rowName={({ name }) => name}
      rowDescription={({ currency_code }) => currency_code.toUpperCase()}
      value={draft.region ? [draft.region] : []}
      onChange={(chosen) => set(inRegion(draft, chosen.at(-1)))}
      errors={errorOf('region')}
      isRequired
    />
  )
}

/** How it is sent, and for how much. */
export function ShippingStep({ draft, set, errorOf }: StepProps) {
  const words = useWords('orders')
  const currency = draft.region?.currency_code ?? 'usd'
  const money = useMoney(currency)
  const { data } = useEndpoint('GET /admin/shipping-options', {
    query: { region_id: draft.region?.id, is_return: false },
  })
  const options = data?.shipping_options ?? []
  return (
    <div className="ad-Fields">
      <Select
        label={words('shipping_option')}
        value={draft.option?.id ?? null}
        onChange={(id) => {
          const option = options.find((one) => one.id === id)
          set({ option, price: option?.amount ?? null })
        }}
        options={options.map(({ id, name, amount }) => ({
          id,
          name,
          description: amount === null ? undefined : money(amount),
        }))}
        hint={data && options.length === 0 ? words('no_shipping_options') : undefined}
        errors={errorOf('option')}
        isRequired
      />
      {draft.option && (
        <MoneyInput
          className="ad-Short"
          label={words('shipping_price')}
          hint={words('shipping_price_hint')}
          currency={currency}
          value={draft.price}
          onChange={(price) => set({ price })}
          minValue={0}
          errors={errorOf('price')}
          isRequired
        />
      )}
    </div>
  )
}

interface DiscountProps {
  draft: WrittenDraft
  problem: string | undefined
  onChange: (code: string) => void
}

/** A code of a discount, or none. */
export function DiscountStep({ draft, problem, onChange }: DiscountProps) {
  const t = useWords('draft-orders')
  const say = useStrings()
  return (
    <TextField
      className="ad-Short"
      label={t('fields.code')}
      hint={say('optional')}
      value={draft.code}
      onChange={onChange}
      errors={problem}
    />
  )
}

/** All of it once more, before it is made. */
export function ReviewStep({ draft, set }: StepProps) {
  const t = useWords('draft-orders')
  const words = useWords('orders')
  const money = useMoney(draft.region?.currency_code ?? 'usd')
  const { goods, shipping } = sumsOf(draft)
  const { lines, option, code, email, hasAddress } = draft
  return (
    <div className="ad-Fields">
      <DescriptionList
        items={[
          { id: 'region', term: t('fields.region'), details: draft.region?.name },
          { id: 'customer', term: t('fields.customer'), details: email.trim() },
          {
            id: 'address',
            term: words('shipping_address'),
            details: hasAddress ? <AddressLines address={draft.shipping} /> : words('no_address'),
          },
        ]}
      />
      <ul className="dr-Said">
        {lines.map(({ key, title, quantity, price }) => (
          <li key={key}>
            <span>
              {`${quantity} × `}
              <bdi>{title}</bdi>
            </span>
            <span>{money(typeof price === 'number' ? price * quantity : 0)}</span>
          </li>
        ))}
      </ul>
      <DescriptionList
        isNumeric
        items={[
          { id: 'goods', term: words('subtotal'), details: money(goods) },
          {
            id: 'shipping',
            term: option ? words('shipping_named', { method: option.name }) : words('shipping'),
            details: money(shipping),
          },
          ...(code.trim() ? [{ id: 'code', term: words('discount'), details: code.trim() }] : []),
          {
            id: 'sum',
            term: <strong>{t('before_tax')}</strong>,
            details: <strong>{money(goods + shipping)}</strong>,
          },
        ]}
      />
      <p className="ad-Muted">{t('review_text')}</p>
      <Switch isSelected={draft.isTold} onChange={(isTold) => set({ isTold })}>
        {words('tell_customer')}
      </Switch>
    </div>
  )
}
