import type { PricedProduct, PricedVariant } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { invalidText } from '@cartwright/ui/invalid-text'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useErrorMessage } from '../../kit/use-error-message'
import { useMoney } from '../../kit/use-money'
import { amountIn, pricesWith } from './denominations'

interface Props {
  product: PricedProduct
  /** Absent for a new one. */
  variant?: PricedVariant
  /** The shop's own first: the denomination is called by what it is worth there. */
  currencies: readonly string[]
  onClose: () => void
}

/** What one denomination is worth in every currency. */
export function DenominationDialog({ product, variant, currencies, onClose }: Props) {
  const t = useWords('gift-cards')
  const toast = useToast()
  const message = useErrorMessage()
  const own = currencies[0] ?? 'eur'
  const money = useMoney(own)
  const [amounts, setAmounts] = useState<ReadonlyMap<string, MoneyValue>>(
    () => new Map(currencies.map((currency) => [currency, variant ? amountIn(variant, currency) : null])),
  )
  const [isTried, setTried] = useState(false)
  const add = useChange('POST /admin/products/:id/variants')
  const change = useChange('POST /admin/products/:id/variants/:variant_id')
  const worth = amounts.get(own)
  const isWorth = typeof worth === 'number' && worth > 0

  const save = async () => {
    setTried(true)
    const read = new Map<string, number | null>()
    for (const [currency, amount] of amounts) {
      if (amount === invalidText) return
      read.set(currency, amount)
    }
    if (!isWorth) return
    // One that is worth what it was keeps its name, as shops may call theirs otherwise.
    const name = variant && worth === amountIn(variant, own) ? {} : named(product, money(worth))
    const prices = pricesWith(variant, read)
    try {
      if (variant)
        await change.mutateAsync({
          params: { id: product.id, variant_id: variant.id },
          body: { ...name, prices },
        })
      else
        await add.mutateAsync({
          params: { id: product.id },
          body: { ...named(product, money(worth)), prices, manage_inventory: false },
        })
      toast.success(t('denomination_saved'))
      onClose()
    } catch (error) {
      toast.error({ title: t('common:not_saved'), text: message(error) })
    }
  }
  return (
    <FormDialog
      title={variant ? variant.title : t('denomination_add')}
      size="s"
      isDirty={add.isPending || change.isPending}
      isPending={add.isPending || change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {currencies.map((currency) => (
        <MoneyInput
          key={currency}
          label={currency.toUpperCase()}
          currency={currency}
          value={amounts.get(currency) ?? null}
          onChange={(amount) => setAmounts((before) => new Map(before).set(currency, amount))}
          minValue={0}
          isRequired={currency === own}
          hint={currency === own ? undefined : t('currency_hint')}
          errors={
            currency === own && isTried && !isWorth && worth !== invalidText ? t('needs_amount') : undefined
          }
        />
      ))}
    </FormDialog>
  )
}

/** Cards have one option, and its value is what the denomination is called. */
const named = (product: PricedProduct, title: string) => ({
  title,
  options: (product.options ?? []).map(({ id: option_id }) => ({ option_id, value: title })),
})
