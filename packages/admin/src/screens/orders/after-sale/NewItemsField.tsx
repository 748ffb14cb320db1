import type { Order } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon } from '@cartwright/ui/icons'
import { Money } from '@cartwright/ui/Money'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../i18n/use-words'
import { resource } from '../../../kit/resource/resource'
import { useSource } from '../../../kit/resource/use-list'
import { Thumbnail } from '../../../kit/Thumbnail'
import { useMoney } from '../../../kit/use-money'
import { type NewItem, unitPrice, variantName } from './draft'

const variants = resource({ list: 'GET /admin/variants', rows: (reply) => reply.variants })

interface Props {
  order: Order
  value: readonly NewItem[]
  onChange: (items: NewItem[]) => void
  errors?: string
  /** Whether nobody has been here yet: then the choice is open at once, as there is nothing else to do. */
  isFirst?: RefObject<boolean>
}

/** The goods that go out instead: found by searching, at the prices of this order. */
export function NewItemsField({ order, value, onChange, errors, isFirst }: Props) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const { t: ui } = useTranslation('ui')
  const money = useMoney(order.currency_code)
  const [isOpen, setOpen] = useState(isFirst?.current ?? false)
  useEffect(() => {
    if (isFirst) isFirst.current = false
  }, [isFirst])
  const opener = useRef<HTMLButtonElement>(null)
  const query = useMemo(
    () => ({ region_id: order.region_id, customer_id: order.customer_id, expand: 'product' }),
    [order.region_id, order.customer_id],
  )
  const source = useSource(variants, query)
  const set = (id: string, quantity: number) =>
    onChange(value.map((item) => (item.variant.id === id ? { ...item, quantity } : item)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the other fields are
    <div role="group" aria-label={t('step.new_items')} className="cw-Field">
      <ul>
        {value.map(({ variant, quantity }) => (
          <li key={variant.id} className="as-Line">
            <Thumbnail url={variant.product?.thumbnail} />
            <span className="as-Line-text">
              <bdi className="as-Line-title">{variantName(variant)}</bdi>
              <span className="as-Line-detail">
                {variant.sku && (
                  <>
                    <bdi>{variant.sku}</bdi>
                    {' · '}
                  </>
                )}
                <Money amount={unitPrice(variant)} currency={order.currency_code} />
              </span>
            </span>
            <span className="as-Line-end">
              <NumberInput
                label={words('quantity_of', { name: variantName(variant) })}
                isLabelHidden
                value={quantity}
                onChange={(next) => set(variant.id, next || 1)}
                minValue={1}
              />
              <IconButton
                size="s"
                label={ui('removeNamed', { name: variantName(variant) })}
                hasTooltip={false}
                icon={<CloseIcon size={12} />}
                onPress={() => {
                  onChange(value.filter((item) => item.variant.id !== variant.id))
                  // The button that was pressed is gone.
                  opener.current?.focus()
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button ref={opener} className="cw-RelationPicker-open" onPress={() => setOpen(true)}>
        {t('choose_items')}
      </Button>
      {errors && (
        <p role="alert" className="cw-Wizard-problem">
          {errors}
        </p>
      )}
      <RelationDialog
        {...source}
        title={t('choose_items')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        value={value.map(({ variant }) => variant)}
        rowName={variantName}
        rowDescription={(variant) =>
          [
            variant.sku,
            money(unitPrice(variant)),
            variant.manage_inventory && t('in_stock', { count: variant.inventory_quantity }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        rowThumbnail={(variant) => <Thumbnail url={variant.product?.thumbnail} />}
        onChoose={(chosen) =>
          onChange(
            chosen.map(
              (variant) => value.find((item) => item.variant.id === variant.id) ?? { variant, quantity: 1 },
            ),
          )
        }
      />
    </div>
  )
}
