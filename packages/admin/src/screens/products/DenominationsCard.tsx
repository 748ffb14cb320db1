import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { FormRow } from '@cartwright/ui/Form'
import { type GridChange, noChanges } from '@cartwright/ui/grid-changes'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon, PlusIcon } from '@cartwright/ui/icons'
import { MoneyInput, type MoneyValue } from '@cartwright/ui/MoneyInput'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../i18n/use-words'
import { useMoney } from '../../kit/use-money'
import type { NewVariants } from './use-new-variants'
import { matrixOf, type OptionDraft, priceColumn } from './variant-matrix'
import './products.css'
import '../../kit/form/words-field.css'

const id = 'denominations'

/** The amounts a gift card can be bought for: a variant each, priced at what it is worth in the shop's own currency. */
export function DenominationsCard({ of, currency }: { of: NewVariants; currency: string }) {
  const t = useWords('products')
  const { t: ui } = useTranslation('ui')
  const money = useMoney(currency)
  const [typed, setTyped] = useState<MoneyValue>(null)
  const [round, setRound] = useState(0)
  const column = priceColumn(currency)
  const price = (key: string) => of.changes.get(key)?.[column]?.value
  const amounts = of.rows.flatMap(({ key }) => price(key) ?? []).filter((one) => typeof one === 'number')

  const replace = (next: readonly number[]) => {
    const sorted = [...new Set(next)].sort((one, other) => one - other)
    const options: OptionDraft[] = [{ id, title: t('denominations'), values: sorted.map(money) }]
    if (sorted.length === 0) return of.restart([], noChanges)
    const cells = new Map<string, Readonly<Record<string, GridChange>>>()
    for (const [at, { key }] of matrixOf(options).entries())
      cells.set(key, { ...of.changes.get(key), [column]: { value: sorted[at] ?? 0 } })
    of.restart(options, cells)
  }
  const add = () => {
    if (typeof typed !== 'number' || typed <= 0) return
    replace([...amounts, typed])
    setTyped(null)
    setRound(round + 1)
  }
  return (
    <Card title={t('denominations')} description={t('denominations_text')}>
      <div className="ad-Fields">
        {amounts.length > 0 && (
          <ul className="ad-Words-list" aria-label={t('denominations')}>
            {amounts.map((amount) => (
              <li key={amount} className="ad-Words-word">
                <bdi className="ad-Words-text">{money(amount)}</bdi>
                <IconButton
                  size="s"
                  label={ui('removeNamed', { name: money(amount) })}
                  hasTooltip={false}
                  icon={<CloseIcon size={12} />}
                  onPress={() => replace(amounts.filter((one) => one !== amount))}
                />
              </li>
            ))}
          </ul>
        )}
        <FormRow className="ad-Denomination">
          <MoneyInput
            key={round}
            label={t('denomination')}
            currency={currency}
            value={typed}
            onChange={setTyped}
            minValue={1}
            autoFocus={round > 0}
          />
          <Button icon={<PlusIcon />} isDisabled={typeof typed !== 'number' || typed <= 0} onPress={add}>
            {t('add_denomination')}
          </Button>
        </FormRow>
      </div>
    </Card>
  )
}
