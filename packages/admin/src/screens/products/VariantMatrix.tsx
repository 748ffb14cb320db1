import { Card } from '@cartwright/ui/Card'
import { FormRow } from '@cartwright/ui/Form'
import { GridEditor } from '@cartwright/ui/GridEditor'
import type { GridColumn } from '@cartwright/ui/grid-column'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { TextField } from '@cartwright/ui/TextField'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words'
import type { NewVariants } from './use-new-variants'
import { priceColumn, refusedCells, type VariantDraft } from './variant-matrix'

interface Props {
  of: NewVariants
  currencies: readonly string[]
}

/** What all new variants cost and how many there are of each; for a single one its numbers too. */
export function BaseCard({ of: { options, base, setBase }, currencies }: Props) {
  const t = useWords('products')
  const isAlone = options.length === 0
  return (
    <Card title={t('price_and_stock')} description={isAlone ? undefined : t('price_and_stock_text')}>
      <div className="ad-Fields">
        <FormRow>
          {currencies.map((code) => (
            <MoneyInput
              key={code}
              label={t('price_in', { currency: code.toUpperCase() })}
              currency={code}
              value={base.prices[code] ?? null}
              onChange={(amount) => setBase({ prices: { ...base.prices, [code]: amount } })}
              minValue={0}
            />
          ))}
        </FormRow>
        <FormRow>
          <NumberInput
            label={t(isAlone ? 'fields.inventory_quantity' : 'stock_each')}
            value={base.stock}
            onChange={(stock) => setBase({ stock: stock || 0 })}
            minValue={0}
          />
          {isAlone && (
            <>
              <TextField label={t('fields.sku')} value={base.sku} onChange={(sku) => setBase({ sku })} />
              <TextField
                label={t('fields.barcode')}
                value={base.barcode}
                onChange={(barcode) => setBase({ barcode })}
              />
            </>
          )}
        </FormRow>
      </div>
    </Card>
  )
}

interface MatrixProps extends Props {
  /** What the shop refused, by the path of the field. */
  errors: Readonly<Record<string, string[]>>
}

/** Every variant the options make, each to be changed before the product is there. */
export function MatrixCard({ of, currencies, errors }: MatrixProps) {
  const t = useWords('products')
  const { rows, amounts, changes, setChanges, isTooMany, count } = of
  const { stock } = of.base
  const columns = useMemo(
    (): GridColumn<VariantDraft>[] => [
      { id: 'title', type: 'text', header: t('fields.title'), isRequired: true, value: ({ title }) => title },
      { id: 'sku', type: 'text', header: t('fields.sku'), width: 130, value: () => null },
      ...currencies.map(
        (code): GridColumn<VariantDraft> => ({
          id: priceColumn(code),
          type: 'money',
          header: code.toUpperCase(),
          currency: code,
          minValue: 0,
          placeholder: '—',
          value: () => amounts[code] ?? null,
        }),
      ),
      {
        id: 'stock',
        type: 'number',
        header: t('fields.stock'),
        minValue: 0,
        isRequired: true,
        value: () => stock,
      },
      { id: 'barcode', type: 'text', header: t('fields.barcode'), width: 130, value: () => null },
    ],
    [t, currencies, amounts, stock],
  )
  const refused = useMemo(() => refusedCells(errors, rows), [errors, rows])
  return (
    <Card
      title={t('variants')}
      description={isTooMany ? undefined : t('variants_made', { count })}
      className="ad-Matrix"
    >
      {isTooMany && (
        <p role="alert" className="ad-Alarm">
          {t('too_many_variants', { count })}
        </p>
      )}
      <GridEditor
        label={t('variants')}
        rowHeader={t('variant')}
        rows={rows}
        columns={columns}
        rowId={({ key }) => key}
        rowName={({ title }) => title}
        changes={changes}
        onChange={setChanges}
        errors={refused}
        maxHeight="420px"
      />
    </Card>
  )
}
