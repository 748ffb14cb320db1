import type { MoneyAmount, PricedProduct, PricedVariant } from '@cartwright/contract'
import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { FocusModal } from '@cartwright/ui/FocusModal'
import { invalidText } from '@cartwright/ui/invalid-text'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useToast } from '@cartwright/ui/Toast'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'

interface Props {
  product: PricedProduct
  onClose: () => void
}

/** A column of the grid: a currency of the shop, or a region with prices of its own. */
interface PriceColumn {
  id: string
  name: string
  currency_code: string
  region_id: string | null
}

/** All prices of a product in one place: a line for each variant, a column for each currency and region. */
export function PriceGrid({ product, onClose }: Props) {
  const t = useWords('products')
  const message = useErrorMessage()
  const toast = useToast()
  const columns = useColumns()
  const [changed, setChanged] = useState<ReadonlyMap<string, MoneyValue>>(new Map())
  const grid = useRef<HTMLDivElement>(null)
  const save = useChange('POST /admin/products/:id/variants/:variant_id', { also: ['/admin/variants'] })

  const saveAll = async () => {
    const amounts = amountsOf(changed)
    if (!amounts) {
      grid.current?.querySelector<HTMLElement>('input:invalid')?.focus()
      return false
    }
    const touched = product.variants.filter(({ id }) =>
      columns.some((column) => changed.has(`${id} ${column.id}`)),
    )
    try {
      for (const variant of touched)
        await save.mutateAsync({
          params: { id: product.id, variant_id: variant.id },
          body: { prices: pricesOf(variant, columns, amounts) },
        })
    } catch (error) {
      toast.error({ title: t('prices_not_saved'), text: message(error) })
      return false
    }
    if (touched.length > 0) toast.success(t('prices_saved'))
    return true
  }

  return (
    <FocusModal
      title={t('prices_of', { name: product.title })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDirty={changed.size > 0}
      onSave={saveAll}
      className="ad-PriceModal"
    >
      {columns.length === 0 ? (
        <Skeleton lines={4} />
      ) : (
        <div className="ad-Grid" ref={grid}>
          <table>
            <caption className="cw-hidden">{t('prices')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('variant')}</th>
                {columns.map((column) => (
                  <th key={column.id} scope="col">
                    {column.name}
                    <span className="ad-Grid-unit">
                      {column.region_id ? column.currency_code.toUpperCase() : ''}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody onKeyDown={moveByRow}>
              {product.variants.map((variant) => (
                <tr key={variant.id}>
                  <th scope="row">{variant.title}</th>
                  {columns.map((column) => {
                    const key = `${variant.id} ${column.id}`
                    const amount = changed.has(key) ? changed.get(key) : priceIn(variant, column)?.amount
                    return (
                      <td key={column.id}>
                        <MoneyInput
                          label={t('price_of', { variant: variant.title, column: column.name })}
                          isLabelHidden
                          currency={column.currency_code}
                          value={amount ?? null}
                          onChange={(next) => setChanged((before) => new Map(before).set(key, next))}
                          minValue={0}
                          placeholder={column.region_id ? t('as_currency') : '—'}
                        />
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FocusModal>
  )
}

/** The arrow keys and Enter go to the same column of the next line, as in a spreadsheet; Tab goes along the line. */
function moveByRow(event: KeyboardEvent) {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing
  const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
  if (!isPlain || !['ArrowUp', 'ArrowDown', 'Enter'].includes(event.key)) return
  event.preventDefault()
  const cell = (event.target as HTMLElement).closest('td')
  const row = cell?.closest('tr')
  const next = (isUp ? row?.previousElementSibling : row?.nextElementSibling) as HTMLTableRowElement | null
  next?.cells[cell?.cellIndex ?? -1]?.querySelector('input')?.focus()
}

/** What was changed, as amounts; undefined while the text of any cell is none. */
function amountsOf(changed: ReadonlyMap<string, MoneyValue>): Map<string, number | null> | undefined {
  const amounts = new Map<string, number | null>()
  for (const [key, amount] of changed) {
    if (amount === invalidText) return undefined
    amounts.set(key, amount)
  }
  return amounts
}

function useColumns(): PriceColumn[] {
  const store = useEndpoint('GET /admin/store')
  const regions = useEndpoint('GET /admin/regions', { query: { limit: 100 } })
  if (!store.data || !regions.data) return []
  const own = store.data.store.default_currency_code
  const codes = [...new Set([own, ...(store.data.store.currencies?.map(({ code }) => code) ?? [])])]
  return [
    ...codes.map((code) => ({ id: code, name: code.toUpperCase(), currency_code: code, region_id: null })),
    ...regions.data.regions.map(({ id, name, currency_code }) => ({
      id,
      name,
      currency_code,
      region_id: id,
    })),
  ]
}

/** The price of a variant in one column; prices of price lists live elsewhere. */
const priceIn = (variant: PricedVariant, column: PriceColumn): MoneyAmount | undefined =>
  variant.prices?.find((price) => !price.price_list_id && isIn(price, column))

const isIn = (price: MoneyAmount, { currency_code, region_id }: PriceColumn) =>
  region_id ? price.region_id === region_id : !price.region_id && price.currency_code === currency_code

/** All prices a variant shall have: the shop forgets those that are not sent. */
export function pricesOf(
  variant: PricedVariant,
  columns: readonly PriceColumn[],
  changed: ReadonlyMap<string, number | null>,
) {
  const kept = variant.prices?.filter(
    (price) => !price.price_list_id && !columns.some((column) => isIn(price, column)),
  )
  const prices = columns.flatMap((column) => {
    const price = priceIn(variant, column)
    const key = `${variant.id} ${column.id}`
    const amount = changed.has(key) ? changed.get(key) : price?.amount
    if (amount === null || amount === undefined) return []
    return [{ ...(price ? { id: price.id } : {}), ...place(column), amount }]
  })
  return [
    ...prices,
    ...(kept ?? []).map(({ id, amount, region_id, currency_code }) => ({
      id,
      amount,
      ...(region_id ? { region_id } : { currency_code }),
    })),
  ]
}

const place = ({ region_id, currency_code }: PriceColumn) => (region_id ? { region_id } : { currency_code })
